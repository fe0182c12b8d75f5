import { z } from "zod";
import { isBetFinished } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import type { CouponChange } from "~/domain/coupon/change/change";
import { setSystemValue } from "~/domain/coupon/change/system";
import { setCouponType } from "~/domain/coupon/change/type";
import { couponKindByType, couponTypes, isCouponTypeSelectable } from "~/domain/coupon/kinds";
import { bankerBlockId, type PlacedCoupon } from "~/domain/coupon/placed";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { exactPriceText, parsePrice } from "~/domain/odds/price";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadPlayerCoupons } from "~/platform/services/coupons/placed-coupons.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { loadSlipClosedRefusal } from "../slip-closure.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { receiptIds } from "./receipt-path";

/**
 * The coupon with the selections of the player's placed coupons again (`coupon`: their ids), at the prices of now
 * and without a stake; those that can no longer be had are left out, and `event-over` says that none is left.
 */
export async function changeByReusePost(
  { context, form }: FormPost,
  coupon: CouponCookie,
): Promise<CouponChange> {
  const { session, platform, config, now } = context;
  if (session.kind === "guest") return { ok: false, refusal: { code: "sign-in" } };
  const closed = await loadSlipClosedRefusal(context);
  if (closed) return { ok: false, refusal: closed };
  const { coupon: ids } = readForm(form, z.object({ coupon: textField(10_000) }));
  const placed = await loadPlayerCoupons(platform, receiptIds(ids));
  if (!placed.ok) return { ok: false, refusal: { code: "unavailable" } };
  const [first] = placed.value;
  if (!first) return { ok: false, refusal: { code: "unknown-bet" } };
  const legs = placed.value.flatMap((one) => one.legs);
  const { typeId } = first;
  const known = await loadPricesAndBounds(platform, {
    typeId,
    currency: config.currency,
    bets: legs,
  });
  if (!known.ok) return { ok: false, refusal: { code: "unavailable" } };
  const bets = legs.flatMap((leg, at): CouponBet[] => {
    const bet = known.value.bets[at] ?? null;
    const price = bet && !isBetFinished(bet) ? parsePrice(bet.market.coef) : null;
    if (!bet || !price) return [];
    const { gameId, marketId, type, param, blockId } = leg;
    return [
      {
        ...{ gameId, marketId, type, param, coef: exactPriceText(price), scores: bet.scores },
        addedAt: Math.floor(now / 1000),
        blockId: couponKindByType(typeId).stakedOn === "block" ? blockId : 0,
        isBanker: couponKindByType(typeId).hasBankers && blockId === bankerBlockId,
        ...{ amount: "", refusal: null },
      },
    ];
  });
  if (bets.length === 0) return { ok: false, refusal: { code: "event-over" } };
  const steps: ((of: CouponCookie) => CouponChange)[] = [
    ...bets.map(
      (bet) => (of: CouponCookie) => addBet(of, bet, config.coupon.maxBets, newPlacementKey),
    ),
    ...typeSteps(placed.value, first),
  ];
  return steps.reduce<CouponChange>((change, step) => (change.ok ? step(change.coupon) : change), {
    ok: true,
    coupon,
  });
}

/** Several coupons placed together were singles. */
function typeSteps(placed: readonly PlacedCoupon[], { typeId, systemValue }: PlacedCoupon) {
  const type = placed.length > 1 ? couponTypes.singles : typeId;
  if (!isCouponTypeSelectable(type)) return [];
  return [
    (of: CouponCookie) => setCouponType(of, type, newPlacementKey),
    (of: CouponCookie) => setSystemValue(of, systemValue, newPlacementKey),
  ];
}
