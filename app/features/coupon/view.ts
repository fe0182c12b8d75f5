import { type Account, accountTypes } from "../accounts/account";
import type { StakeLimit } from "../limits/stake-limit";
import { type Minor, zero } from "../money/amount";
import { decimalOdds, showPrice } from "../odds/views";
import { withDependence } from "./bet";
import { type BetView, betView, rowRefusals } from "./bet-view";
import { promoRefusals, type RewardsView, rewardsOf } from "./bonuses/rewards";
import { effectiveType, offeredTypes } from "./changes";
import type { CouponFacts } from "./facts";
import { canPlaceWith, placeOf, type RefusalPlace } from "./refusals";
import { eventsOf, type ReturnRange } from "./returns/combine";
import { lineCount, systemSize, systemSizes } from "./returns/lines";
import { amountStepOf, type CouponShown, shownOf } from "./settings/settings";
import { readAdvance, withAdvance } from "./stakes/advance";
import { currentMax, isAutoMaxActive, isAutoMaxOffered, withMax } from "./stakes/auto-max";
import { type BlockView, blockViews } from "./stakes/blocks";
import { type SingleView, singleViews } from "./stakes/singles";
import { amountText, stakeAccount, stakeBounds } from "./stakes/stake";
import { stakedOnCoupon, stakedOnEachBlock, stakedOnSingles } from "./stakes/staked";
import { isVipActive, type VipTerms, vipTerms } from "./stakes/vip";
import { type CouponState, emptyCoupon, type SystemOption } from "./state";
import { type CouponCookie, type CouponTypeId, couponTypes, type Refusal, type RefusalCode } from "./types";

export type { BetView } from "./bet-view";

/** Everything a view of the coupon shows: its state (CPN-01) and what follows from it. Amounts are of `iso`. */
export interface CouponView extends CouponState {
  readonly count: number;
  readonly rows: readonly BetView[];
  /** The type it would be placed as. */
  readonly effectiveTypeId: CouponTypeId;
  readonly types: readonly CouponTypeId[];
  readonly iso: string;
  readonly account: Account | null;
  /** Each bet with its own stake where the type is singles, else null (CPN-02). */
  readonly singles: readonly SingleView[] | null;
  /** The stake, of singles all of them together; null while what is typed is no amount. */
  readonly stake: Minor | null;
  readonly step: Minor;
  /** null = no minimum, or none known. */
  readonly minBet: Minor | null;
  /** null = unbounded. */
  readonly maxBet: Minor | null;
  /** null while there is no stake or no bet. */
  readonly possibleWin: Minor | null;
  /** The most and the least return, and the lines; null while there is no stake or no bet (CPN-22). */
  readonly outlook: ReturnRange | null;
  /** How many events each line of a system has beside its bankers; null where its events allow none (CPN-07). */
  readonly systemSize: number | null;
  /** What it gets beside its prices (CPN-06, CPN-13, CPN-14). */
  readonly rewards: RewardsView;
  /** Whether this player may use promo codes now. */
  readonly takesPromoCodes: boolean;
  /** Each block with its own stake where the type is blocks, else null (CPN-02). */
  readonly blocks: readonly BlockView[] | null;
  /** The terms on which a stake above the maximum is taken; null where none is (CPN-11). */
  readonly vip: VipTerms | null;
  /** What is to be staked in advance, typed text; "" where nothing is available (CPN-15). */
  readonly prepaidAmount: string;
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  readonly isChecking: boolean;
  /** What the player's limits leave of stakes, the strictest (LIM-14). */
  readonly stakeLimit: StakeLimit | null;
  readonly isAutoMaxOffered: boolean;
  /** The most that can be staked now on the whole; null while nobody can say. */
  readonly currentMax: Minor | null;
  /** Which of its parts the player wants to see (CPS-06). */
  readonly shown: CouponShown;
  /** Receipts that are still to be seen (CPP-11). */
  readonly receiptIds: readonly string[];
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
  const resolved = withDependence(coupon.bets, facts.resolved ?? [], effectiveTypeId);
  const rows = coupon.bets.map((bet, index) => betView(bet, resolved[index] ?? null, effectiveTypeId, facts));
  const { minAmountTypes } = config.coupon;
  const singles =
    effectiveTypeId === couponTypes.singles
      ? singleViews(coupon, facts.singles ?? null, { iso, account, minAmountTypes })
      : null;
  const blocks =
    effectiveTypeId === couponTypes.blocks
      ? blockViews(coupon, facts.blocks ?? {}, { iso, account, minAmountTypes })
      : null;
  const isAutoMax = isAutoMaxActive(coupon, settings);
  // What has no lines has no bounds: what the platform states of it is of nothing that can be staked (CPN-22).
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
    amountByBetId: Object.fromEntries(rows.filter((row) => row.amount).map((row) => [row.id, row.amount])),
    minBetAmount: facts.bounds?.minBetAmount ?? zero(),
    maxBetAmount: staked.max,
    availablePrepaidAmount: available,
    coef: staked.coef,
    coefByView: showPrice(facts.odds ?? decimalOdds, staked.coef),
    systemValue: coupon.systemValue,
    systemValues: effectiveTypeId === couponTypes.system ? systemOptions(coupon, facts) : [],
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
    systemSize: effectiveTypeId === couponTypes.system ? sizeOf(coupon) : null,
    blocks,
    vip,
    prepaidAmount,
    refusals: byPlace([...refusals, ...staked.refusals]),
    isChecking: coupon.isChecking,
    // Stakes of a bonus account count in no limit.
    stakeLimit: account?.type === accountTypes.bonus ? null : (facts.stakeLimit ?? null),
    shown: shownOf(settings),
    receiptIds: coupon.receiptIds,
    key: coupon.key,
    rev: coupon.rev,
  };
}

/** What stands against the whole: of singles each bet goes by itself, so that one which can be placed is enough. */
function standing(
  refusals: readonly Refusal[],
  rows: readonly BetView[],
  isSingles: boolean,
): readonly Refusal[] {
  const canSomeBePlaced = rows.some((row) => canPlaceWith(rowRefusals(row)));
  return isSingles && canSomeBePlaced ? refusals.filter(({ marketId }) => marketId === undefined) : refusals;
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
  const tooMany: Refusal[] = coupon.bets.length > maxBets ? [{ code: "too-many", bound: maxBets }] : [];
  return [...tooMany, ...codes.filter(([, holds]) => holds).map(([code]) => ({ code }))];
}

function sizeOf(coupon: Pick<CouponCookie, "bets" | "systemValue">): number | null {
  return systemSize(coupon.systemValue, eventsOf(coupon.bets));
}

/** Whether a coupon is a system whose events make no line. */
function hasNoLines(coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">): boolean {
  return effectiveType(coupon) === couponTypes.system && sizeOf(coupon) === null;
}

/** The sizes that a system's events allow; what the platform states of them comes first (CPN-07). */
function systemOptions(coupon: CouponCookie, { systemValues = [], bounds }: CouponFacts): SystemOption[] {
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
  const places: Record<RefusalPlace, Refusal[]> = { bet: [], amount: [], account: [], promo: [], coupon: [] };
  for (const refusal of refusals) places[placeOf(refusal)].push(refusal);
  return places;
}
