import type { z } from "zod";
import type { HyperBonus } from "~/domain/coupon/bonus";
import {
  type CombinationRefusalReason,
  combinationRefusalReasons,
} from "~/domain/coupon/combination";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { CouponTypeId } from "~/domain/coupon/kinds";
import { minSystemValue } from "~/domain/coupon/limits";
import type { StakeAndPayoutBounds } from "~/domain/coupon/stakes/stake";
import type { VipStakeAndPayoutBounds } from "~/domain/coupon/stakes/vip";
import type { SystemSizeOption } from "~/domain/coupon/state";
import type { BetRef } from "~/domain/coupon/types";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { BetWire } from "./bet-wire.server";
import { couponCalls } from "./calls.server";
import type { pricesAndBoundsReplyWire, StakeAndPayoutBoundsWire } from "./prices-wire.server";

/**
 * An unplaced coupon whose current prices and bounds are asked for; blocks as in `PlacedLeg`.
 * `currency` is ISO 4217.
 */
export interface UnplacedCouponToPrice<C extends string = string> {
  readonly typeId: CouponTypeId;
  readonly currency: C;
  readonly systemValue?: number;
  readonly bets: readonly (BetRef & { readonly blockId?: number })[];
}

/** Loads current prices and states of a coupon's bets, and its bounds (CPN-26). */
export async function loadPricesAndBounds<C extends string>(
  scope: PlatformScope,
  ask: UnplacedCouponToPrice<C>,
): Promise<Answer<BetPricesAndBounds<C>>> {
  const { typeId, currency, systemValue = minSystemValue } = ask;
  const refs = ask.bets.map(({ gameId, marketId, type, param, blockId = 0 }) => ({
    gameId,
    marketId,
    type,
    param,
    blockId,
  }));
  const json = { lng: scope.lng, typeId, currency, systemValue, bets: refs };
  const reply = await call(scope, couponCalls.resolve, { json });
  return reply.ok ? toBetPricesAndBounds(reply.data, refs.length, currency) : reply;
}

/** The same-game accumulator that bets of one game make, or why they make none; null = no answer (CPN-04). */
export async function loadSameGameAccumulator(
  scope: PlatformScope,
  bets: readonly BetRef[],
): Promise<CurrentBet | CombinationRefusalReason | null> {
  const refs = bets.map(({ gameId, marketId, type, param }) => ({ gameId, marketId, type, param }));
  const json = { lng: scope.lng, bets: refs };
  const reply = await call(scope, couponCalls.combine, { json });
  if (!reply.ok) return null;
  const { bet, reason } = reply.data;
  if (bet) return toCurrentBet(bet);
  return combinationRefusalReasons.find((known) => known === reason) ?? "not-combinable";
}

/** Maps bounds to a currency, or returns the field that is not an amount of it. */
export function toStakeAndPayoutBounds<C extends string>(
  wire: StakeAndPayoutBoundsWire,
  iso: C,
): StakeAndPayoutBounds<C> | keyof StakeAndPayoutBoundsWire {
  const { maxBetAmount, maxPayout } = wire;
  const least = wireToMinor(wire.minBetAmount, iso);
  const most = maxBetAmount === null ? null : wireToMinor(maxBetAmount, iso);
  const payout = maxPayout === null ? null : wireToMinor(maxPayout, iso);
  if (least === null) return "minBetAmount";
  if (most === null && maxBetAmount !== null) return "maxBetAmount";
  if (payout === null && maxPayout !== null) return "maxPayout";
  const vip = vipFrom(wire, iso);
  if (typeof vip === "string") return vip;
  return { minBetAmount: least, maxBetAmount: most, maxPayout: payout, ...(vip && { vip }) };
}

/**
 * The bounds of a VIP bet in the coupon's currency (CPN-11); null = none are stated. Where one is
 * not an amount, the name of its field instead.
 */
function vipFrom<C extends string>(
  { vipMaxBetAmount = null, vipMaxPayout = null }: StakeAndPayoutBoundsWire,
  iso: C,
): VipStakeAndPayoutBounds<C> | keyof StakeAndPayoutBoundsWire | null {
  if (vipMaxBetAmount === null) return null;
  const maxBetAmount = wireToMinor(vipMaxBetAmount, iso);
  const maxPayout = vipMaxPayout === null ? null : wireToMinor(vipMaxPayout, iso);
  if (maxBetAmount === null) return "vipMaxBetAmount";
  if (maxPayout === null && vipMaxPayout !== null) return "vipMaxPayout";
  return { maxBetAmount, maxPayout };
}

