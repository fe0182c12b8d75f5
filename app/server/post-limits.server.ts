import ipaddr from "ipaddr.js";
import { keyed } from "./keyed.server";
import { countRefusal } from "./metrics.server";
import type { Allowance } from "./shared/limiter.server";
import { sharedParts } from "./shared/parts.server";

/** How often posts of a kind may come (SEC-07). */
export interface PostRule {
  readonly name: string;
  /** For one login or player, whatever the address. */
  readonly subject: Omit<Allowance, "name">;
  /** For one address, whoever posts. */
  readonly address: Omit<Allowance, "name">;
  /** `failures` gives back what a post took that was no guess: it succeeded, or nobody could judge it. */
  readonly counts: "all" | "failures";
}

/**
 * The numbers, in one place; docs/operating.md gives the reasons. An address may be a whole campus or a mobile
 * network, hence its ten times larger share of guesses.
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
  // Of its own: whoever tries to pay in is not kept from being paid out.
  withdrawing: {
    name: "withdrawing",
    subject: { points: 30, seconds: 60 },
    address: { points: 300, seconds: 60 },
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

/** Whether a post may go on; if so, `giveBack` takes it off the count where the rule wants that. */
export type Pass =
  | { readonly ok: true; readonly giveBack: () => void }
  | { readonly ok: false; readonly waitS: number };

/** Counts a post for its address and then for its subject; either may be unknown. */
export async function takePass(
  rule: PostRule,
  subject: string | null,
  address: string | null,
): Promise<Pass> {
  const { limiter } = sharedParts();
  const counted = [
    { of: "address", key: addressKey(address), allowance: rule.address },
    // Last: one address alone must not be able to fill the count of every login there is.
    { of: "subject", key: subject === null ? null : keyed("limit", subject), allowance: rule.subject },
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
 * The address to count for, or null. Loopback is never a visitor's: it is this machine's proxy where TRUSTED_PROXIES
 * does not name it, and counting it would shut everybody out. An IPv6 customer has a whole /64.
 */
export function addressKey(address: string | null): string | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (known.range() === "loopback") return null;
  return keyed("limit", known instanceof ipaddr.IPv6 ? known.parts.slice(0, 4).join(":") : known.toString());
}
