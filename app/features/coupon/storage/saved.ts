import { formatBetRef } from "~/domain/coupon/bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import type { BetRef, CouponCookie } from "~/domain/coupon/types";

/** A bet of the saved copy; the title names the event if it is over when restored. */
export interface SavedBet extends BetRef {
  readonly coef: string;
  readonly scores: string | null;
  readonly title: string;
}

/** The coupon's copy in the browser's storage (CPN-16). `addedAtByBetId`: seconds since epoch, by bet ref. */
export interface SavedCoupon {
  readonly bets: readonly SavedBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
}

/** The text to save for a coupon; `titles` are event names by bet ref. */
export function serializeSavedCoupon(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  titles: Readonly<Record<string, string>>,
): string {
  const bets = coupon.bets.map(({ gameId, marketId, type, param, coef, scores }): SavedBet => {
    const title = (titles[formatBetRef({ gameId, marketId, type, param })] ?? "").slice(
      0,
      maxSavedTitleLength,
    );
    return { gameId, marketId, type, param, coef, scores, title };
  });
  const saved: SavedCoupon = {
    bets,
    addedAtByBetId: Object.fromEntries(coupon.bets.map((bet) => [formatBetRef(bet), bet.addedAt])),
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
  };
  return JSON.stringify(saved);
}
/** Longest event name, characters. */
export const maxSavedTitleLength = 80;
