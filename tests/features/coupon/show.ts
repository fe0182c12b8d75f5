import type { Account, Accounts } from "~/domain/accounts/account";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { type CouponSettings, defaultCouponSettings } from "~/domain/coupon/settings/settings";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { couponView } from "~/features/coupon/build-view";
import { units } from "../../support/amounts";
import { kickOff, resolvedBet } from "./make";

/** A main account with 10,000.00 roubles. */
export const roubles: Account = {
  ...{ id: 11, type: 0, iso: "RUB", symbol: "₽" },
  ...{ money: units(1_000_000), label: "", isActive: true },
};

export const bonusRoubles: Account = { ...roubles, id: 13, type: 4, isActive: false };

/** Those accounts, the first of them active. */
export function accountsOf(...all: readonly [Account, ...Account[]]): Accounts {
  return { all, active: all[0], isFrozen: false };
}

/** Settings that differ from the defaults in this. */
export function settingsWith(patch: Partial<CouponSettings>): Pick<CouponViewContext, "settings"> {
  return { settings: { ...defaultCouponSettings, ...patch } };
}

/**
 * A coupon as it is shown a second before kick-off, each bet as the platform states it but for what `bets` say (null:
 * it does not know it), with 10,000.00 roubles and the bounds of 20.00 and 5,000.00.
 */
export function show(
  coupon: CouponCookie,
  facts: Partial<CouponViewContext> = {},
  bets: readonly (Partial<CurrentBet> | null)[] = [],
) {
  return couponView(coupon, {
    resolved: coupon.bets.map((bet, at) => (bets[at] === null ? null : resolvedBet(bet, bets[at]))),
    isPaused: false,
    bounds: { minBetAmount: units(2000), maxBetAmount: units(500_000), maxPayout: null },
    accounts: accountsOf(roubles),
    config: {
      coupon: { maxBets: 50, minAmountTypes: [0, 1, 2, 4], bonusFeature: false, promoCodes: false },
      currency: "RUB",
    },
    settings: defaultCouponSettings,
    now: kickOff - 1000,
    ...facts,
  });
}
