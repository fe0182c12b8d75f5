import type { SupportChat } from "~/domain/support/chat";
import type { RequestContext } from "~/features/gate/request-context";

/** The support chat that a page offers in its language; null = none, as on every notice (POP-10). */
export function chatOfPage({
  config,
  decision,
  lng,
}: Pick<RequestContext, "config" | "decision" | "lng">): SupportChat | null {
  return decision.kind === "notice" ? null : (config.chat[lng] ?? null);
}
