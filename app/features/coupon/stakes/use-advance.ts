import { useEffect, useState } from "react";
import type { Minor } from "../../money/amount";
import type { CouponReply } from "../reply";
import type { Refusal } from "../types";
import type { CouponView } from "../view";
import { advanceField, advanceRefusal, readAdvance } from "./advance";

/** The advance as it stands in its field; `minor` null = no amount (CPN-15). */
export interface TypedAdvance {
  readonly typed: string;
  readonly minor: Minor | null;
  type(text: string): void;
  /** What is told at the field, with this stake (null = none). */
  refusal(stake: Minor | null): Refusal | null;
}

/** What is typed stays until the coupon itself, or the answer to a post, says another advance. */
export function useAdvance(coupon: CouponView, reply: CouponReply | null): TypedAdvance {
  const { availablePrepaidAmount: available, iso } = coupon;
  const known = reply?.values[advanceField] ?? coupon.prepaidAmount;
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  const told = known === typed ? reply?.refusals.find(({ field }) => field === advanceField) : undefined;
  return {
    typed,
    minor: readAdvance(typed, iso),
    type: setTyped,
    refusal: (stake) => told ?? advanceRefusal(typed, iso, { stake, available }),
  };
}
