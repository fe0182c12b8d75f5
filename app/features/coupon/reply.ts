import type { SubmissionResult } from "@conform-to/react";
import { parseBetRef } from "~/domain/coupon/bet";
import type { FailedCashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import type { OneClickReply } from "./one-click/one-click-reply";
import { commonFieldOfRefusal, isStakeRefusal } from "./refusals";
import { partOfStakeField, typedAmountsAndPromoCode } from "./typed-values";

/**
 * The reply to a form of the coupon: conform's, with codes by field and the typed texts, and what a code does not say of
 * a refusal (its bound, its bet), or what changed.
 */
export interface CouponReply extends SubmissionResult<string[]> {
  readonly refusals: readonly Refusal[];
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

/** What was typed, by field. */
export type TypedTexts = Readonly<Record<string, string>>;

/** The reply to a refused form, with its amounts and promo code in the fields again. */
export function refusedFormReply(form: FormData, refusals: readonly Refusal[]): CouponReply {
  return refusedReply(refusals, typedAmountsAndPromoCode(form));
}

/** The reply to a refused form, with the texts `typed` in the fields again. */
export function refusedReply(refusals: readonly Refusal[], typed: TypedTexts): CouponReply {
  const error: Record<string, string[]> = {};
  for (const refusal of refusals) {
    const field = fieldOfRefusal(refusal, Object.keys(typed)) ?? "";
    error[field] = [...(error[field] ?? []), refusal.code];
  }
  return {
    ...refilledReply(typed),
    refusals,
    ...(refusals.length > 0 && { status: "error", error }),
  };
}

/** A reply that only fills the fields. */
export function refilledReply(typed: TypedTexts): CouponReply {
  return { refusals: [], initialValue: toConformValues(typed) };
}

/** The same reply without its refusals: what was typed stays. */
export function withoutRefusals({ status, error, ...reply }: CouponReply): CouponReply {
  return { ...reply, refusals: [] };
}

/** The field of a refusal among the names of a form; null = the form has none, or it is of the form as a whole. */
function fieldOfRefusal(refusal: Refusal, names: readonly string[]): string | null {
  const { marketId, blockId } = refusal;
  if (marketId === undefined && blockId === undefined) return commonFieldOfRefusal(refusal);
  if (!isStakeRefusal(refusal)) return null;
  const own = names.find((name) => {
    const part = partOfStakeField(name);
    if (part === null) return false;
    return blockId === undefined
      ? parseBetRef(part)?.marketId === marketId
      : part === String(blockId);
  });
  return own ?? null;
}

/** Values as conform nests them: the name of a bet's stake may have a dot, which separates the parts of a path. */
function toConformValues(texts: TypedTexts): NonNullable<CouponReply["initialValue"]> {
  const values: Record<string, string | Record<string, string>> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [outer = "", inner] = name.split(".");
    const before = values[outer];
    if (inner === undefined) values[outer] = text;
    else values[outer] = { ...(typeof before === "object" ? before : {}), [inner]: text };
  }
  return values;
}
