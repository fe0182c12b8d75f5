import { accountTypes } from "~/domain/accounts/account";
import { markDependentBets } from "~/domain/coupon/bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import { systemLineSize } from "~/domain/coupon/returns/priced-coupon";
import { stakeStepInCurrency, visibleCouponParts } from "~/domain/coupon/settings/settings";
import { accountWithAdvance, parseAdvance } from "~/domain/coupon/stakes/advance";
import { couponStakeText, findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { zero } from "~/domain/money/amount";
import { currentBetRefusals } from "./bet-refusals";
import { asBetWithPendingPlacement, betView } from "./bet-view";
import { currentRewards, promoRefusals } from "./bonuses/rewards";
import { findSlipClosedRefusal } from "./closure";
import { refusalsByPlace, wholeCouponRefusals } from "./coupon-refusals";
import { systemOptions } from "./returns/system-options";
import { isAutoMaxActive, isAutoMaxOffered, withMaxStake } from "./stakes/auto-max";
import { blockViews } from "./stakes/blocks";
import { singleViews } from "./stakes/singles";
import { currentStakeTerms } from "./stakes/stake-terms";
import {
  couponStakeWithBounds,
  totalOfBlocksWithRefusals,
  totalOfSinglesWithRefusals,
} from "./stakes/staked";
import type { CouponView } from "./view";

/** Computes the view from a stored coupon and current data (CPN-05, CPN-08, CPN-09, CPN-22). */
export function couponView(coupon: CouponCookie, facts: CouponViewContext): CouponView {
  const { config, settings, accounts } = facts;
  const account = findPayingAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? config.currency;
  const effectiveTypeId = effectiveCouponType(coupon);
  const kind = couponKindByType(effectiveTypeId);
  const resolved = markDependentBets(coupon.bets, facts.resolved ?? [], effectiveTypeId);
  const rows = coupon.bets.map((bet, index) => {
    const row = betView(bet, resolved[index] ?? null, effectiveTypeId, facts);
    return coupon.isChecking ? asBetWithPendingPlacement(row) : row;
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
  const { isVipBet } = settings;
  const stakeFacts = { account, minAmountTypes, isVipBet };
  const { bounds, max, vip } = currentStakeTerms(coupon, rows, facts.bounds, stakeFacts);
  const staking = isAutoMax ? withMaxStake(coupon, max, iso) : coupon;
  const rewards = currentRewards(coupon, rows, effectiveTypeId, facts);
  const available = facts.availablePrepaid ?? zero();
  const prepaidAmount = available > 0 ? coupon.prepaidAmount : "";
  const funded = accountWithAdvance(account, parseAdvance(prepaidAmount, iso));
  const staked = singles
    ? totalOfSinglesWithRefusals(rows, singles, iso, account)
    : blocks
      ? totalOfBlocksWithRefusals(coupon, rows, blocks, iso, account)
      : couponStakeWithBounds(staking, rows, iso, funded, { bounds, config }, { rewards, vip });
  const closed = findSlipClosedRefusal(facts);
  const refusals = [
    ...(closed && coupon.bets.length > 0 ? [closed] : []),
    ...wholeCouponRefusals(coupon, facts),
    ...rows.flatMap(currentBetRefusals),
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
    refusals: refusalsByPlace([...refusals, ...staked.refusals]),
    isChecking: coupon.isChecking,
    // Stakes of a bonus account count towards no limit.
    stakeLimit: account?.type === accountTypes.bonus ? null : (facts.stakeLimit ?? null),
    shown: visibleCouponParts(settings),
    receiptIds: coupon.receiptIds,
    key: coupon.key,
    rev: coupon.rev,
  };
}
