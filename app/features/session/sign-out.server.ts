import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import type { Opened } from "~/features/screens/open.server";
import { signOut } from "~/platform/auth/client.server";
import { endSession, keepSafety } from "./session.server";

/** Ends the session here or everywhere, and goes home (SES-02); the browser forgets it even if upstream does not answer. */
export async function signOutPosted({ opened, form, request }: Post): Promise<Outcome<null>> {
  if (form.get("everywhere") === "1") await signOutEverywhere(opened, request);
  else {
    await signOut(opened.platform, { everywhere: false });
    await endSession(opened.scope, request);
  }
  return { kind: "go", to: screenPath(opened.lng, "home") };
}

/**
 * Ends every session of the player; where the platform does not confirm it, this one in any case. The next page says which
 * of the two it was: who leaves a device behind must know that it is still signed in.
 */
export async function signOutEverywhere(
  { scope, platform }: Pick<Opened, "scope" | "platform">,
  request: Request,
) {
  const isEverywhere = await signOut(platform, { everywhere: true });
  await endSession(scope, request);
  const code = isEverywhere ? "signed-out" : "signed-out-here";
  await keepSafety(scope, request, { told: { code, until: null } });
}
