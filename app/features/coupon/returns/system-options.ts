import { isCoverValue } from "~/domain/coupon/covers";
import {
  countSystemEvents,
  countSystemLines,
  listSystemValues,
} from "~/domain/coupon/returns/lines";
import { systemLineSize } from "~/domain/coupon/returns/priced-coupon";
import type { SystemSizeOption } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { zero } from "~/domain/money/amount";

/**
 * The sizes and full covers that a system's events allow; the platform's data takes precedence (CPN-07). A cover
 * is among them if the platform names it, or it is the chosen one.
 */
export function systemOptions(
  coupon: CouponCookie,
  { systemValues = [], bounds }: CouponViewContext,
): SystemSizeOption[] {
  const events = countSystemEvents(coupon.bets);
  const chosen = systemLineSize(coupon);
  return listSystemValues(events).flatMap((value) => {
    const named = systemValues.find((option) => option.value === value);
    if (named) return [named];
    if (isCoverValue(value) && value !== chosen) return [];
    return [
      {
        value,
        offset: coupon.bets.length - events,
        minBetAmount: bounds?.minBetAmount ?? zero(),
        combo: countSystemLines(events, value),
      },
    ];
  });
}
