import type { PlayerSafetyState } from "~/server/cookies/session-safety.server";

/** Flash message of the page of limits: the result of the last post. */
export type LimitsFlash = NonNullable<PlayerSafetyState["news"]>;

/** The query for each message; a query alone shows nothing. */
const queries: Readonly<Record<LimitsFlash, string>> = {
  saved: "saved=1",
  same: "saved=0",
  cancelled: "cancelled=1",
  none_pending: "cancelled=0",
  test_passed: "test=passed",
  test_over: "test=over",
  approved: "approved=1",
  rejected: "approved=0",
  already_answered: "approved=over",
  break_set: "break=1",
};

/** The query of the page that shows the message. */
export function limitsFlashQuery(news: LimitsFlash): string {
  return queries[news];
}

/**
 * The message to show (LIM-03): the one that a post stored, on the page it redirects to. An address alone
 * shows nothing; the message about a break shows only while the break lasts (LIM-17).
 */
export function limitsFlashToShow(
  kept: LimitsFlash | undefined,
  query: URLSearchParams,
  isLocked: boolean,
): LimitsFlash | null {
  if (kept === undefined) return null;
  const [[name, value] = ["", ""]] = new URLSearchParams(limitsFlashQuery(kept));
  if (query.get(name) !== value) return null;
  return kept === "break_set" && !isLocked ? null : kept;
}
