import { parsePrice, priceText } from "../odds/price";
import { formatBetRef, isSameBet } from "./bet";
import { blockIdOfBet, groupBetsByBlock } from "./blocks";
import { type CouponTypeId, couponKindByType, parseCouponType, typeForBetCount } from "./kinds";
import {
  isAmountText,
  isPromoCode,
  maxCookieBets,
  maxPackedLength,
  minSystemValue,
} from "./limits";
import { isSameMarket } from "./market";
import { packCoupon } from "./packed/pack";
import { createEmptyCouponCookie } from "./state";
import type { BetRef, CouponBet, CouponCookie, Refusal } from "./types";

/** The changed coupon, or the refusal. */
export type CouponChange =
  | { readonly ok: true; readonly coupon: CouponCookie }
  | { readonly ok: false; readonly refusal: Refusal };

/** Makes a new random key: `[A-Za-z0-9_-]`, 8 to 64 characters. */
export type MakePlacementKey = () => string;

/** The type a coupon is placed as: single with one bet, never single with more (CPN-02). */
export function effectiveCouponType(coupon: Pick<CouponCookie, "bets" | "typeId">): CouponTypeId {
  return typeForBetCount(coupon.bets.length, coupon.typeId);
}

/**
 * Adds a bet; a repeated bet takes the new price and score, and another pick of a market takes the first one's
 * place where `isMarketReplaced` (decision 26). Refused `too-many` above `maxBets`.
 */
export function addBet(
  coupon: CouponCookie,
  bet: CouponBet,
  maxBets: number,
  newKey: MakePlacementKey,
  isMarketReplaced = false,
): CouponChange {
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
    const most = Math.min(maxBets, maxCookieBets);
    const replaced = isMarketReplaced
      ? coupon.bets.find((old) => isSameMarket(old, bet))
      : undefined;
    if (replaced) {
      const { blockId, isBanker, amount } = replaced;
      const next = { ...bet, blockId, isBanker, amount };
      return { bets: coupon.bets.map((old) => (old === replaced ? next : old)), receiptIds: [] };
    }
    if (coupon.bets.length >= most) return { code: "too-many", marketId, bound: most };
    const bets = [...coupon.bets, bet];
    const next = {
      ...coupon,
      bets,
      typeId: effectiveCouponType({ ...coupon, bets }),
      receiptIds: [],
    };
    return packCoupon(next).length > maxPackedLength
      ? { code: "too-many", marketId, bound: coupon.bets.length }
      : next;
  });
}

/** Puts a same-game accumulator in the place of the bets of its game (CPN-04). */
export function putCombination(
  coupon: CouponCookie,
  bet: CouponBet,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const at = coupon.bets.findIndex(({ gameId }) => gameId === bet.gameId);
    if (at < 0) return { code: "unknown-bet", marketId: bet.marketId };
    const others = coupon.bets.filter(({ gameId }) => gameId !== bet.gameId);
    return { bets: others.toSpliced(at, 0, bet), receiptIds: [] };
  });
}

/** Removes a bet; a bet that is not in the coupon changes nothing. */
export function removeBet(
  coupon: CouponCookie,
  ref: BetRef,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const bets = coupon.bets.filter((bet) => !isSameBet(bet, ref));
    if (bets.length === coupon.bets.length) return null;
    // The next bets are a new coupon, which is offered the bonus again (CPN-03).
    if (bets.length === 0) return { bets, amountByBlockId: {}, isBonusDeleted: false };
    // A block left empty is removed with its stake.
    return bets.some(({ blockId }) => blockId > 0)
      ? withoutGaps(bets, coupon.amountByBlockId)
      : { bets };
  });
}

/** Removes the bonus bet: it is not offered again for this coupon (CPN-03). */
export function removeBonusBet(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return change(coupon, newKey, () => (coupon.isBonusDeleted ? null : { isBonusDeleted: true }));
}

/** Sets or clears ("") the promo code (CPN-14); an invalid one is refused `promo-unknown`. */
export function setPromoCode(
  coupon: CouponCookie,
  promoCode: string,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    if (promoCode !== "" && !isPromoCode(promoCode)) return { code: "promo-unknown" };
    return promoCode === coupon.promoCode ? null : { promoCode };
  });
}

