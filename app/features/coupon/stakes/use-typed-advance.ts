import type { Refusal } from "~/domain/coupon/refusal";
import { advanceFieldName, findAdvanceRefusal, parseAdvance } from "~/domain/coupon/stakes/advance";
import type { Minor } from "~/domain/money/amount";
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
  /** The error at the field for this stake (null = none). */
  refusal(stake: Minor | null): Refusal | null;
}

/** The typed advance, or the value from the coupon or the last response. */
export function useTypedAdvance(coupon: CouponView, reply: CouponReply | null): TypedAdvance {
  const { availablePrepaidAmount: available, iso } = coupon;
  const known = reply?.values[advanceFieldName] ?? coupon.prepaidAmount;
  const [typed, type] = useTypedText(known);
  const plain = useTypedAmountNormalizer(iso)(typed);
  const replied =
    known === typed ? reply?.refusals.find(({ field }) => field === advanceFieldName) : undefined;
  return {
    typed,
    plain,
    minor: parseAdvance(plain, iso),
    type,
    refusal: (stake) => replied ?? findAdvanceRefusal(plain, iso, { stake, available }),
  };
}
