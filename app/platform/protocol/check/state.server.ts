import { randomBytes } from "node:crypto";
import type { RemoteOriginRules } from "../../services/remotes/address.server";

/** What the platform check has learnt from earlier replies, for its later requests. */
export interface CheckState {
  /** Where the shell takes remote pages from. */
  readonly rules: RemoteOriginRules;
  /** A token, key or id that nobody has. */
  readonly nobody: string;
  /** Keys of the orders of this check. */
  readonly keys: { readonly bet: string; readonly deposit: string; readonly withdrawal: string };
  /** The platform's clock, ms since epoch. */
  now: number;
  /** Bets of the day, as `resolve` takes them. */
  bets: readonly { gameId: number; marketId: number; type: string; param: string; coef: string }[];
  captcha?: string;
  /** A game of the casino. */
  game?: string;
  player?: { readonly id: number; readonly login: string };
  account?: { readonly id: number; readonly iso: string };
  settings?: Readonly<Record<string, string | number | boolean>>;
  wantsNews?: boolean;
  method?: Readonly<Record<"deposit" | "withdrawal", { id: string; least: string } | null>>;
  leastStake?: string;
  /** The player's newest coupon before the check placed one: it is only read. */
  earlierCoupon?: string;
  /** The coupon that the check has placed. */
  coupon?: string;
  quote?: string;
  /** The player's newest payment before the check made one: it is only read. */
  earlierPayment?: string;
  /** The deposit and the withdrawal that the check has made. */
  deposit?: string;
  withdrawal?: string;
  shareCode?: string;
  deviceCode?: string;
  claim?: string;
  funToken?: string;
}

export function newCheckState(rules: RemoteOriginRules): CheckState {
  const word = () => `check-${randomBytes(9).toString("hex")}`;
  return {
    rules,
    nobody: word(),
    keys: { bet: word(), deposit: word(), withdrawal: word() },
    now: Date.now(),
    bets: [],
  };
}
