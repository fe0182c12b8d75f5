import { breakLimitCode, selfExclusionCode, timeOutCode } from "../limits/codes";
import { findLimitInForce } from "../limits/in-force";
import type { Limit } from "../limits/limit";
import { type Ban, banAllowsWithdrawal, isBanned } from "./ban";

/** What a restriction of an account can shut. No restriction shuts sign-in: its page says why and until when. */
export type ShutActivity =
  | "play"
  | "deposit"
  | "withdrawal"
  /** Another registration, or an identification, of the same person. */
  | "registration"
  /** Bonuses and other offers on the pages. */
  | "offers"
  /** Advertising by mail or SMS; messages about the account are always sent. */
  | "mail";

const ownLock = ["play", "deposit", "offers", "mail"] as const;

/** What each restriction shuts (docs/player-safety.md has the same table, with the ends). */
const shutBy = {
  break: ownLock,
  "time-out": ownLock,
  "self-exclusion": [...ownLock, "registration"],
  ban: [...ownLock, "withdrawal"],
  "ban-with-withdrawals": ownLock,
  "frozen-account": [...ownLock, "withdrawal"],
} as const satisfies Readonly<Record<string, readonly ShutActivity[]>>;

/** A restriction in force; `endsAt` is ms since epoch, null = no known end. */
export interface Restriction {
  readonly kind: keyof typeof shutBy;
  readonly endsAt: number | null;
}

const locksOfLimits = [
  [breakLimitCode, "break"],
  [timeOutCode, "time-out"],
  [selfExclusionCode, "self-exclusion"],
] as const;

/** Every restriction of a player in force now. They add up: none replaces or covers another. */
export function restrictionsInForce(
  player: {
    readonly limits: readonly Limit[];
    readonly ban: Ban | null;
    readonly isFrozen: boolean;
  },
  now: number,
): readonly Restriction[] {
  const locks = locksOfLimits.flatMap(([code, kind]): Restriction[] => {
    const lock = findLimitInForce(player.limits, code, now);
    return lock ? [{ kind, endsAt: lock.endsAt }] : [];
  });
  const { ban } = player;
  if (isBanned(ban))
    locks.push({ kind: banAllowsWithdrawal(ban) ? "ban-with-withdrawals" : "ban", endsAt: null });
  if (player.isFrozen) locks.push({ kind: "frozen-account", endsAt: null });
  return locks;
}

/** Of the restrictions that shut an activity, the one that ends last; null = it is open. */
export function findLongestRestriction(
  restrictions: readonly Restriction[],
  activity: ShutActivity,
): Restriction | null {
  const end = ({ endsAt }: Restriction) => endsAt ?? Number.POSITIVE_INFINITY;
  const shutting = restrictions.filter(({ kind }) =>
    (shutBy[kind] as readonly ShutActivity[]).includes(activity),
  );
  return shutting.toSorted((one, other) => end(other) - end(one))[0] ?? null;
}
