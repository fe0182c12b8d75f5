import { type Account, accountTypes } from "~/domain/accounts/account";
import { markDependentBets } from "~/domain/coupon/bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { CombinationOffer } from "~/domain/coupon/combination";
import { type CouponTypeId, couponKindByType } from "~/domain/coupon/kinds";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import {
  countSystemEvents,
  countSystemLines,
  listSystemSizes,
} from "~/domain/coupon/returns/lines";
import { hasNoSystemLines, systemLineSize } from "~/domain/coupon/returns/priced-coupon";
import {
  stakeStepInCurrency,
  type VisibleCouponParts,
  visibleCouponParts,
} from "~/domain/coupon/settings/settings";
import { accountWithAdvance, parseAdvance } from "~/domain/coupon/stakes/advance";
import { couponStakeText, findPayingAccount, stakeBounds } from "~/domain/coupon/stakes/stake";
import { type VipStakeRange, vipStakeRange } from "~/domain/coupon/stakes/vip";
import type { SystemOption } from "~/domain/coupon/state";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { CouponViewInput } from "~/domain/coupon/view-input";
import type { StakeLimit } from "~/domain/limits/stake-limit";
import { type Minor, zero } from "~/domain/money/amount";
import { asBetBeingChecked, type BetView, betRefusals, betView } from "./bet-view";
import { currentRewards, promoRefusals, type RewardsView } from "./bonuses/rewards";
import { type RefusalPlace, refusalPlaceOf } from "./refusals";
import {
  currentMaxStake,
  isAutoMaxActive,
  isAutoMaxOffered,
  withMaxStake,
} from "./stakes/auto-max";
import { type BlockView, blockViews } from "./stakes/blocks";
import { type SingleBetView, singleViews } from "./stakes/singles";
import {
  blocksStakeWithBounds,
  couponStakeWithBounds,
  singlesStakeWithBounds,
} from "./stakes/staked";

export type { BetView } from "./bet-view";

/** Everything that the product shows and does with a coupon on a page. Amounts are in `iso`. */
export interface CouponView {
  readonly count: number;
  readonly bets: readonly CouponBet[];
  readonly rows: readonly BetView[];
  /** The type the player picked. */
  readonly typeId: CouponTypeId;
  /** The type it would be placed as. */
  readonly effectiveTypeId: CouponTypeId;
  readonly iso: string;
  readonly account: Account | null;
  /** The account that pays; null = a guest, or unknown. */
  readonly accountId: number | null;
  /** The stake's text, in all kinds the one typed for the whole. */
  readonly amount: string;
  /** The singles with their stakes; null for other types (CPN-02). */
  readonly singles: readonly SingleBetView[] | null;
  /** The stake, for singles the total; null while the typed text is invalid. */
  readonly stake: Minor | null;
  readonly step: Minor;
  /** null = no minimum, or unknown. */
  readonly minBet: Minor | null;
  /** null = unbounded. */
  readonly maxBet: Minor | null;
  /** null = unbounded. */
  readonly maxPayout: Minor | null;
  /** The price of the whole, exact decimal text. */
  readonly coef: string;
  /** null = none is offered (CPN-08). */
  readonly antiExpressCoef: string | null;
  readonly systemValue: number;
  readonly systemValues: readonly SystemOption[];
  /** Events per line of a system without bankers; null if its events allow none (CPN-07). */
  readonly systemSize: number | null;
  /** Rewards on top of its prices (CPN-06, CPN-13, CPN-14). */
  readonly rewards: RewardsView;
  readonly promoCode: string;
  /** What bets of one game that it cannot hold could be combined into (CPN-04). */
  readonly combinations: readonly CombinationOffer[];
  /** The player's own codes (CPN-14). */
  readonly promoCodes: readonly string[];
  /** Whether this player can use promo codes now. */
  readonly takesPromoCodes: boolean;
  /** The blocks with their stakes; null for other types (CPN-02). */
  readonly blocks: readonly BlockView[] | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipStakeRange | null;
  readonly availablePrepaidAmount: Minor;
  /** The advance, typed text; "" if none is available (CPN-15). */
  readonly prepaidAmount: string;
  readonly refusals: Readonly<Record<RefusalPlace, readonly Refusal[]>>;
  /** Why this player's bets are not taken, whatever they are: no price can be chosen (LIM-12, LIM-20). */
  readonly closed: Refusal | null;
  /** Another pick of a market replaces the first one (decision 26). */
  readonly isMarketReplaced: boolean;
  readonly isChecking: boolean;
  /** What the strictest stake limit leaves (LIM-14). */
  readonly stakeLimit: StakeLimit | null;
  readonly isAutoMaxOffered: boolean;
  readonly isActiveAutoMax: boolean;
  /** The current maximum of the whole stake; null if unknown. */
  readonly currentMax: Minor | null;
  /** Parts that the player wants to see (CPS-06). */
  readonly shown: VisibleCouponParts;
  /** Singles known to be placed while others are being checked (CPP-11). */
  readonly singlesResultCoupons: readonly PlacedCoupon[];
  /** Receipts that the player has not seen yet (CPP-11). */
  readonly receiptIds: readonly string[];
  readonly key: string;
  /** Revision of the stored coupon. */
  readonly rev: number;
}

