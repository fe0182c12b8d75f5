import { type Account, accountTypes } from "~/domain/accounts/account";
import { withDependence } from "~/domain/coupon/bet";
import { effectiveType } from "~/domain/coupon/changes";
import type { CouponFacts } from "~/domain/coupon/facts";
import { type CouponTypeId, kindOf, offeredTypes } from "~/domain/coupon/kinds";
import type { ReturnRange } from "~/domain/coupon/returns/combine";
import { eventsOf, lineCount, systemSizes } from "~/domain/coupon/returns/lines";
import { hasNoLines, lineSizeOf } from "~/domain/coupon/returns/priced-coupon";
import { amountStepOf, type CouponShown, shownOf } from "~/domain/coupon/settings/settings";
import { readAdvance, withAdvance } from "~/domain/coupon/stakes/advance";
import { amountText, stakeAccount, stakeBounds } from "~/domain/coupon/stakes/stake";
import { isVipActive, type VipTerms, vipTerms } from "~/domain/coupon/stakes/vip";
import { type CouponState, emptyCoupon, type SystemOption } from "~/domain/coupon/state";
import type { CouponCookie, Refusal, RefusalCode } from "~/domain/coupon/types";
import type { StakeLimit } from "~/domain/limits/stake-limit";
import { type Minor, zero } from "~/domain/money/amount";
import { decimalOdds, showPrice } from "~/domain/odds/views";
import { type BetView, betView, rowRefusals } from "./bet-view";
import { promoRefusals, type RewardsView, rewardsOf } from "./bonuses/rewards";
import { canPlaceWith, placeOf, type RefusalPlace } from "./refusals";
import { currentMax, isAutoMaxActive, isAutoMaxOffered, withMax } from "./stakes/auto-max";
import { type BlockView, blockViews } from "./stakes/blocks";
import { type SingleView, singleViews } from "./stakes/singles";
import { stakedOnCoupon, stakedOnEachBlock, stakedOnSingles } from "./stakes/staked";

export type { BetView } from "./bet-view";

/** Everything a coupon view shows: its state (CPN-01) and derived values. Amounts are in `iso`. */
export interface CouponView extends CouponState {
  readonly count: number;
  readonly rows: readonly BetView[];
  /** The type it would be placed as. */
  readonly effectiveTypeId: CouponTypeId;
  readonly types: readonly CouponTypeId[];
  readonly iso: string;
  readonly account: Account | null;
  /** The singles with their stakes; null for other types (CPN-02). */
  readonly singles: readonly SingleView[] | null;
  /** The stake, for singles the total; null while the typed text is invalid. */
  readonly stake: Minor | null;
  readonly step: Minor;
  /** null = no minimum, or unknown. */
  readonly minBet: Minor | null;
  /** null = unbounded. */
  readonly maxBet: Minor | null;
  /** null without a stake or bets. */
  readonly possibleWin: Minor | null;
  /** The range of returns, and the lines; null without a stake or bets (CPN-22). */
  readonly outlook: ReturnRange | null;
  /** Events per line of a system without bankers; null if its events allow none (CPN-07). */
  readonly systemSize: number | null;
  /** Rewards on top of its prices (CPN-06, CPN-13, CPN-14). */
  readonly rewards: RewardsView;
  /** Whether this player can use promo codes now. */
  readonly takesPromoCodes: boolean;
  /** The blocks with their stakes; null for other types (CPN-02). */
  readonly blocks: readonly BlockView[] | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipTerms | null;
  /** The advance, typed text; "" if none is available (CPN-15). */
  readonly prepaidAmount: string;
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  readonly isChecking: boolean;
  /** What the strictest stake limit leaves (LIM-14). */
  readonly stakeLimit: StakeLimit | null;
  readonly isAutoMaxOffered: boolean;
  /** The current maximum of the whole stake; null if unknown. */
  readonly currentMax: Minor | null;
  /** Parts that the player wants to see (CPS-06). */
  readonly shown: CouponShown;
  /** Receipts that the player has not seen yet (CPP-11). */
  readonly receiptIds: readonly string[];
  readonly key: string;
  /** Revision of the stored coupon. */
  readonly rev: number;
}

