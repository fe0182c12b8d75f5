import { betRefText } from "./bet";
import { isAmountText, isPromoCode, isReceiptId, leastSystemValue, mostBets } from "./limits";
import { packBet, unpackBet } from "./pack-bet";
import { fields, number, point, unnumber, unpoint } from "./packed-text";
import type { CouponBet, CouponCookie, CouponTypeId } from "./types";
import { couponTypes } from "./types";

/*
 * The cookie's text: `c1` and the coupon's fields, then each bet's, `!` between them and `.` between fields, whole
 * numbers in base 36, trailing empty fields left out. Every character may stand in a cookie or an address as it
 * is. Change the prefix with the form: a text of another version is no coupon.
 */
const version = "c1";
const longestText = 4000;
const betweenIds = "~";
/** What is on or off, a bit each; append only. */
const flags = ["isAutoMax", "isBonusDeleted"] as const;

/** Packs a coupon for its cookie (CPN-17): 50 bets take under 2 KB. Scores keep only what a score is made of. */
export function packCoupon(coupon: CouponCookie): string {
  const base = coupon.bets.reduce((least, bet) => Math.min(least, bet.addedAt), coupon.bets[0]?.addedAt ?? 0);
  const since = coupon.isChecking ? (coupon.checkingSince ?? 0) : null;
  const head = [
    version,
    number(coupon.typeId),
    number(coupon.systemValue),
    point(coupon.amount),
    coupon.accountId === null ? "" : number(coupon.accountId),
    coupon.key,
    since === null ? "" : number(since),
    base === 0 ? "" : number(base),
    packBlocks(coupon.amountByBlockId),
    coupon.rev === 0 ? "" : number(coupon.rev),
    coupon.receiptIds.join(betweenIds),
    packFlags(coupon),
    coupon.promoCode,
    point(coupon.prepaidAmount),
    coupon.expressId === null ? "" : number(coupon.expressId),
  ];
  return [fields(head), ...coupon.bets.map((bet) => packBet(bet, base))].join("!");
}

/** Reads what `packCoupon` wrote; any other text, however near, is null. Never throws. */
export function unpackCoupon(text: string): CouponCookie | null {
  if (text.length > longestText) return null;
  const [headText = "", ...betTexts] = text.split("!");
  const head = headText.split(".");
  const [
    prefix,
    typeText = "",
    systemText = "",
    amountText = "",
    accountText = "",
    key = "",
    sinceText = "",
  ] = head;
  const baseText = head[7] ?? "";
  const typeId = couponType(unnumber(typeText));
  const systemValue = unnumber(systemText);
  const amount = unpoint(amountText);
  const accountId = accountText === "" ? null : unnumber(accountText);
  const since = sinceText === "" ? null : unnumber(sinceText);
  const base = baseText === "" ? 0 : unnumber(baseText);
  const amountByBlockId = unpackBlocks(head[8] ?? "");
  const rev = head[9] ? unnumber(head[9]) : 0;
  const receiptIds = head[10] ? head[10].split(betweenIds) : [];
  const on = unpackFlags(head[11] ?? "");
  const promoCode = head[12] ?? "";
  const prepaidAmount = unpoint(head[13] ?? "");
  const expressId = head[14] ? unnumber(head[14]) : null;
  if (
    prefix !== version ||
    typeId === null ||
    systemValue === null ||
    base === null ||
    rev === null ||
    !on ||
    !amountByBlockId
  )
    return null;
  if (systemValue < leastSystemValue || !isAmountText(amount) || !/^[\w-]{8,64}$/.test(key)) return null;
  if (betTexts.length > mostBets || receiptIds.length > mostBets) return null;
  if (!receiptIds.every(isReceiptId)) return null;
  if ((promoCode !== "" && !isPromoCode(promoCode)) || !isAmountText(prepaidAmount)) return null;

  const bets: CouponBet[] = [];
  for (const betText of betTexts) {
    const bet = unpackBet(betText, base);
    if (!bet) return null;
    bets.push(bet);
  }
  if (new Set(bets.map(betRefText)).size < bets.length) return null;
  const coupon: CouponCookie = {
    bets,
    typeId,
    systemValue,
    amount,
    amountByBlockId,
    accountId,
    key,
    isChecking: since !== null,
    checkingSince: since,
    receiptIds,
    isAutoMax: on.isAutoMax,
    isBonusDeleted: on.isBonusDeleted,
    promoCode,
    prepaidAmount,
    expressId,
    rev,
  };
  // What has two spellings has one meaning too many: only our own spelling is a coupon.
  return packCoupon(coupon) === text ? coupon : null;
}

type Flags = Readonly<Record<(typeof flags)[number], boolean>>;

function packFlags(on: Flags): string {
  const bits = flags.reduce((sum, name, place) => sum + (on[name] ? 2 ** place : 0), 0);
  return bits === 0 ? "" : number(bits);
}

function unpackFlags(text: string): Flags | null {
  const bits = text === "" ? 0 : unnumber(text);
  if (bits === null) return null;
  const isOn = (name: (typeof flags)[number]) => (bits & (2 ** flags.indexOf(name))) !== 0;
  return {
    isAutoMax: isOn("isAutoMax"),
    isBonusDeleted: isOn("isBonusDeleted"),
  };
}

function packBlocks(amounts: Readonly<Record<string, string>>): string {
  return Object.entries(amounts)
    .map(([id, amount]) => `${number(Number(id))}-${point(amount)}`)
    .join("~");
}

function unpackBlocks(text: string): Record<string, string> | null {
  const amounts: Record<string, string> = {};
  for (const entry of text === "" ? [] : text.split("~")) {
    const [idText = "", amountText = ""] = entry.split("-");
    const id = unnumber(idText);
    const amount = unpoint(amountText);
    if (id === null || !isAmountText(amount)) return null;
    amounts[id] = amount;
  }
  return amounts;
}

function couponType(id: number | null): CouponTypeId | null {
  return Object.values(couponTypes).find((type) => type === id) ?? null;
}
