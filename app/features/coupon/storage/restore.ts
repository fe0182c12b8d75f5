import { parsePrice, priceText } from "../../odds/price";
import { betRefText, isFinished } from "../bet";
import { effectiveType, type NewKey } from "../changes";
import type { Bet, CouponBet, CouponCookie } from "../types";
import { couponTypes } from "../types";
import { withRoomFor } from "./room";
import type { CopyMark, SavedBet, SavedCoupon } from "./saved";

/** A saved coupon that came back: with the prices of now, and the names of what is over and of what had no room. */
export interface Restored {
  readonly coupon: CouponCookie;
  readonly dropped: readonly string[];
  readonly left: readonly string[];
}

/**
 * Brings a saved coupon back into the one that took its place (CPN-16, CPN-17): its bets at the prices and scores of
 * now, without what is over or unknown, behind nothing that was chosen since: of a bet that is in both the later one
 * stays, and so does a type that was picked. `resolved` are the saved bets as they stand now, in their order. The
 * revision grows past the copy's mark, so that one loss is mended once.
 */
export function restore(
  coupon: CouponCookie,
  saved: SavedCoupon,
  resolved: readonly (Bet | null)[],
  mark: CopyMark | null,
  newKey: NewKey,
): Restored {
  const later = new Set(coupon.bets.map(betRefText));
  const back: (CouponBet & { readonly title: string })[] = [];
  const dropped: string[] = [];
  saved.bets.forEach((bet, index) => {
    const now = resolved[index] ?? null;
    if (later.has(betRefText(bet))) return;
    if (!now || isFinished(now)) dropped.push(now?.market.game || bet.title || betRefText(bet));
    else back.push({ ...kept(bet, now, saved), title: now.market.game });
  });
  const isTypePicked = coupon.typeId !== couponTypes.single;
  const { typeId, systemValue } = isTypePicked ? coupon : saved;
  const { coupon: filled, left } = withRoomFor(coupon, back);
  const bets = filled.bets
    .map((bet) => plain(bet))
    // As they were chosen.
    .sort((one, other) => one.addedAt - other.addedAt);
  const merged: CouponCookie = {
    ...coupon,
    bets,
    typeId: effectiveType({ bets, typeId }),
    systemValue,
    expressId: back.length > 0 ? null : coupon.expressId,
    key: newKey(),
    rev: Math.max(coupon.rev, mark?.rev ?? 0),
  };
  return { coupon: merged, dropped, left: left.map(({ title }) => title) };
}

function kept(bet: SavedBet, now: Bet, { addedAtByBetId }: SavedCoupon): CouponBet {
  const { title: _title, ...ref } = bet;
  const price = parsePrice(now.market.coef);
  return {
    ...ref,
    coef: price ? priceText(price) : bet.coef,
    scores: now.scores,
    addedAt: addedAtByBetId[betRefText(bet)] ?? 0,
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
