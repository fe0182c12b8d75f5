import type { z } from "zod";
import { type BetRef, couponTypes } from "~/features/coupon/types";
import { currencyOf, fromMinor } from "~/features/money/money";
import type { BetWire, resolveReplyWire, resolveRequestWire } from "~/platform/coupons/wire.server";
import { isoTime } from "../../clock";
import type { Core } from "../core";
import { boundsOf } from "./bounds";
import { betNames } from "./names";
import { gamePath, type Offer, offerOf, scoreText } from "./offer";
import { riskOf } from "./risk";

/** Game states of the wire: on the line, live, over (CPN-04). */
const gameStatusIds = { line: 1, live: 2, finished: 4 } as const;

/** Default of a bet's own status (CPN-26). */
const noStatus = -2;

/** How an unplaced coupon stands now: each bet, and the bounds of its stake on an account that is no bonus account. */
export function resolve(
  core: Core,
  request: z.infer<typeof resolveRequestWire>,
): z.infer<typeof resolveReplyWire> {
  const { feed, world } = core;
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  const offers = request.bets.map((bet) => offerOf(moment, bet));
  const { iso } = currencyOf(request.currency);
  const { minAmountTypes } = world.state.config.groups.coupon;
  const boundsWire = (typeId: number, of: readonly (Offer | null)[]) => {
    const hasMinimum = minAmountTypes.includes(typeId);
    const bounds = boundsOf(iso, riskOf(typeId, of), { hasMinimum, isBonusAccount: false });
    const text = (minor: number | null) => (minor === null ? null : fromMinor(minor, iso));
    return {
      minBetAmount: fromMinor(bounds.min, iso),
      maxBetAmount: text(bounds.max),
      maxPayout: text(bounds.maxPayout),
    };
  };
  return {
    bets: request.bets.map((bet, index) => {
      const offer = offers[index];
      return offer ? betWire(bet, offer, request.lng) : null;
    }),
    ...boundsWire(request.typeId, offers),
    // Each of singles is placed as a single (CPN-02).
    ...(request.typeId === couponTypes.singles
      ? { singles: offers.map((offer) => offer && boundsWire(couponTypes.single, [offer])) }
      : {}),
  };
}

function betWire(
  { gameId, marketId, type, param }: BetRef,
  { view, market, isOpen }: Offer,
  lng: string,
): BetWire {
  const { champ, game, sport, name } = betNames(view, market, lng);
  const isFinished = view.status === "finished";
  return {
    gameId,
    marketId,
    type,
    param,
    market: {
      id: market.id,
      coef: market.coef,
      sportId: view.champ.sport.id,
      typeId: market.type,
      kind: 1,
      isLive: view.status === "live",
      champ,
      game,
      sport,
      name,
    },
    blockId: 0,
    statusId: noStatus,
    gameStatusId: gameStatusIds[view.status],
    gameTimeSec: view.gameTimeSec,
    scores: scoreText(view),
    startsAt: isoTime(view.startsAt),
    path: gamePath(view),
    isFinished,
    isLiveInLive: false,
    isBlocked: !isOpen,
    isBannedExpress: false,
    isDisabledBanker: false,
    expressId: null,
    statisticId: String(view.id),
    playersDuel: [],
  };
}
