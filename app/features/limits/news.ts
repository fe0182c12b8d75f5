import type { SessionSafety } from "~/server/cookies.server";

/** What the page of limits tells once: what the post before it has done. */
export type LimitsNews = NonNullable<SessionSafety["news"]>;

/** The address's own words for it, which tell nothing by themselves. */
const queries: Readonly<Record<LimitsNews, string>> = {
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

/** The query of the page that tells it. */
export function newsQuery(news: LimitsNews): string {
  return queries[news];
}

/**
 * What the page tells (LIM-03): what a post has left to be told, on the page that it leads to. An address alone tells
 * nothing, however it was come by; a break only while it lasts (LIM-17).
 */
export function newsToTell(
  kept: LimitsNews | undefined,
  query: URLSearchParams,
  isLocked: boolean,
): LimitsNews | null {
  if (kept === undefined) return null;
  const [[name, value] = ["", ""]] = new URLSearchParams(newsQuery(kept));
  if (query.get(name) !== value) return null;
  return kept === "break_set" && !isLocked ? null : kept;
}
