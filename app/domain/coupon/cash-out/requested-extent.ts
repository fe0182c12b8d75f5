import type { Language } from "~/i18n/languages";
import { isAmountAbove, isAmountBelow, type Minor } from "../../money/amount";
import { parseTypedAmount, plainAmount } from "../../money/money";
import type { PlacedCoupon } from "../placed";
import type { CashOutQuote } from "./cash-out-reply";
import { calculatePartialCashOutAmount, stakePartByPercent } from "./part";

/**
 * How much of a bet is to be cashed out, as a form or an address asks it (CPN-23): all of its
 * stake, or a part.
 */
export type RequestedCashOutExtent<C extends string = string> =
  | { readonly kind: "whole" }
  | {
      readonly kind: "part";
      /** As typed; "" if a share was chosen. */
      readonly typed: string;
      /**
       * The part of the stake to cash out, typed or by a chosen share; null = what was typed is no
       * amount of the currency.
       */
      readonly stake: Minor<C> | null;
    };

/**
 * Reads how much of a bet a form or an address asks to cash out: `share` in percent of the stake,
 * else `stake` as typed. It is the whole bet if both are empty, unless `sell` is `part`, and if the
 * typed stake equals the whole stake.
 */
export function readRequestedCashOutExtent<C extends string>(
  fields: { get(name: string): unknown },
  { stake: whole, iso }: Pick<PlacedCoupon<C>, "stake" | "iso">,
  lng: Language,
): RequestedCashOutExtent<C> {
  const share = /^[1-9]\d?$/.exec(textOf(fields.get("share")))?.[0];
  const typed = textOf(fields.get("stake")).slice(0, 64);
  if (share !== undefined)
    return { kind: "part", typed: "", stake: stakePartByPercent(whole, Number(share)) };
  const isEmpty = typed.trim() === "";
  if (isEmpty && fields.get("sell") !== "part") return { kind: "whole" };
  const read = parseTypedAmount(plainAmount(typed, iso, lng), iso);
  if (read.ok && read.minor === whole) return { kind: "whole" };
  return { kind: "part", typed, stake: read.ok ? read.minor : null };
}

/** What a cash-out takes of a stake, and pays for it. */
export interface CashOutStakeAndPayout<C extends string = string> {
  readonly stake: Minor<C>;
  readonly amount: Minor<C>;
}

/**
 * The stake that a confirmation would cash out and the amount paid for it, at the current offer;
 * null if no such part can be cashed out.
 */
export function cashOutStakeAndPayout<C extends string>(
  question: RequestedCashOutExtent<C>,
  whole: Minor<C>,
  { amount, part }: Pick<CashOutQuote<C>, "amount" | "part">,
): CashOutStakeAndPayout<C> | null {
  if (question.kind === "whole") return { stake: whole, amount };
  const { stake } = question;
  const isPart =
    stake !== null &&
    part !== null &&
    !isAmountBelow(stake, part.least) &&
    !isAmountAbove(stake, part.most);
  return isPart ? { stake, amount: calculatePartialCashOutAmount(amount, whole, stake) } : null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