/** Computes the view from a stored coupon and current data (CPN-05, CPN-08, CPN-09, CPN-22). */
export function couponView(coupon: CouponCookie, facts: CouponFacts): CouponView {
  const { config, settings, accounts } = facts;
  const account = stakeAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? config.currency;
  const effectiveTypeId = effectiveType(coupon);
  const kind = kindOf(effectiveTypeId);
  const resolved = withDependence(coupon.bets, facts.resolved ?? [], effectiveTypeId);
  const rows = coupon.bets.map((bet, index) =>
    betView(bet, resolved[index] ?? null, effectiveTypeId, facts),
  );
  const { minAmountTypes } = config.coupon;
  const singles =
    kind.stakedOn === "bet"
      ? singleViews(coupon, facts.singles ?? null, { iso, account, minAmountTypes })
      : null;
  const blocks =
    kind.stakedOn === "block"
      ? blockViews(coupon, facts.blocks ?? {}, { iso, account, minAmountTypes })
      : null;
  const isAutoMax = isAutoMaxActive(coupon, settings);
  // A system without lines has no bounds: its stake cannot be placed (CPN-22).
  const bounds = hasNoLines(coupon) ? null : facts.bounds;
  const limits = stakeBounds(bounds, effectiveTypeId, minAmountTypes, account);
  const max = currentMax(bounds !== null, limits, account);
  const staking = isAutoMax ? withMax(coupon, max, iso) : coupon;
  const rewards = rewardsOf(coupon, rows, effectiveTypeId, facts);
  const own = facts.promo?.own.map(({ code }) => code) ?? [];
  const vipFacts = {
    ...{ isVipBet: settings.isVipBet, typeId: effectiveTypeId },
    ...{ maxBetAmount: limits.max, bets: rows },
  };
  const vip = vipTerms(vipFacts, bounds);
  const available = facts.availablePrepaid ?? zero();
  const prepaidAmount = available > 0 ? coupon.prepaidAmount : "";
  const funded = withAdvance(account, readAdvance(prepaidAmount, iso));
  const staked = singles
    ? stakedOnSingles(rows, singles, iso, account)
    : blocks
      ? stakedOnEachBlock(coupon, rows, blocks, iso, account)
      : stakedOnCoupon(staking, rows, iso, funded, { bounds, config }, { rewards, vip });
  const refusals = [
    ...couponRefusals(coupon, facts),
    ...rows.flatMap(rowRefusals),
    ...promoRefusals(coupon, effectiveTypeId, facts),
  ];
  return {
    ...emptyCoupon(),
    typeId: coupon.typeId,
    isActivePlaceBet: canPlaceWith(standing(refusals, rows, singles !== null)) && staked.isTaken,
    isActiveAutoMax: isAutoMax,
    isAutoMaxOffered: isAutoMaxOffered(coupon, settings),
    currentMax: max,
    isActiveVipBet: isVipActive(vipFacts),
    bets: coupon.bets,
    accountId: account?.id ?? null,
    amount: amountText(staking, iso),
    amountByBlockId: coupon.amountByBlockId,
    amountByBetId: Object.fromEntries(
      rows.filter((row) => row.amount).map((row) => [row.id, row.amount]),
    ),
    minBetAmount: facts.bounds?.minBetAmount ?? zero(),
    maxBetAmount: staked.max,
    availablePrepaidAmount: available,
    coef: staked.coef,
    coefByView: showPrice(facts.odds ?? decimalOdds, staked.coef),
    systemValue: coupon.systemValue,
    systemValues: kind.lines ? systemOptions(coupon, facts) : [],
    antiExpressCoef: facts.antiExpressCoef ?? null,
    promoCode: coupon.promoCode,
    manualPromoCode: own.includes(coupon.promoCode) ? "" : coupon.promoCode,
    promoCodes: own,
    hyperBonusPercent: rewards.hyperBonus?.percent ?? 0,
    minHyperBonusBetLimit: rewards.hyperBonus?.minBetLimit ?? zero(),
    maxHyperBonusLimit: rewards.hyperBonus?.maxLimit ?? zero(),
    manuallyDeletedBonusBet: coupon.isBonusDeleted,
    rewards,
    takesPromoCodes: facts.promo !== null && facts.promo !== undefined,
    singlesResultCoupons: facts.placed ?? [],
    expressId: coupon.expressId ?? settings.expressId,
    maxPayout: facts.bounds?.maxPayout ?? null,
    count: rows.length,
    rows,
    effectiveTypeId,
    types: offeredTypes,
    iso,
    account,
    singles,
    stake: staked.stake,
    step: amountStepOf(settings, iso),
    minBet: staked.min,
    maxBet: staked.max,
    possibleWin: staked.returnRange?.most ?? null,
    outlook: staked.returnRange,
    systemSize: kind.lines ? lineSizeOf(coupon) : null,
    blocks,
    vip,
    prepaidAmount,
    refusals: byPlace([...refusals, ...staked.refusals]),
    isChecking: coupon.isChecking,
    // Stakes of a bonus account count towards no limit.
    stakeLimit: account?.type === accountTypes.bonus ? null : (facts.stakeLimit ?? null),
    shown: shownOf(settings),
    receiptIds: coupon.receiptIds,
    key: coupon.key,
    rev: coupon.rev,
  };
}

