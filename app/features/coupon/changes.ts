import { parsePrice, priceText } from "../odds/price";
import { betRefText, isSameBet } from "./bet";
import { isAmountText, isPromoCode, leastSystemValue, longestPacked, mostBets } from "./limits";
import { blockOf, blocksOf } from "./returns/combine";
import { emptyCookie } from "./state";
import { packCoupon } from "./storage/pack";
import type { BetRef, CouponBet, CouponCookie, CouponTypeId, Refusal } from "./types";
import { couponTypes } from "./types";

/** A changed coupon, or why it stays as it is. */
export type Change =
  | { readonly ok: true; readonly coupon: CouponCookie }
  | { readonly ok: false; readonly refusal: Refusal };

/** Makes a key nobody has had: a random text of `[A-Za-z0-9_-]`, 8 to 64 characters. */
export type NewKey = () => string;

/** Types a coupon can be placed as (CPN-02); one event is a single by itself. */
export const offeredTypes: readonly CouponTypeId[] = [
  couponTypes.single,
  couponTypes.express,
  couponTypes.system,
  couponTypes.singles,
  couponTypes.blocks,
];

/** The type a coupon is placed as: of one bet a single, of more never one (CPN-02). */
export function effectiveType(coupon: Pick<CouponCookie, "bets" | "typeId">): CouponTypeId {
  if (coupon.bets.length <= 1) return couponTypes.single;
  return coupon.typeId === couponTypes.single ? couponTypes.express : coupon.typeId;
}

/** Adds a bet; the same bet again takes the price and score seen now. Past `maxBets` it is refused `too-many`. */
export function addBet(coupon: CouponCookie, bet: CouponBet, maxBets: number, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    if (coupon.bets.some((old) => isSameBet(old, bet))) {
      const { coef, scores, addedAt } = bet;
      return {
        bets: coupon.bets.map((old) =>
          isSameBet(old, bet) ? { ...old, coef, scores, addedAt, refusal: null } : old,
        ),
      };
    }
    const { marketId } = bet;
    const most = Math.min(maxBets, mostBets);
    if (coupon.bets.length >= most) return { code: "too-many", marketId, bound: most };
    const bets = [...coupon.bets, bet];
    const next = { ...coupon, bets, typeId: effectiveType({ ...coupon, bets }), receiptIds: [] };
    return packCoupon(next).length > longestPacked
      ? { code: "too-many", marketId, bound: coupon.bets.length }
      : next;
  });
}

/** Takes a bet out; of one that is not in the coupon nothing changes. */
export function removeBet(coupon: CouponCookie, ref: BetRef, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    const bets = coupon.bets.filter((bet) => !isSameBet(bet, ref));
    if (bets.length === coupon.bets.length) return null;
    // What comes next is another coupon, to which its bonus is offered again (CPN-03).
    if (bets.length === 0) return { bets, amountByBlockId: {}, isBonusDeleted: false };
    // A block that it leaves empty is gone, with its stake.
    return bets.some(({ blockId }) => blockId > 0) ? withoutGaps(bets, coupon.amountByBlockId) : { bets };
  });
}

/** Takes the bonus bet out: it is not offered again for this coupon (CPN-03). */
export function removeBonus(coupon: CouponCookie, newKey: NewKey): Change {
  return change(coupon, newKey, () => (coupon.isBonusDeleted ? null : { isBonusDeleted: true }));
}

/** Takes a promo code, or none ("") (CPN-14); a text that can be none is refused `promo-unknown`. */
export function setPromoCode(coupon: CouponCookie, promoCode: string, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    if (promoCode !== "" && !isPromoCode(promoCode)) return { code: "promo-unknown" };
    return promoCode === coupon.promoCode ? null : { promoCode };
  });
}

/** Takes every bet out; the account stays chosen. */
export function clear(coupon: CouponCookie, newKey: NewKey): Change {
  return change(coupon, newKey, () =>
    coupon.bets.length === 0 ? null : { ...emptyCookie(coupon.key), accountId: coupon.accountId },
  );
}

/** Picks the type; one that cannot be placed is refused `type`. */
export function setType(coupon: CouponCookie, typeId: number, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    const type = offeredTypes.find((offered) => offered === typeId);
    if (type === undefined) return { code: "type" };
    return type === coupon.typeId ? null : { typeId: type, bets: untold(coupon.bets) };
  });
}

