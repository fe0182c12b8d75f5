import ipaddr from "ipaddr.js";
import { hashedKey } from "./keyed.server";
import { countRefusal } from "./metrics.server";
import type { RateLimitRule } from "./shared/limiter.server";
import { sharedServices } from "./shared/shared-services.server";

/** Rate limit for one kind of post (SEC-07). */
export interface PostRule {
  readonly name: string;
  /** Limit per login or player, whatever the address. */
  readonly subject: Omit<RateLimitRule, "name">;
  /** Limit per address, whoever posts. */
  readonly address: Omit<RateLimitRule, "name">;
  /** `failures` refunds posts that were not guesses: they succeeded, or could not be checked. */
  readonly counts: "all" | "failures";
}

/**
 * Rate limits; docs/operating.md gives the reasons. An address may be a campus or a mobile network, hence its
 * limit is ten times higher.
 */
export const postRules = {
  signIn: {
    name: "sign-in",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  smsSending: {
    name: "sms-sending",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  socialSignIn: {
    name: "social-sign-in",
    subject: { points: 30, seconds: 900 },
    address: { points: 300, seconds: 900 },
    counts: "all",
  },
  // Letters to addresses of others: as SMS, but an address of a campus has more players than telephones.
  recovering: {
    name: "recovering",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  // Codes and new passwords of one recovery; the platform counts guesses of a player over all doors.
  recoveryTrying: {
    name: "recovery-trying",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  // Captchas handed out; forms that ask for one have their own limits.
  captcha: {
    name: "captcha",
    subject: { points: 60, seconds: 900 },
    address: { points: 600, seconds: 900 },
    counts: "all",
  },
  deviceCodes: {
    name: "device-codes",
    subject: { points: 30, seconds: 600 },
    address: { points: 300, seconds: 600 },
    counts: "all",
  },
  // Each makes a player or sends a message.
  registering: {
    name: "registering",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  // Codes of new addresses, wrong ones.
  proving: {
    name: "proving",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  // Passwords and codes on the page of security; the platform counts guesses of a player over all doors.
  securing: {
    name: "securing",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  placing: {
    name: "placing",
    subject: { points: 300, seconds: 60 },
    address: { points: 3000, seconds: 60 },
    counts: "all",
  },
  paying: {
    name: "paying",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
  // Separate, so that deposit attempts do not block withdrawals.
  withdrawing: {
    name: "withdrawing",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
  // Questions, ideas, requests and appeals: somebody reads each.
  writing: {
    name: "writing",
    subject: { points: 20, seconds: 600 },
    address: { points: 100, seconds: 600 },
    counts: "all",
  },
  // Changes of accounts and currencies; each is one press.
  wallets: {
    name: "wallets",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
    counts: "all",
  },
  // The platform holds the pace of rounds; this bounds what a script costs that ignores it.
  rounds: {
    name: "rounds",
    subject: { points: 120, seconds: 60 },
    address: { points: 1_200, seconds: 60 },
    counts: "all",
  },
  launching: {
    name: "launching",
    subject: { points: 60, seconds: 60 },
    address: { points: 600, seconds: 60 },
    counts: "all",
  },
  codeSaving: {
    name: "code-saving",
    subject: { points: 30, seconds: 600 },
    address: { points: 300, seconds: 600 },
    counts: "all",
  },
  codeLoading: {
    name: "code-loading",
    subject: { points: 20, seconds: 600 },
    address: { points: 200, seconds: 600 },
    counts: "failures",
  },
} as const satisfies Record<string, PostRule>;

/** Whether a post is allowed; if so, `giveBack` refunds it if the rule allows that. */
export type PostPermit =
  | { readonly ok: true; readonly giveBack: () => void }
  | { readonly ok: false; readonly waitS: number };

/** Counts a post for its address, then for its subject; either may be unknown. */
export async function countPost(
  rule: PostRule,
  subject: string | null,
  address: string | null,
): Promise<PostPermit> {
  const { limiter } = sharedServices();
  const counted = [
    { of: "address", key: addressKey(address), allowance: rule.address },
    // Last, so that one blocked address cannot exhaust the limits of other logins.
    {
      of: "subject",
      key: subject === null ? null : hashedKey("limit", subject),
      allowance: rule.subject,
    },
  ] as const;
  const taken: (() => void)[] = [];
  for (const { of, key, allowance } of counted) {
    if (key === null) continue;
    const named = { ...allowance, name: `${rule.name}:${of}` };
    const waitMs = await limiter.take(named, key);
    if (waitMs !== null) {
      countRefusal(rule.name, of);
      return { ok: false, waitS: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    if (rule.counts === "failures") taken.push(() => void limiter.giveBack(named, key));
  }
  return { ok: true, giveBack: () => taken.splice(0).forEach((back) => void back()) };
}

/**
 * Resets the counts of a rule for these subjects, whichever address the posts came from (REG-06).
 */
export async function resetPostCounts(rule: PostRule, subjects: readonly string[]): Promise<void> {
  const { limiter } = sharedServices();
  const named = { ...rule.subject, name: `${rule.name}:subject` };
  await Promise.all(subjects.map((subject) => limiter.forget(named, hashedKey("limit", subject))));
}

/**
 * Key of an address for rate limits, or null. Loopback is not counted: it is a local proxy missing from
 * TRUSTED_PROXIES, and counting it would block everybody. IPv6 addresses are counted by /64, the size of one
 * customer.
 */
export function addressKey(address: string | null): string | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (known.range() === "loopback") return null;
  return hashedKey(
    "limit",
    known instanceof ipaddr.IPv6 ? known.parts.slice(0, 4).join(":") : known.toString(),
  );
}