/** Removes every bet; the account stays chosen. */
export function clearCoupon(coupon: CouponCookie, newKey: MakePlacementKey): CouponChange {
  return change(coupon, newKey, () =>
    coupon.bets.length === 0
      ? null
      : { ...createEmptyCouponCookie(coupon.key), accountId: coupon.accountId },
  );
}

/** Sets the type; an unknown type is refused `type`. */
export function setCouponType(
  coupon: CouponCookie,
  typeId: number,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const type = parseCouponType(typeId);
    if (type === null) return { code: "type" };
    return type === coupon.typeId ? null : { typeId: type, bets: withoutRefusals(coupon.bets) };
  });
}

/** Sets the number of events in a system line; at least 2 (CPN-07). */
export function setSystemValue(
  coupon: CouponCookie,
  systemValue: number,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const value = Number.isSafeInteger(systemValue)
      ? Math.min(Math.max(systemValue, minSystemValue), maxCookieBets)
      : minSystemValue;
    return value === coupon.systemValue ? null : { systemValue: value };
  });
}

/** Toggles a bet between banker and event of the system (CPN-02); an unknown bet changes nothing. */
export function toggleBanker(
  coupon: CouponCookie,
  ref: BetRef,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () =>
    coupon.bets.some((bet) => isSameBet(bet, ref))
      ? {
          bets: coupon.bets.map((bet) =>
            isSameBet(bet, ref) ? { ...bet, isBanker: !bet.isBanker } : bet,
          ),
        }
      : null,
  );
}

/**
 * Moves a bet to a block, or to the next new one (CPN-02). Blocks are numbered from 1 without gaps: if one
 * becomes empty, later blocks move up with their stakes. A number past the next one is refused `type`.
 */
export function moveBetToBlock(
  coupon: CouponCookie,
  ref: BetRef,
  block: number,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const known = [...groupBetsByBlock(coupon.bets).keys()];
    if (!Number.isSafeInteger(block) || block < 1 || block > (known.at(-1) ?? 0) + 1)
      return { code: "type" };
    const bets = coupon.bets.map((bet) => (isSameBet(bet, ref) ? { ...bet, blockId: block } : bet));
    if (bets.every((bet, at) => blockIdOfBet(bet) === blockIdOfBet(coupon.bets[at] ?? bet)))
      return null;
    return withoutGaps(bets, coupon.amountByBlockId);
  });
}

/** Sets stakes by block number; an invalid text is refused `amount` (CPN-02). */
export function setBlockStakes(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const blocks = [...groupBetsByBlock(coupon.bets).keys()];
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

/** Renumbers blocks 1, 2, 3 …, each with its stake. */
function withoutGaps(
  bets: readonly CouponBet[],
  amounts: Readonly<Record<string, string>>,
): Pick<CouponCookie, "bets" | "amountByBlockId"> {
  const ids = [...groupBetsByBlock(bets).keys()];
  const kept = ids.flatMap((id, at): [string, string][] => {
    const text = amounts[id];
    return text === undefined ? [] : [[String(at + 1), text]];
  });
  return {
    bets: bets.map((bet) => ({ ...bet, blockId: ids.indexOf(blockIdOfBet(bet)) + 1 })),
    amountByBlockId: Object.fromEntries(kept),
  };
}

/**
 * Sets the stake, for singles of every bet, for blocks of every block: plain decimal text, or "" for the
 * currency's initial amount; anything else is refused `amount`.
 */
export function setStake(
  coupon: CouponCookie,
  amount: string,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    if (!isAmountText(amount)) return { code: "amount" };
    const kind = couponKindByType(effectiveCouponType(coupon));
    // The stake of a bet that stands alone may be the bet's own.
    const bets = kind.isCombined ? coupon.bets : staked(coupon.bets, () => "");
    // Typing a stake switches auto-max off (CPN-12).
    const isAutoMax = false;
    const isOfEachBlock =
      kind.stakedOn === "block" && Object.keys(coupon.amountByBlockId).length > 0;
    if (isOfEachBlock) return { amount, bets, isAutoMax, amountByBlockId: {} };
    const isSame = amount === coupon.amount && bets === coupon.bets && !coupon.isAutoMax;
    return isSame ? null : { amount, bets, isAutoMax };
  });
}

