import { hashedCacheKey } from "../keyed.server";
import { countPostRefusal } from "../metrics.server";
import { sharedServices } from "../shared/shared-services.server";
import { addressKey } from "./address-key.server";
import type { PostLimitRule } from "./rule.server";

/** Whether a post is allowed; if so, `giveBack` refunds it if the rule allows that. */
export type PostPermit =
  | { readonly ok: true; readonly giveBack: () => void }
  | { readonly ok: false; readonly waitS: number };

/** Whom a post is about: a typed login, a player, or several of them; null = unknown, not counted. */
export type PostSubject = string | readonly string[] | null;

/**
 * Counts a post against the limits of its address, then of each of its subjects, and returns whether it
 * is allowed.
 */
export async function countPost(
  rule: PostLimitRule,
  subject: PostSubject,
  address: string | null,
): Promise<PostPermit> {
  const { limiter } = sharedServices();
  const counted = [
    { of: "address" as const, key: addressKey(address), allowance: rule.address },
    // Last, so that one blocked address cannot exhaust the limits of other logins.
    ...[subject ?? []].flat().map((each) => ({
      of: "subject" as const,
      key: hashedCacheKey("limit", each),
      allowance: rule.subject,
    })),
  ];
  const taken: (() => void)[] = [];
  for (const { of, key, allowance } of counted) {
    if (key === null) continue;
    const named = { ...allowance, name: `${rule.name}:${of}` };
    const waitMs = await limiter.take(named, key);
    if (waitMs !== null) {
      countPostRefusal(rule.name, of);
      return { ok: false, waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    if (rule.counts === "failures") taken.push(() => void limiter.giveBack(named, key));
  }
  return { ok: true, giveBack: () => taken.splice(0).forEach((back) => void back()) };
}

/**
 * Resets the counts of a rule for these subjects, whichever address the posts came from (REG-06).
 */
export async function resetPostCounts(
  rule: PostLimitRule,
  subjects: readonly string[],
): Promise<void> {
  const { limiter } = sharedServices();
  const named = { ...rule.subject, name: `${rule.name}:subject` };
  await Promise.all(
    subjects.map((subject) => limiter.forget(named, hashedCacheKey("limit", subject))),
  );
}
