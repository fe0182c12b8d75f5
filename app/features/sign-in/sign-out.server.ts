import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { endBrowserSession } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutAtPlatform } from "~/platform/services/auth/client.server";

/**
 * Ends the session here or everywhere, and redirects home (SES-02). The cookies go even if the platform does
 * not respond. Anything but `everywhere` 1 ends it here: leaving must always work.
 */
export const signOutForm = declareForm({
  screen: "user:logout",
  fields: z.object({ everywhere: z.unknown().optional() }),
  events: {
    name: "logout",
    fields: ({ typed }) => ({ devices: typed["everywhere"] === "1" ? "all" : "one" }),
  },
  run: async ({ everywhere }, { context, request }) => {
    if (everywhere === "1" || (Array.isArray(everywhere) && everywhere[0] === "1"))
      await signOutEverywhere(context, request);
    else {
      await signOutAtPlatform(context.platform, { everywhere: false });
      await endBrowserSession(context.scope, request);
    }
    return { ok: true, to: screenPath(context.lng, "home") };
  },
});

/**
 * Ends all sessions of the player, or only this one if the platform does not confirm. The next page says
 * which: the player must know if another device is still signed in.
 */
export async function signOutEverywhere(
  { scope, platform }: Pick<RequestContext, "scope" | "platform">,
  request: Request,
) {
  const isEverywhere = await signOutAtPlatform(platform, { everywhere: true });
  await endBrowserSession(scope, request);
  const code = isEverywhere ? "signed-out" : "signed-out-here";
  await updateSessionSafetyState(scope, request, { flash: { code, until: null } });
}
