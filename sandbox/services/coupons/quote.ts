import type { z } from "zod";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { couponKindOrNull, singleBetType } from "~/domain/coupon/kinds";
import { minSystemValue } from "~/domain/coupon/limits";
import { countSystemLines, listSystemValues } from "~/domain/coupon/returns/lines";
import type { BetRef } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import type { BetWire } from "~/platform/services/coupons/bet-wire.server";
import type {
  pricesAndBoundsReplyWire,
  pricesAndBoundsRequestWire,
} from "~/platform/services/coupons/prices-wire.server";
import { isoTime } from "../../clock";
import type { SandboxServices } from "../sandbox-services";
import { calculateStakeBounds } from "./bounds";
import { betNames } from "./names";
import {
  type BetOffer,
  betKindCodeForBonuses,
  gamePath,
  isSinglesOnly,
  resolveBet,
  scoreText,
} from "./offer";
import { antiExpressPrice, currentExpressBonus, currentHyperBonus } from "./rewards";
import { couponExposure, isBanker, knownOffers, type OfferInBlock } from "./risk";
import { vipStakeBounds } from "./vip";

/** Numbers by which the wire names a game's status: prematch, live, finished (CPN-04). */
const gameStatusIds = { line: 1, live: 2, finished: 4 } as const;

/** Default of a bet's own status (CPN-26). */
const noStatus = -2;

/** Current state of an unplaced coupon: each bet, and the stake bounds on a non-bonus account. */
export function quoteCoupon(
  services: SandboxServices,
  request: z.infer<typeof pricesAndBoundsRequestWire>,
): z.infer<typeof pricesAndBoundsReplyWire> {
  const { feed, world } = services;
  const moment = { feed, now: world.now(), overrides: world.state.overrides };
  const offers = request.bets.map((bet) => resolveBet(moment, bet));
  const { iso } = currencyOf(request.currency);
  const { minAmountTypes } = world.state.config.groups.coupon;
  const stood = knownOffers(request.bets, offers);
  const shape = { typeId: request.typeId, systemValue: request.systemValue ?? minSystemValue };
  const kind = couponKindOrNull(shape.typeId);
  const boundsWire = (typeId: number, of: readonly OfferInBlock[]) => {
    const hasMinimum = minAmountTypes.includes(typeId);
    const known = of.map(({ offer }) => offer);
    const risk = couponExposure(
      { ...shape, typeId },
      of,
      currentExpressBonus(services, typeId, known, false),
    );
    const bounds = calculateStakeBounds(iso, risk, { hasMinimum, isBonusAccount: false });
    const vip = vipStakeBounds(typeId, risk, bounds);
    const text = (minor: Minor | null) => (minor === null ? null : fromMinor(minor, iso));
    return {
      minBetAmount: fromMinor(bounds.min, iso),
      maxBetAmount: text(bounds.max),
      maxPayout: text(bounds.maxPayout),
      vipMaxBetAmount: text(vip?.max ?? null),
      vipMaxPayout: text(vip?.maxPayout ?? null),
    };
  };
  return {
    bets: request.bets.map((bet, index) => {
      const offer = offers[index];
      return offer ? toBetWire(bet, offer, request.lng) : null;
    }),
    ...boundsWire(request.typeId, stood),
    ...ownBounds(),
    ...houseOffers(),
  };

  function houseOffers() {
    const hyper = currentHyperBonus(services, iso);
    const known = stood.map(({ offer }) => offer);
    return {
      antiExpressCoef: kind?.takesExpressOffers ? antiExpressPrice(services, known) : null,
      hyperBonus: hyper && {
        percent: hyper.percent,
        minBetLimit: fromMinor(hyper.minBetLimit, iso),
        maxLimit: fromMinor(hyper.maxLimit, iso),
      },
    };
  }

  /**
   * Part of the reply that depends on the coupon's type: stake bounds of each single or of each
   * block, or the possible sizes of a system (CPN-02, CPN-07).
   */
  function ownBounds() {
    if (kind?.stakedOn === "bet") {
      const single = (offer: BetOffer) => boundsWire(singleBetType, [{ offer, blockId: 0 }]);
      return { singles: offers.map((offer) => offer && single(offer)) };
    }
    if (kind?.stakedOn === "block") {
      // A block is a separate express, even with one bet.
      const blocks = [...groupBetsByBlock(stood)].map(
        ([id, of]) => [id, boundsWire(shape.typeId, of)] as const,
      );
      return { blocks: Object.fromEntries(blocks) };
    }
    return kind?.lines ? { systemValues: sizes() } : {};
  }

  function sizes() {
    const bankers = stood.filter((one) => isBanker(shape, one)).length;
    const minBetAmount = boundsWire(shape.typeId, []).minBetAmount;
    const events = request.bets.length - bankers;
    return listSystemValues(events).map((value) => ({
      value,
      offset: bankers,
      minBetAmount,
      combo: countSystemLines(events, value),
    }));
  }
}

/** Maps an offer to a wire bet, named in a language. */
export function toBetWire(
  { gameId, marketId, type, param }: BetRef,
  { view, market, isOpen }: BetOffer,
  lng: string,
): BetWire {
  const { champ, game, sport, name, title } = betNames(view, market, lng);
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
      kind: betKindCodeForBonuses(market.type),
      isLive: view.status === "live",
      champ,
      game,
      sport,
      name,
      title,
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
    isBannedExpress: isSinglesOnly({ view, market }),
    isDisabledBanker: view.status === "live",
    expressId: null,
    statisticId: String(view.id),
    playersDuel: [],
  };
}
