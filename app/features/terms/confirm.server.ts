import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import { confirmTerms } from "~/platform/terms/client.server";

/** Why terms were not confirmed: the box was not ticked, or the platform did not take it (TRM-03). */
export interface ConfirmReply {
  readonly code: "not-accepted" | "unavailable";
}

/** Confirms the changed terms (TRM-03). */
export async function confirmPosted({ opened, form }: Post): Promise<Outcome<ConfirmReply>> {
  if (form.get("accept") === null) return { kind: "stay", status: 422, data: { code: "not-accepted" } };
  const answer = await confirmTerms(opened.platform);
  if (!answer.ok) return { kind: "stay", status: 503, data: { code: "unavailable" } };
  return { kind: "go", to: screenPath(opened.lng, "home") };
}
