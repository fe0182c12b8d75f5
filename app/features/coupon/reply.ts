import type { CashOutReply } from "./cash-out/cash-out-reply";
import type { OneClickReply } from "./one-click/one-click-reply";
import type { Refusal } from "./types";

/** What the coupon's action says of a post: what it refused, with what was typed, or what it changed. */
export interface CouponReply {
  readonly refusals: readonly Refusal[];
  /** Typed texts by field, to stand in the form again. */
  readonly values: Readonly<Record<string, string>>;
  /** No answer came at all: there is no newer data to load either. */
  readonly isUnanswered?: true;
  /** The coupon's revision, where the post changed it. */
  readonly rev?: number;
  /** Why a placed coupon was not bought back (CPN-23). */
  readonly cashOut?: CashOutReply;
  /** What became of a press on a price while one-click is on (CPS-04). */
  readonly oneClick?: OneClickReply;
  /**
   * The coupon of last time is back, by itself or among bets that were there (CPN-16). Events that are over were left
   * out, and bets that had no room, by name.
   */
  readonly restored?: {
    readonly dropped: readonly string[];
    readonly left: readonly string[];
    readonly isMerged: boolean;
  };
}