/** Refusals of the whole coupon. Singles are placed one by one, so one placeable bet is enough. */
function standing(
  refusals: readonly Refusal[],
  rows: readonly BetView[],
  isSingles: boolean,
): readonly Refusal[] {
  const canSomeBePlaced = rows.some((row) => canPlaceWith(rowRefusals(row)));
  return isSingles && canSomeBePlaced
    ? refusals.filter(({ marketId }) => marketId === undefined)
    : refusals;
}

function couponRefusals(coupon: CouponCookie, facts: CouponFacts): Refusal[] {
  const { accounts } = facts;
  const isUnknown = facts.resolved === null && coupon.bets.length > 0;
  const isAway = facts.isPaused && coupon.bets.length > 0;
  const hasNoAccount = accounts !== null && stakeAccount(coupon.accountId, accounts) === null;
  const codes: [RefusalCode, boolean][] = [
    ["checking", coupon.isChecking],
    ["empty", coupon.bets.length === 0],
    ["system", hasNoLines(coupon)],
    ["unavailable", isUnknown || isAway || hasNoAccount],
    ["sign-in", accounts === null && !facts.isPaused],
    ["account-frozen", accounts?.isFrozen ?? false],
  ];
  const { maxBets } = facts.config.coupon;
  const tooMany: Refusal[] =
    coupon.bets.length > maxBets ? [{ code: "too-many", bound: maxBets }] : [];
  return [...tooMany, ...codes.filter(([, holds]) => holds).map(([code]) => ({ code }))];
}

/** The sizes that a system's events allow; the platform's data takes precedence (CPN-07). */
function systemOptions(
  coupon: CouponCookie,
  { systemValues = [], bounds }: CouponFacts,
): SystemOption[] {
  const events = eventsOf(coupon.bets);
  return systemSizes(events).map(
    (value) =>
      systemValues.find((option) => option.value === value) ?? {
        value,
        offset: coupon.bets.length - events,
        minBetAmount: bounds?.minBetAmount ?? zero(),
        combo: lineCount(events, value),
      },
  );
}

function byPlace(refusals: readonly Refusal[]): Record<RefusalPlace, Refusal[]> {
  const places: Record<RefusalPlace, Refusal[]> = {
    bet: [],
    amount: [],
    account: [],
    promo: [],
    coupon: [],
  };
  for (const refusal of refusals) places[placeOf(refusal)].push(refusal);
  return places;
}
