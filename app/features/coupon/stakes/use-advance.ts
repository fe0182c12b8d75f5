import { usePlainAmount } from "~/ui/Money";
import type { Minor } from "../../money/amount";
import type { CouponReply } from "../reply";
import type { Refusal } from "../types";
import type { CouponView } from "../view";
import { advanceField, advanceRefusal, readAdvance } from "./advance";
import { useTypedText } from "./use-typed-since";

/** The advance as it stands in its field; `minor` null = no amount (CPN-15). */
export interface TypedAdvance {
  readonly typed: string;
  readonly minor: Minor | null;
  type(text: string): void;
  /** What is told at the field, with this stake (null = none). */
  refusal(stake: Minor | null): Refusal | null;
}

/** The advance as typed, or as the coupon or the answer to a post states it. */
export function useAdvance(coupon: CouponView, reply: CouponReply | null): TypedAdvance {
  const { availablePrepaidAmount: available, iso } = coupon;
  const known = reply?.values[advanceField] ?? coupon.prepaidAmount;
  const [typed, type] = useTypedText(known);
  const plain = usePlainAmount(iso)(typed);
  const told = known === typed ? reply?.refusals.find(({ field }) => field === advanceField) : undefined;
  return {
    typed,
    minor: readAdvance(plain, iso),
    type,
    refusal: (stake) => told ?? advanceRefusal(plain, iso, { stake, available }),
  };
}