/** Switches auto-max: the stake follows the current maximum (CPN-12). */
export function setAutoMax(
  coupon: CouponCookie,
  isAutoMax: boolean,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => (isAutoMax === coupon.isAutoMax ? null : { isAutoMax }));
}

/** Sets stakes of single bets by bet ref; an invalid text is refused `amount` (CPN-02). */
export function setBetStakes(
  coupon: CouponCookie,
  amounts: Readonly<Record<string, string>>,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    const of = (bet: CouponBet) => amounts[formatBetRef(bet)] ?? bet.amount;
    const wrong = coupon.bets.find((bet) => !isAmountText(of(bet)));
    if (wrong) return { code: "amount", marketId: wrong.marketId };
    const bets = staked(coupon.bets, of);
    if (bets === coupon.bets) return null;
    const isTooLong = packCoupon({ ...coupon, bets }).length > maxPackedLength;
    return isTooLong ? { code: "too-many", bound: coupon.bets.length } : { bets };
  });
}

/** Bets with new stakes; a changed stake clears the bet's refusal. The same list if nothing changes. */
function staked(bets: readonly CouponBet[], of: (bet: CouponBet) => string): readonly CouponBet[] {
  if (bets.every((bet) => of(bet) === bet.amount)) return bets;
  return bets.map((bet) =>
    of(bet) === bet.amount ? bet : { ...bet, amount: of(bet), refusal: null },
  );
}

/**
 * Sets the account that pays the stake. Stakes are cleared on a change of currency: 150 roubles are not 150
 * dinars.
 */
export function setPayingAccount(
  coupon: CouponCookie,
  accountId: number | null,
  keepsAmounts: boolean,
  newKey: MakePlacementKey,
): CouponChange {
  return change(coupon, newKey, () => {
    if (accountId === coupon.accountId) return null;
    // An advance belongs to one account.
    if (keepsAmounts) return { accountId, prepaidAmount: "", bets: withoutRefusals(coupon.bets) };
    const bets = withoutRefusals(coupon.bets).map((bet) => ({ ...bet, amount: "" }));
    return { accountId, amount: "", prepaidAmount: "", amountByBlockId: {}, bets };
  });
}

/**
 * Accepts the platform's current prices and scores: the player sees them and places at them with the next
 * press. An invalid price (1 or less) changes nothing.
 */
export function acceptPrices(
  coupon: CouponCookie,
  current: readonly {
    readonly marketId: number;
    readonly coef?: string;
    readonly scores?: string | null;
  }[],
  newKey: MakePlacementKey,
): CouponChange {
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

/** Clears the bets' refusals: they were about another coupon. */
function withoutRefusals(bets: readonly CouponBet[]): readonly CouponBet[] {
  return bets.map((bet) => (bet.refusal === null ? bet : { ...bet, refusal: null }));
}

/** Every change goes through here: refused while an outcome is unknown; the key stays if nothing changes. */
function change(
  coupon: CouponCookie,
  newKey: MakePlacementKey,
  next: () => Partial<CouponCookie> | Refusal | null,
): CouponChange {
  if (coupon.isChecking) return { ok: false, refusal: { code: "checking" } };
  const patch = next();
  if (patch === null) return { ok: true, coupon };
  if ("code" in patch) return { ok: false, refusal: patch };
  const bets = patch.bets ?? coupon.bets;
  // An express of the day ends when a bet is added, removed or replaced (CPN-24).
  const isWhole =
    bets.length === coupon.bets.length &&
    bets.every((bet) => coupon.bets.some((old) => isSameBet(bet, old)));
  const expressId = isWhole ? coupon.expressId : null;
  return { ok: true, coupon: { ...coupon, ...patch, expressId, key: newKey() } };
}