/** Picks how many events a line of a system has: never below 2 (CPN-07). */
export function setSystemValue(coupon: CouponCookie, systemValue: number, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    const value = Number.isSafeInteger(systemValue)
      ? Math.min(Math.max(systemValue, leastSystemValue), mostBets)
      : leastSystemValue;
    return value === coupon.systemValue ? null : { systemValue: value };
  });
}

/** Makes a bet a banker of the system, or an event again (CPN-02); a coupon that has no such bet stays as it is. */
export function toggleBanker(coupon: CouponCookie, ref: BetRef, newKey: NewKey): Change {
  return change(coupon, newKey, () =>
    coupon.bets.some((bet) => isSameBet(bet, ref))
      ? { bets: coupon.bets.map((bet) => (isSameBet(bet, ref) ? { ...bet, isBanker: !bet.isBanker } : bet)) }
      : null,
  );
}

/**
 * Puts a bet into a block, or into the next new one (CPN-02). Blocks are counted from 1 without gaps: the others and
 * their stakes move up where one is left empty. A number past the next one is refused `type`.
 */
export function setBlock(coupon: CouponCookie, ref: BetRef, block: number, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    const known = [...blocksOf(coupon.bets).keys()];
    if (!Number.isSafeInteger(block) || block < 1 || block > (known.at(-1) ?? 0) + 1) return { code: "type" };
    const bets = coupon.bets.map((bet) => (isSameBet(bet, ref) ? { ...bet, blockId: block } : bet));
    if (bets.every((bet, at) => blockOf(bet) === blockOf(coupon.bets[at] ?? bet))) return null;
    return withoutGaps(bets, coupon.amountByBlockId);
  });
}

/** Sets the stakes of blocks by their number; a text that is no amount is refused `amount` (CPN-02). */
export function setBlockAmounts(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: NewKey,
): Change {
  return change(coupon, newKey, () => {
    const blocks = [...blocksOf(coupon.bets).keys()];
    const wrong = blocks.find((id) => !isAmountText(amounts[id] ?? ""));
    if (wrong !== undefined) return { code: "amount", blockId: wrong };
    const known = blocks.flatMap((id): [string, string][] => {
      const text = amounts[id] ?? coupon.amountByBlockId[id] ?? "";
      return text === "" ? [] : [[String(id), text]];
    });
    const amountByBlockId = Object.fromEntries(known);
    return JSON.stringify(amountByBlockId) === JSON.stringify(coupon.amountByBlockId)
      ? null
      : { amountByBlockId };
  });
}

/** Bets in blocks 1, 2, 3 … with the stakes that went with them. */
function withoutGaps(
  bets: readonly CouponBet[],
  amounts: Readonly<Record<string, string>>,
): Pick<CouponCookie, "bets" | "amountByBlockId"> {
  const ids = [...blocksOf(bets).keys()];
  const kept = ids.flatMap((id, at): [string, string][] => {
    const text = amounts[id];
    return text === undefined ? [] : [[String(at + 1), text]];
  });
  return {
    bets: bets.map((bet) => ({ ...bet, blockId: ids.indexOf(blockOf(bet)) + 1 })),
    amountByBlockId: Object.fromEntries(kept),
  };
}

/**
 * Sets the stake, of singles that of every bet, of blocks that of each: plain decimal text, or "" for the currency's initial amount;
 * anything else is refused `amount`.
 */
export function setAmount(coupon: CouponCookie, amount: string, newKey: NewKey): Change {
  return change(coupon, newKey, () => {
    if (!isAmountText(amount)) return { code: "amount" };
    const type = effectiveType(coupon);
    const isOfEachBet = type === couponTypes.single || type === couponTypes.singles;
    const bets = isOfEachBet ? staked(coupon.bets, () => "") : coupon.bets;
    // Whoever names a stake wants that one, and no maximum (CPN-12).
    const isAutoMax = false;
    const isOfEachBlock = type === couponTypes.blocks && Object.keys(coupon.amountByBlockId).length > 0;
    if (isOfEachBlock) return { amount, bets, isAutoMax, amountByBlockId: {} };
    const isSame = amount === coupon.amount && bets === coupon.bets && !coupon.isAutoMax;
    return isSame ? null : { amount, bets, isAutoMax };
  });
}