/** Computes the view from a stored coupon and current data (CPN-05, CPN-08, CPN-09, CPN-22). */
export function couponView(coupon: CouponCookie, facts: CouponViewInput): CouponView {
  const { config, settings, accounts } = facts;
  const account = findPayingAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? config.currency;
  const effectiveTypeId = effectiveCouponType(coupon);
  const kind = couponKindByType(effectiveTypeId);
  const resolved = markDependentBets(coupon.bets, facts.resolved ?? [], effectiveTypeId);
  const rows = coupon.bets.map((bet, index) => {
    const row = betView(bet, resolved[index] ?? null, effectiveTypeId, facts);
    return coupon.isChecking ? asBetBeingChecked(row) : row;
  });
  const { minAmountTypes } = config.coupon;
  const singles =
    kind.stakedOn === "bet"
      ? singleViews(coupon, facts.singles ?? null, { account, minAmountTypes })
      : null;
  const blocks =
    kind.stakedOn === "block"
      ? blockViews(coupon, facts.blocks ?? {}, { account, minAmountTypes })
      : null;
  const isAutoMax = isAutoMaxActive(coupon, settings);
  // A system without lines has no bounds: its stake cannot be placed (CPN-22).
  const bounds = hasNoSystemLines(coupon) ? null : facts.bounds;
  const limits = stakeBounds(bounds, effectiveTypeId, minAmountTypes, account);
  const max = currentMaxStake(bounds !== null, limits, account);
  const staking = isAutoMax ? withMaxStake(coupon, max, iso) : coupon;
  const rewards = currentRewards(coupon, rows, effectiveTypeId, facts);
  const { isVipBet } = settings;
  const vip = vipStakeRange(
    { isVipBet, typeId: effectiveTypeId, maxBetAmount: limits.max, bets: rows },
    bounds,
  );
  const available = facts.availablePrepaid ?? zero();
  const prepaidAmount = available > 0 ? coupon.prepaidAmount : "";
  const funded = accountWithAdvance(account, parseAdvance(prepaidAmount, iso));
  const staked = singles
    ? singlesStakeWithBounds(rows, singles, iso, account)
    : blocks
      ? blocksStakeWithBounds(coupon, rows, blocks, iso, account)
      : couponStakeWithBounds(staking, rows, iso, funded, { bounds, config }, { rewards, vip });
  const closed = findSlipClosure(facts);
  const refusals = [
    ...(closed && coupon.bets.length > 0 ? [closed] : []),
    ...couponRefusals(coupon, facts),
    ...rows.flatMap(betRefusals),
    ...promoRefusals(coupon, effectiveTypeId, facts),
  ];
  return {
    typeId: coupon.typeId,
    isActiveAutoMax: isAutoMax,
    isAutoMaxOffered: isAutoMaxOffered(coupon, settings),
    currentMax: max,
    bets: coupon.bets,
    accountId: account?.id ?? null,
    amount: couponStakeText(staking),
    availablePrepaidAmount: available,
    coef: staked.coef,
    systemValue: coupon.systemValue,
    systemValues: kind.lines ? systemOptions(coupon, facts) : [],
    antiExpressCoef: facts.antiExpressCoef ?? null,
    promoCode: coupon.promoCode,
    promoCodes: facts.promo?.own.map(({ code }) => code) ?? [],
    rewards,
    combinations: facts.combinations ?? [],
    takesPromoCodes: facts.promo !== null && facts.promo !== undefined,
    singlesResultCoupons: facts.placed ?? [],
    maxPayout: facts.bounds?.maxPayout ?? null,
    count: rows.length,
    rows,
    effectiveTypeId,
    iso,
    account,
    singles,
    stake: staked.stake,
    step: stakeStepInCurrency(settings, iso),
    minBet: staked.min,
    maxBet: staked.max,
    systemSize: kind.lines ? systemLineSize(coupon) : null,
    blocks,
    vip,
    prepaidAmount,
    closed,
    isMarketReplaced: settings.isMarketReplaced,
    refusals: byPlace([...refusals, ...staked.refusals]),
    isChecking: coupon.isChecking,
    // Stakes of a bonus account count towards no limit.
    stakeLimit: account?.type === accountTypes.bonus ? null : (facts.stakeLimit ?? null),
    shown: visibleCouponParts(settings),
    receiptIds: coupon.receiptIds,
    key: coupon.key,
    rev: coupon.rev,
  };
}

