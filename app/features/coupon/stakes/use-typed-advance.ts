import type { Refusal } from "~/domain/coupon/refusal";
import { advanceFieldName, findAdvanceRefusal, parseAdvance } from "~/domain/coupon/stakes/advance";
import type { Minor } from "~/domain/money/amount";
import { typedValueOf } from "~/features/forms/reply";
import { useTypedAmountNormalizer } from "~/ui/Money";
import type { CouponReply } from "../reply";
import type { CouponView } from "../view";
import { useTypedText } from "./use-typed-since";

/** The advance in its field; `minor` null = invalid (CPN-15). */
export interface TypedAdvance {
  readonly typed: string;
  /** The same as plain decimal text. */
  readonly plain: string;
  readonly minor: Minor | null;
  type(text: string): void;
  /** The last reply's refusals of the text that is still in the field. */
  readonly replied: readonly Refusal[];
  /** What is wrong with it for this stake; null = nothing. */
  refusal(stake: Minor | null): Refusal | null;
}

/** The typed advance, or the value from the coupon or the last response. */
export function useTypedAdvance(coupon: CouponView, reply: CouponReply | null): TypedAdvance {
  const { availablePrepaidAmount: available, iso } = coupon;
  const known = typedValueOf(reply, advanceFieldName) ?? coupon.prepaidAmount;
  const [typed, type] = useTypedText(known);
  const plain = useTypedAmountNormalizer(iso)(typed);
  const all = known === typed ? (reply?.refusals ?? []) : [];
  return {
    typed,
    plain,
    minor: parseAdvance(plain, iso),
    type,
    replied: all.filter(({ field }) => field === advanceFieldName),
    refusal: (stake) => findAdvanceRefusal(plain, iso, { stake, available }),
  };
}
