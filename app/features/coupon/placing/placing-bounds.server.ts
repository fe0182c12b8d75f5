import type { Account } from "~/domain/accounts/account";
import { formatBetRef, isBetLive } from "~/domain/coupon/bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { RefusalCode } from "~/domain/coupon/refusal";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import type { RequestContext } from "~/features/gate/request-context";
import { reasonsAgainstBet } from "../bet-reasons";
import { loadCouponPricesAndBounds } from "../current-prices.server";
import { isBetUnavailable } from "../refusals";
import { currentStakeTerms } from "../stakes/stake-terms";

/** What a press depends on of the platform's current prices and bounds. */
export interface PlacingBounds {
  /** Why bets can never be placed any more, by ref (CPN-22). */
  readonly gone: ReadonlyMap<string, RefusalCode>;
  /** The maximum stake; null = unknown (CPN-12). */
  readonly max: Minor | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipStakeRange | null;
}

/** The bounds of a press that depends on none, and of a coupon that the platform gives none for. */
export const noPlacingBounds: PlacingBounds = { gone: new Map(), max: null, vip: null };

/** Asks for the current bounds of a coupon that `account` pays, in the currency `iso`. */
export async function loadPlacingBounds(
  context: RequestContext,
  coupon: CouponCookie,
  account: Account | null,
  iso: string,
): Promise<PlacingBounds> {
  const known = await loadCouponPricesAndBounds(context, coupon, iso);
  if (known === null) return noPlacingBounds;
  const { config, now, stored } = context;
  const settings = stored.coupon;
  const typeId = effectiveCouponType(coupon);
  const gone = coupon.bets.flatMap((bet, index): [string, RefusalCode][] => {
    const reasons = reasonsAgainstBet(bet, known.bets[index] ?? null, typeId, { settings, now });
    const [code] = reasons;
    return code !== undefined && isBetUnavailable({ reasons }) ? [[formatBetRef(bet), code]] : [];
  });
  const states = known.bets.map((bet) => ({ isLive: bet !== null && isBetLive(bet) }));
  const { minAmountTypes } = config.coupon;
  const { isVipBet } = settings;
  const terms = currentStakeTerms(coupon, states, known, { account, minAmountTypes, isVipBet });
  return { gone: new Map(gone), max: terms.max, vip: terms.vip };
}
