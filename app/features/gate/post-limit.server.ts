import type { SessionCookie } from "~/server/cookies/session.server";
import type { PostSubject } from "~/server/post-limits/count.server";
import type { PostLimitRule } from "~/server/post-limits/rule.server";

/** Rate limit of an intent, and the reply of its page above that limit (SEC-07). */
export interface PostLimit<T> {
  readonly rule: PostLimitRule;
  /** Rate limit keys besides the IP address: a typed login or a player; null = IP address only. */
  readonly subject: (form: FormData, session: SessionCookie) => PostSubject;
  /** The form with the typed values. `waitS` is the time until the next post is allowed, s. */
  readonly refuse: (form: FormData, waitS: number) => T;
}

/**
 * The player's id as the key by which a rate limit counts posts; null = a guest, whose posts are
 * counted by IP address only.
 */
export const playerRateLimitSubject = (_form: unknown, { uid }: Pick<SessionCookie, "uid">) =>
  uid === null ? null : String(uid);

/**
 * Rate limits of an address by intent. An intent without an entry has no limit. A function picks the limit
 * where posts of one intent differ.
 */
export type PostLimits<T> = Readonly<
  Record<string, PostLimit<T> | ((form: FormData, url: URL) => PostLimit<T> | undefined)>
>;

/** The rate limit of a post of an intent; undefined = none. */
export function postLimitOf<T>(
  limits: PostLimits<T>,
  intent: string,
  form: FormData,
  url: URL,
): PostLimit<T> | undefined {
  const found = Object.hasOwn(limits, intent) ? limits[intent] : undefined;
  return typeof found === "function" ? found(form, url) : found;
}
