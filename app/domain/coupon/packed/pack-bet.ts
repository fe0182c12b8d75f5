import { isBetParam, isMarketTypeText } from "../bet";
import { isAmountText } from "../limits";
import type { CouponBet } from "../types";
import { packMarketId, unpackMarketId } from "./pack-market-id";
import { packRefusal, unpackRefusal } from "./pack-refusal";
import { marketTypesWithOneCharCode, unpackMarketType } from "./pack-type";
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
import { sanitizeScores, scoreCharSubstitutes, scoreChars } from "./scores";

/** Packs a bet; `base` is the earliest `addedAt`, in seconds. */
export function packBet(bet: CouponBet, base: number): string {
  const type = marketTypesWithOneCharCode.indexOf(bet.type);
  return joinFields([
    packNumber(bet.gameId),
    packMarketId(bet.gameId, bet.marketId),
    type < 0 ? `-${bet.type}` : packNumber(type),
    packNumber(priceToThousandths(bet.coef)),
    packNumber(bet.addedAt - base),
    replaceCharacters(sanitizeScores(bet.scores) ?? "", scoreChars, scoreCharSubstitutes),
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
  const marketId = unpackMarketId(gameId, field(1));
  const type = unpackMarketType(field(2));
  const coef = unpackNumber(field(3)) ?? 0;
  const addedAt = base + (unpackNumber(field(4)) ?? 0);
  const param = unescapeDecimalPoint(field(6));
  const amount = unescapeDecimalPoint(field(9));
  if (gameId < 1 || marketId < 1 || addedAt < base || !Number.isSafeInteger(addedAt)) return null;
  if (
    !isMarketTypeText(type) ||
    !isBetParam(param) ||
    !isAmountText(amount) ||
    coef <= 1000 ||
    coef > 1e9
  )
    return null;
  return {
    gameId,
    marketId,
    type,
    param,
    blockId: unpackNumber(field(7)) ?? 0,
    amount,
    coef: priceFromThousandths(coef),
    scores: replaceCharacters(field(5), scoreCharSubstitutes, scoreChars) || null,
    addedAt,
    isBanker: field(8) === "1",
    refusal: unpackRefusal(field(10)),
  };
}
