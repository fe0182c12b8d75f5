import type { Account } from "../accounts/account";
import { readAmount } from "../money/money";
import { parsePrice, priceText, productOf, shownPrice } from "../odds/price";
import { withDependence } from "./bet";
import { type BetView, betView, rowRefusals } from "./bet-view";
import { effectiveType, offeredTypes } from "./changes";
import type { CouponFacts } from "./facts";
import { canPlaceWith, placeOf, type RefusalPlace } from "./refusals";
import { amountStepOf } from "./settings";
import { possibleWin } from "./settle";
import { amountText, stakeAccount, stakeBounds, stakeRefusals } from "./stake";
import { type CouponState, emptyCoupon } from "./state";
import type { CouponCookie, CouponTypeId, Refusal, RefusalCode } from "./types";

export type { BetView } from "./bet-view";

/** Everything a view of the coupon shows: its state (CPN-01) and what follows from it. Amounts are minor units. */
export interface CouponView extends CouponState {
  readonly count: number;
  readonly rows: readonly BetView[];
  /** The type it would be placed as. */
  readonly effectiveTypeId: CouponTypeId;
  readonly types: readonly CouponTypeId[];
  readonly iso: string;
  readonly account: Account | null;
  /** The stake, or null while what is typed is no amount. */
  readonly stake: number | null;
  readonly step: number;
  /** null = no minimum, or none known. */
  readonly minBet: number | null;
  /** null = unbounded. */
  readonly maxBet: number | null;
  /** null while there is no stake or no bet. */
  readonly possibleWin: number | null;
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  readonly isChecking: boolean;
  readonly key: string;
  /** Revision of the kept coupon. */
  readonly rev: number;
}

/** Puts a kept coupon and the facts of the moment together (CPN-05, CPN-08, CPN-09, CPN-22). */
export function couponView(coupon: CouponCookie, facts: CouponFacts): CouponView {
  const { config, settings, accounts } = facts;
  const account = stakeAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? config.currency;
  const effectiveTypeId = effectiveType(coupon);
  const resolved = withDependence(coupon.bets, facts.resolved ?? []);
  const rows = coupon.bets.map((bet, index) => betView(bet, resolved[index] ?? null, effectiveTypeId, facts));
  const coef = productOf(rows.flatMap((row) => parsePrice(row.coef) ?? []));
  const amount = amountText(coupon, iso);
  const stake = readAmount(amount, iso);
  const { min, max } = stakeBounds(facts.bounds, effectiveTypeId, config.coupon.minAmountTypes, account);
  const maxPayout = facts.bounds?.maxPayout ?? null;
  const refusals = [
    ...couponRefusals(coupon, effectiveTypeId, facts),
    ...rows.flatMap(rowRefusals),
    ...(rows.length > 0 ? stakeRefusals(amount, iso, { min, max }, account) : []),
  ];
  return {
    ...emptyCoupon(),
    typeId: coupon.typeId,
    isActivePlaceBet: canPlaceWith(refusals),
    isActiveAutoMax: settings.isAutoMax,
    isActiveVipBet: settings.isVipBet,
    bets: coupon.bets,
    accountId: account?.id ?? null,
    amount,
    amountByBlockId: coupon.amountByBlockId,
    amountByBetId: Object.fromEntries(rows.filter((row) => row.amount).map((row) => [row.id, row.amount])),
    minBetAmount: facts.bounds?.minBetAmount ?? 0,
    maxBetAmount: max,
    coef: priceText(coef),
    coefByView: shownPrice(coef),
    systemValue: coupon.systemValue,
    expressId: settings.expressId,
    maxPayout,
    count: rows.length,
    rows,
    effectiveTypeId,
    types: offeredTypes,
    iso,
    account,
    stake: stake.ok ? stake.minor : null,
    step: amountStepOf(settings, iso),
    minBet: min,
    maxBet: max,
    possibleWin: stake.ok && rows.length > 0 ? capped(possibleWin(stake.minor, coef), maxPayout) : null,
    refusals: byPlace(refusals),
    isChecking: coupon.isChecking,
    key: coupon.key,
    rev: coupon.rev,
  };
}

function couponRefusals(coupon: CouponCookie, typeId: CouponTypeId, facts: CouponFacts): Refusal[] {
  const { accounts } = facts;
  const isUnknown = facts.resolved === null && coupon.bets.length > 0;
  const isAway = facts.isPaused && coupon.bets.length > 0;
  const hasNoAccount = accounts !== null && stakeAccount(coupon.accountId, accounts) === null;
  const codes: [RefusalCode, boolean][] = [
    ["checking", coupon.isChecking],
    ["empty", coupon.bets.length === 0],
    ["type", !offeredTypes.includes(typeId)],
    ["unavailable", isUnknown || isAway || hasNoAccount],
    ["sign-in", accounts === null && !facts.isPaused],
    ["account-frozen", accounts?.isFrozen ?? false],
  ];
  const { maxBets } = facts.config.coupon;
  const tooMany: Refusal[] = coupon.bets.length > maxBets ? [{ code: "too-many", bound: maxBets }] : [];
  return [...tooMany, ...codes.filter(([, holds]) => holds).map(([code]) => ({ code }))];
}

function byPlace(refusals: readonly Refusal[]): Record<RefusalPlace, Refusal[]> {
  const places: Record<RefusalPlace, Refusal[]> = { bet: [], amount: [], account: [], coupon: [] };
  for (const refusal of refusals) places[placeOf(refusal)].push(refusal);
  return places;
}

function capped(win: number, most: number | null): number {
  return most === null ? win : Math.min(win, most);
}
