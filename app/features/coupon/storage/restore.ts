import { formatBetRef, isBetFinished } from "~/domain/coupon/bet";
import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { isCouponTypeSelectable } from "~/domain/coupon/kinds";
import { addBetsThatFit } from "~/domain/coupon/packed/room";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { exactPriceText, parsePrice } from "~/domain/odds/price";
import type { CopiedCookieVersion } from "./copy-mark";
import type { SavedBet, SavedCoupon } from "./saved";

/** A restored coupon at current prices, with the names of finished events and of bets that did not fit. */
export interface RestoredCoupon {
  readonly coupon: CouponCookie;
  readonly dropped: readonly string[];
  readonly left: readonly string[];
}

/**
 * Restores a saved coupon into the one that replaced it (CPN-16, CPN-17): its bets at current prices and
 * scores, without finished or unknown ones. Newer bets and a newly chosen type take precedence. `resolved`
 * are the saved bets' current states, in their order. The revision exceeds the copy's mark, so that one loss
 * is restored once.
 */
export function restoreSavedCoupon(
  coupon: CouponCookie,
  saved: SavedCoupon,
  resolved: readonly (CurrentBet | null)[],
  mark: CopiedCookieVersion | null,
  newKey: MakePlacementKey,
): RestoredCoupon {
  const later = new Set(coupon.bets.map(formatBetRef));
  const back: (CouponBet & { readonly title: string })[] = [];
  const dropped: string[] = [];
  saved.bets.forEach((bet, index) => {
    const now = resolved[index] ?? null;
    if (later.has(formatBetRef(bet))) return;
    if (!now || isBetFinished(now))
      dropped.push(now?.market.game || bet.title || formatBetRef(bet));
    else back.push({ ...kept(bet, now, saved), title: now.market.game });
  });
  const { typeId, systemValue } = isCouponTypeSelectable(coupon.typeId) ? coupon : saved;
  const { coupon: filled, left } = addBetsThatFit(coupon, back);
  const bets = filled.bets
    .map((bet) => plain(bet))
    // In the order they were added.
    .sort((one, other) => one.addedAt - other.addedAt);
  const merged: CouponCookie = {
    ...coupon,
    bets,
    typeId: effectiveCouponType({ bets, typeId }),
    systemValue,
    expressId: back.length > 0 ? null : coupon.expressId,
    key: newKey(),
    rev: Math.max(coupon.rev, mark?.rev ?? 0),
  };
  return { coupon: merged, dropped, left: left.map(({ title }) => title) };
}

function kept(bet: SavedBet, now: CurrentBet, { addedAtByBetId }: SavedCoupon): CouponBet {
  const { title: _title, ...ref } = bet;
  const price = parsePrice(now.market.coef);
  return {
    ...ref,
    coef: price ? exactPriceText(price) : bet.coef,
    scores: now.scores,
    addedAt: addedAtByBetId[formatBetRef(bet)] ?? 0,
    blockId: now.blockId,
    isBanker: false,
    amount: "",
    refusal: null,
  };
}

function plain(bet: CouponBet & { readonly title?: string }): CouponBet {
  const { title: _title, ...rest } = bet;
  return rest;
}
