import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links";
import { signOut } from "~/platform/auth/client.server";
import { endSession, saveSafety } from "./session.server";

/** Ends the session here or everywhere, and goes home (SES-02); the browser forgets it even if upstream does not answer. */
export async function signOutPosted({ context, form, request }: Post): Promise<ActionResult<null>> {
  if (form.get("everywhere") === "1") await signOutEverywhere(context, request);
  else {
    await signOut(context.platform, { everywhere: false });
    await endSession(context.scope, request);
  }
  return { kind: "go", to: screenPath(context.lng, "home") };
}

/**
 * Ends every session of the player; where the platform does not confirm it, this one in any case. The next page says which
 * of the two it was: who leaves a device behind must know that it is still signed in.
 */
export async function signOutEverywhere(
  { scope, platform }: Pick<RequestContext, "scope" | "platform">,
  request: Request,
) {
  const isEverywhere = await signOut(platform, { everywhere: true });
  await endSession(scope, request);
  const code = isEverywhere ? "signed-out" : "signed-out-here";
  await saveSafety(scope, request, { told: { code, until: null } });
}
