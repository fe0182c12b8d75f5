import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import { signOut } from "~/platform/auth/client.server";
import { endSession } from "./session.server";

/** Ends the session here or everywhere, and goes home (SES-02); the browser forgets it even if upstream does not answer. */
export async function signOutPosted({ opened, form, request }: Post): Promise<Outcome<null>> {
  await signOut(opened.platform, { everywhere: form.get("everywhere") === "1" });
  await endSession(opened.scope, request);
  return { kind: "go", to: screenPath(opened.lng, "home") };
}
