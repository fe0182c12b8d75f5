import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import type { BetView } from "./bet-view";

/** Refusals that `reasonsAgainstBet` detects; only the platform can report the others. */
const seenCodes: readonly RefusalCode[] = [
  "market-blocked",
  "event-started",
  "event-over",
  "unknown-bet",
  "dependent",
  "locked",
  "banker",
];

/**
 * Whether an earlier refusal of a bet no longer holds: the shell can detect its code itself, the
 * platform answered, and the code is not among the bet's current reasons.
 */
export function isRefusalResolved(
  code: RefusalCode,
  reasons: readonly RefusalCode[],
  { resolved }: CouponViewContext,
): boolean {
  return resolved !== null && seenCodes.includes(code) && !reasons.includes(code);
}

/** The reasons against a bet, as refusals. */
export function currentBetRefusals(row: BetView): Refusal[] {
  const { marketId } = row.ref;
  return row.reasons.map((code) =>
    code === "price-changed"
      ? { code, marketId, coef: row.coef, seenCoef: row.seenCoef }
      : { code, marketId },
  );
}
