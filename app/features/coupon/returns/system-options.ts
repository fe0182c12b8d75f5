import {
  countSystemEvents,
  countSystemLines,
  listSystemSizes,
} from "~/domain/coupon/returns/lines";
import type { SystemOption } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewInput } from "~/domain/coupon/view-input";
import { zero } from "~/domain/money/amount";

/** The sizes that a system's events allow; the platform's data takes precedence (CPN-07). */
export function systemOptions(
  coupon: CouponCookie,
  { systemValues = [], bounds }: CouponViewInput,
): SystemOption[] {
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