/** Turns on or off that the stake is the current maximum and follows it (CPN-12). */
export function setAutoMax(coupon: CouponCookie, isAutoMax: boolean, newKey: NewKey): Change {
  return change(coupon, newKey, () => (isAutoMax === coupon.isAutoMax ? null : { isAutoMax }));
}

/** Sets the stakes of bets of their own, by name; a text that is no amount is refused `amount` (CPN-02). */
export function setBetAmounts(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: NewKey,
): Change {
  return change(coupon, newKey, () => {
    const of = (bet: CouponBet) => amounts[betRefText(bet)] ?? bet.amount;
    const wrong = coupon.bets.find((bet) => !isAmountText(of(bet)));
    if (wrong) return { code: "amount", marketId: wrong.marketId };
    const bets = staked(coupon.bets, of);
    if (bets === coupon.bets) return null;
    const isTooLong = packCoupon({ ...coupon, bets }).length > longestPacked;
    return isTooLong ? { code: "too-many", bound: coupon.bets.length } : { bets };
  });
}

/** Bets with other stakes; what was told of a bet no longer holds where its stake is new. The same list if none is. */
function staked(bets: readonly CouponBet[], of: (bet: CouponBet) => string): readonly CouponBet[] {
  if (bets.every((bet) => of(bet) === bet.amount)) return bets;
  return bets.map((bet) => (of(bet) === bet.amount ? bet : { ...bet, amount: of(bet), refusal: null }));
}

/**
 * Picks the account the stake comes from. Between currencies amounts do not carry over: 150 roubles are not
 * 150 dinars.
 */
export function setAccount(
  coupon: CouponCookie,
  accountId: number | null,
  keepsAmounts: boolean,
  newKey: NewKey,
): Change {
  return change(coupon, newKey, () => {
    if (accountId === coupon.accountId) return null;
    // An advance is of its account.
    if (keepsAmounts) return { accountId, prepaidAmount: "", bets: untold(coupon.bets) };
    const bets = untold(coupon.bets).map((bet) => ({ ...bet, amount: "" }));
    return { accountId, amount: "", prepaidAmount: "", amountByBlockId: {}, bets };
  });
}

/**
 * Takes what the platform says holds now as seen: the player is shown it, and places at it with the next press.
 * A price that is none (1 or less) changes nothing.
 */
export function acceptPrices(
  coupon: CouponCookie,
  current: readonly { readonly marketId: number; readonly coef?: string; readonly scores?: string | null }[],
  newKey: NewKey,
): Change {
  return change(coupon, newKey, () => {
    const bets = coupon.bets.map((bet) => {
      const now = current.find(({ marketId }) => marketId === bet.marketId);
      if (!now) return bet;
      const price = parsePrice(now.coef ?? "");
      const coef = price ? priceText(price) : bet.coef;
      const { scores = bet.scores } = now;
      return coef === bet.coef && scores === bet.scores ? bet : { ...bet, coef, scores };
    });
    return bets.every((bet, index) => bet === coupon.bets[index]) ? null : { bets };
  });
}

/** Bets of which nothing is told: what was said of them was about another coupon. */
function untold(bets: readonly CouponBet[]): readonly CouponBet[] {
  return bets.map((bet) => (bet.refusal === null ? bet : { ...bet, refusal: null }));
}

/** One way for all changes: none while an outcome is unknown, the same key while nothing changed. */
function change(
  coupon: CouponCookie,
  newKey: NewKey,
  next: () => Partial<CouponCookie> | Refusal | null,
): Change {
  if (coupon.isChecking) return { ok: false, refusal: { code: "checking" } };
  const patch = next();
  if (patch === null) return { ok: true, coupon };
  if ("code" in patch) return { ok: false, refusal: patch };
  const bets = patch.bets ?? coupon.bets;
  // An express of the day is one only while it is whole (CPN-24): bets come and go, and none is changed for another.
  const expressId = bets.length === coupon.bets.length ? coupon.expressId : null;
  return { ok: true, coupon: { ...coupon, ...patch, expressId, key: newKey() } };
}
