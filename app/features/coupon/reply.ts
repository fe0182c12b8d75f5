import type { FailedCashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import type { OneClickReply } from "./one-click/one-click-reply";

/** The coupon action's response: refusals with the typed values, or what changed. */
export interface CouponReply {
  readonly refusals: readonly Refusal[];
  /** Typed values by field, to refill the form. */
  readonly values: Readonly<Record<string, string>>;
  /** There was no response, so there is no newer data to load. */
  readonly isUnanswered?: true;
  /** The coupon's new revision, if the post changed it. */
  readonly rev?: number;
  /** The receipts of what was placed, for a slip that shows them in its own place (CPP-05). */
  readonly placed?: readonly PlacedCoupon[];
  /** A failed cash-out (CPN-23). */
  readonly cashOut?: FailedCashOutReply;
  /** The result of a one-click press (CPS-04). */
  readonly oneClick?: OneClickReply;
  /**
   * The saved coupon was restored, alone or merged with present bets (CPN-16). `dropped`: names of events
   * that are over; `left`: names of bets that did not fit.
   */
  readonly restored?: {
    readonly dropped: readonly string[];
    readonly left: readonly string[];
    readonly isMerged: boolean;
  };
}
