import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { wireToMinor } from "../../transport/money.server";
import type { PlaceRefusalWire } from "./place-refusal-wire.server";
import { toRefusalCode } from "./refusal-codes.server";

/**
 * Maps a refused placement to one refusal per affected bet, or one for the whole coupon. `iso` is the
 * account's currency (CPP-06).
 */
export function toPlacementRefusals<C extends string>(
  said: PlaceRefusalWire,
  iso: C,
): readonly Refusal<C>[] {
  const title = said.title === undefined ? {} : { title: said.title };
  const bets = (said.bets ?? []).map((bet): Refusal<C> => {
    const price = bet.coef === undefined ? {} : { coef: bet.coef };
    return { code: toRefusalCode(bet.code), marketId: bet.marketId, ...price, ...title };
  });
  if (bets.length > 0) return bets;
  const minor = said.bound === undefined ? null : wireToMinor(said.bound, iso);
  const block = said.blockId === undefined ? {} : { blockId: said.blockId };
  const field = said.field === advanceFieldName ? { field: advanceFieldName } : {};
  return [
    {
      code: toRefusalCode(said.code),
      ...(minor === null ? {} : { bound: minor }),
      ...block,
      ...field,
      ...title,
    },
  ];
}

/**
 * Our code for why a promo code cannot be used; codes without a text of ours become
 * `promo-unknown`.
 */
export function toPromoRefusal(code: string): Extract<RefusalCode, `promo-${string}`> {
  return code === "promo-expired" || code === "promo-used" ? code : "promo-unknown";
}