/** A lock of the player's own, a frozen account, or protection data that cannot be read (LIM-12, LIM-20). */
export function findSlipClosure({
  lock = null,
  accounts,
  isPaused,
}: Pick<CouponViewInput, "lock" | "accounts" | "isPaused">): Refusal | null {
  if (lock) return { code: "excluded", ...(lock.endsAt === null ? {} : { until: lock.endsAt }) };
  if (accounts?.isFrozen) return { code: "account-frozen" };
  return isPaused ? { code: "unavailable" } : null;
}

function couponRefusals(coupon: CouponCookie, facts: CouponViewInput): Refusal[] {
  const { accounts } = facts;
  const isUnknown = facts.resolved === null && coupon.bets.length > 0;
  const hasNoAccount = accounts !== null && findPayingAccount(coupon.accountId, accounts) === null;
  const codes: [RefusalCode, boolean][] = [
    ["checking", coupon.isChecking],
    ["empty", coupon.bets.length === 0],
    ["system", hasNoSystemLines(coupon)],
    ["unavailable", !facts.isPaused && (isUnknown || hasNoAccount)],
    ["sign-in", accounts === null && !facts.isPaused],
  ];
  const { maxBets } = facts.config.coupon;
  const tooMany: Refusal[] =
    coupon.bets.length > maxBets ? [{ code: "too-many", bound: maxBets }] : [];
  return [...tooMany, ...codes.filter(([, holds]) => holds).map(([code]) => ({ code }))];
}

/** The sizes that a system's events allow; the platform's data takes precedence (CPN-07). */
function systemOptions(
  coupon: CouponCookie,
  { systemValues = [], bounds }: CouponViewInput,
): SystemOption[] {
  const events = countSystemEvents(coupon.bets);
  return listSystemSizes(events).map(
    (value) =>
      systemValues.find((option) => option.value === value) ?? {
        value,
        offset: coupon.bets.length - events,
        minBetAmount: bounds?.minBetAmount ?? zero(),
        combo: countSystemLines(events, value),
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
  for (const refusal of refusals) places[refusalPlaceOf(refusal)].push(refusal);
  return places;
}