/**
 * Current prices of an unplaced coupon's bets, and its stake bounds in the requested currency; a
 * bound of null = unbounded.
 */
export interface BetPricesAndBounds<C extends string = string> extends StakeAndPayoutBounds<C> {
  /** In the order requested; null = the platform does not know the bet (any more). */
  readonly bets: readonly (CurrentBet | null)[];
  /** Bounds of each bet as a single, if singles were requested and the platform states them. */
  readonly singles: readonly (StakeAndPayoutBounds<C> | null)[] | null;
  /** Bounds of each block by its id, if blocks were requested. */
  readonly blocks: Readonly<Record<string, StakeAndPayoutBounds<C>>>;
  /**
   * Hyper-bonus on a win, and the price of the bet against an express; null = not offered (CPN-13, CPN-08).
   */
  readonly hyperBonus: HyperBonus<C> | null;
  readonly antiExpressCoef: string | null;
  /** System sizes available for these bets (CPN-07). */
  readonly systemValues: readonly SystemSizeOption<C>[];
}

/**
 * Maps the reply for `count` bets; malformed where it has another number of bets, or a field that is
 * no amount of the currency.
 */
export function toBetPricesAndBounds<C extends string>(
  reply: z.infer<typeof pricesAndBoundsReplyWire>,
  count: number,
  currency: C,
): Answer<BetPricesAndBounds<C>> {
  const { bets, singles } = reply;
  if (bets.length !== count) return malformedFieldFailure("bets");
  const bounds = toStakeAndPayoutBounds(reply, currency);
  if (typeof bounds === "string") return malformedFieldFailure(bounds);
  const own: (StakeAndPayoutBounds<C> | null)[] = [];
  for (const [index, wire] of (singles ?? []).entries()) {
    const made = wire && toStakeAndPayoutBounds(wire, currency);
    if (typeof made === "string") return malformedFieldFailure(`singles.${index}.${made}`);
    own.push(made);
  }
  const blocks: Record<string, StakeAndPayoutBounds<C>> = {};
  for (const [id, wire] of Object.entries(reply.blocks ?? {})) {
    const made = toStakeAndPayoutBounds(wire, currency);
    if (typeof made === "string") return malformedFieldFailure(`blocks.${id}.${made}`);
    blocks[id] = made;
  }
  const systemValues: SystemSizeOption<C>[] = [];
  for (const { minBetAmount, ...option } of reply.systemValues ?? []) {
    const least = wireToMinor(minBetAmount, currency);
    if (least === null) return malformedFieldFailure("systemValues");
    systemValues.push({ ...option, minBetAmount: least });
  }
  const { hyperBonus: hyperWire, antiExpressCoef = null } = reply;
  const hyperBonus = hyperWire ? toHyperBonus(hyperWire, currency) : null;
  if (hyperWire && !hyperBonus) return malformedFieldFailure("hyperBonus");
  const isOfEach = own.length === count && count > 0;
  const value = {
    bets: bets.map((bet) => bet && toCurrentBet(bet)),
    ...bounds,
    singles: isOfEach ? own : null,
  };
  return { ok: true, value: { ...value, blocks, systemValues, hyperBonus, antiExpressCoef } };
}

/** Maps a bet of the wire; `isDepend` is false, because the coupon's rules set it later. */
export function toCurrentBet(wire: BetWire): CurrentBet {
  return { ...wire, isDepend: false };
}

/** Maps a hyper-bonus with its limits; null if one is not an amount of the currency. */
export function toHyperBonus<C extends string>(
  wire: { readonly percent: number; readonly minBetLimit: string; readonly maxLimit: string },
  iso: C,
): HyperBonus<C> | null {
  const minBetLimit = wireToMinor(wire.minBetLimit, iso);
  const maxLimit = wireToMinor(wire.maxLimit, iso);
  return minBetLimit === null || maxLimit === null
    ? null
    : { percent: wire.percent, minBetLimit, maxLimit };
}
