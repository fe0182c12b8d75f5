import { isRequestKey } from "../../money/request-key";
import { formatBetRef } from "../bet";
import { parseCouponType } from "../kinds";
import {
  isAmountText,
  isPromoCode,
  isStorableReceiptId,
  maxCookieBets,
  minSystemValue,
} from "../limits";
import type { CouponBet, CouponCookie } from "../types";
import { packBet, unpackBet } from "./pack-bet";
import { packBlockStakes, unpackBlockStakes } from "./pack-block-stakes";
import { packFlags, unpackFlags } from "./pack-flags";
import {
  escapeDecimalPoint,
  fieldReader,
  joinFields,
  packedItemSeparator,
  packNumber,
  unescapeDecimalPoint,
  unpackNumber,
} from "./packed-text";

/*
 * The cookie's text: `c1` and the coupon's fields, then each bet's; `!` between them, `.` between fields,
 * integers in base 36, trailing empty fields omitted. Every character is valid in a cookie and a URL. Change
 * the prefix with the format: other versions are rejected.
 */
const version = "c1";
const longestText = 4000;

/** Packs a coupon for its cookie (CPN-17): 50 bets take under 2 KB. Scores keep allowed characters only. */
export function packCoupon(coupon: CouponCookie): string {
  const base = coupon.bets.reduce(
    (least, bet) => Math.min(least, bet.addedAt),
    coupon.bets[0]?.addedAt ?? 0,
  );
  const since = coupon.isChecking ? (coupon.checkingSince ?? 0) : null;
  const head = [
    version,
    packNumber(coupon.typeId),
    packNumber(coupon.systemValue),
    escapeDecimalPoint(coupon.amount),
    coupon.accountId === null ? "" : packNumber(coupon.accountId),
    coupon.key,
    since === null ? "" : packNumber(since),
    base === 0 ? "" : packNumber(base),
    packBlockStakes(coupon.amountByBlockId),
    coupon.rev === 0 ? "" : packNumber(coupon.rev),
    coupon.receiptIds.join(packedItemSeparator),
    packFlags(coupon),
    coupon.promoCode,
    escapeDecimalPoint(coupon.prepaidAmount),
    coupon.expressId === null ? "" : packNumber(coupon.expressId),
  ];
  return [joinFields(head), ...coupon.bets.map((bet) => packBet(bet, base))].join("!");
}

/** Reads the text of `packCoupon`; null for any other text. Never throws. */
export function unpackCoupon(text: string): CouponCookie | null {
  if (text.length > longestText) return null;
  // Invalid fields read as empty; the comparison at the end then rejects the text.
  const [headText = "", ...betTexts] = text.split("!");
  const field = fieldReader(headText);
  const typeId = parseCouponType(unpackNumber(field(1)));
  const systemValue = unpackNumber(field(2)) ?? 0;
  const amount = unescapeDecimalPoint(field(3));
  const key = field(5);
  const since = unpackNumber(field(6));
  const base = unpackNumber(field(7)) ?? 0;
  const amountByBlockId = unpackBlockStakes(field(8));
  const receiptIds = field(10) === "" ? [] : field(10).split(packedItemSeparator);
  const promoCode = field(12);
  const prepaidAmount = unescapeDecimalPoint(field(13));
  if (typeId === null || systemValue < minSystemValue || !isRequestKey(key)) return null;
  if (
    betTexts.length > maxCookieBets ||
    receiptIds.length > maxCookieBets ||
    !receiptIds.every(isStorableReceiptId)
  )
    return null;
  if (promoCode !== "" && !isPromoCode(promoCode)) return null;
  if (![amount, prepaidAmount, ...Object.values(amountByBlockId)].every(isAmountText)) return null;

  const bets: CouponBet[] = [];
  for (const betText of betTexts) {
    const bet = unpackBet(betText, base);
    if (!bet) return null;
    bets.push(bet);
  }
  if (new Set(bets.map(formatBetRef)).size < bets.length) return null;
  const coupon: CouponCookie = {
    bets,
    typeId,
    systemValue,
    amount,
    amountByBlockId,
    accountId: unpackNumber(field(4)),
    key,
    isChecking: since !== null,
    checkingSince: since,
    receiptIds,
    ...unpackFlags(field(11)),
    promoCode,
    prepaidAmount,
    expressId: unpackNumber(field(14)),
    rev: unpackNumber(field(9)) ?? 0,
  };
  // Rejects texts that `packCoupon` does not write: equal coupons have equal cookies.
  return packCoupon(coupon) === text ? coupon : null;
}
