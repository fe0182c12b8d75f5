import { isBetParam, isBetType } from "../bet";
import { isAmountText } from "../limits";
import type { CouponBet } from "../types";
import { packRefusal, unpackRefusal } from "./pack-refusal";
import {
  escapeDecimalPoint,
  fieldReader,
  joinFields,
  packNumber,
  priceFromThousandths,
  priceToThousandths,
  replaceCharacters,
  unescapeDecimalPoint,
  unpackNumber,
} from "./packed-text";

/** Types with a one-character code; append only: cookies store the index. Others are `-` plus the type. */
const knownTypes = [
  "1",
  "X",
  "2",
  "1X",
  "12",
  "2X",
  "over",
  "under",
  "handicap-1",
  "handicap-2",
  "both-score-yes",
  "both-score-no",
  "winner-1",
  "winner-2",
  "games-over",
  "games-under",
  "games-handicap-1",
  "games-handicap-2",
  "points-over",
  "points-under",
];

/** Characters allowed in a score, and their substitutes. */
const scoreChars = " :-,;()";
const scoreStandIns = "_-~*'()";

/** Packs a bet; `base` is the earliest `addedAt`, in seconds. */
export function packBet(bet: CouponBet, base: number): string {
  const type = knownTypes.indexOf(bet.type);
  return joinFields([
    packNumber(bet.gameId),
    packMarket(bet.gameId, bet.marketId),
    type < 0 ? `-${bet.type}` : packNumber(type),
    packNumber(priceToThousandths(bet.coef)),
    packNumber(bet.addedAt - base),
    replaceCharacters(sanitizeScores(bet.scores) ?? "", scoreChars, scoreStandIns),
    escapeDecimalPoint(bet.param),
    bet.blockId === 0 ? "" : packNumber(bet.blockId),
    bet.isBanker ? "1" : "",
    escapeDecimalPoint(bet.amount),
    packRefusal(bet.refusal),
  ]);
}

/** Reads `packBet`, or null. `unpackCoupon` rejects the remaining non-canonical texts. */
export function unpackBet(text: string, base: number): CouponBet | null {
  const field = fieldReader(text);
  const gameId = unpackNumber(field(0)) ?? 0;
  const marketId = unpackMarket(gameId, field(1));
  const type = unpackType(field(2));
  const coef = unpackNumber(field(3)) ?? 0;
  const addedAt = base + (unpackNumber(field(4)) ?? 0);
  const param = unescapeDecimalPoint(field(6));
  const amount = unescapeDecimalPoint(field(9));
  if (gameId < 1 || marketId < 1 || addedAt < base || !Number.isSafeInteger(addedAt)) return null;
  if (!isBetType(type) || !isBetParam(param) || !isAmountText(amount) || coef <= 1000 || coef > 1e9)
    return null;
  return {
    gameId,
    marketId,
    type,
    param,
    blockId: unpackNumber(field(7)) ?? 0,
    amount,
    coef: priceFromThousandths(coef),
    scores: replaceCharacters(field(5), scoreStandIns, scoreChars) || null,
    addedAt,
    isBanker: field(8) === "1",
    refusal: unpackRefusal(field(10)),
  };
}

function unpackType(text: string): string {
  return text.startsWith("-")
    ? text.slice(1)
    : (knownTypes[unpackNumber(text) ?? knownTypes.length] ?? "");
}

/** Markets numbered after their game (118600123 → 1186001230003) store only the suffix, behind a 1. */
function packMarket(gameId: number, marketId: number): string {
  const rest = String(marketId).slice(String(gameId).length);
  const isOfGame = `${gameId}${rest}` === String(marketId);
  return isOfGame ? `~${packNumber(Number(`1${rest}`))}` : packNumber(marketId);
}

function unpackMarket(gameId: number, text: string): number {
  const [, rest] = text.split("~");
  if (rest === undefined) return unpackNumber(text) ?? 0;
  const marketId = Number(`${gameId}${String(unpackNumber(rest)).slice(1)}`);
  return Number.isSafeInteger(marketId) ? marketId : 0;
}

/** A score as stored: allowed characters only, at most 32; null for none. */
export function sanitizeScores(scores: string | null): string | null {
  const plain = [...(scores ?? "")]
    .filter((char) => /\d/.test(char) || scoreChars.includes(char))
    .join("");
  return plain.slice(0, 32) || null;
}
