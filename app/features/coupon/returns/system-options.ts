import {
  countSystemEvents,
  countSystemLines,
  listSystemSizes,
} from "~/domain/coupon/returns/lines";
import type { SystemSizeOption } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { zero } from "~/domain/money/amount";

/** The sizes that a system's events allow; the platform's data takes precedence (CPN-07). */
export function systemOptions(
  coupon: CouponCookie,
  { systemValues = [], bounds }: CouponViewContext,
): SystemSizeOption[] {
  const events = countSystemEvents(coupon.bets);
  return listSystemSizes(events).map(
    (value) =>
      systemValues.find((option) => option.value === value) ?? {
        value,
        offset: coupon.bets.length - events,
        minBetAmount: bounds?.minBetAmount ?? zero(),
        combo: countSystemLines(events, value),
      },
  );
}
