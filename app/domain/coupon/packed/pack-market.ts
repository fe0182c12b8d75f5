import { packNumber, unpackNumber } from "./packed-text";

/** Markets numbered after their game (118600123 → 1186001230003) store only the suffix, behind a 1. */
export function packMarket(gameId: number, marketId: number): string {
  const rest = String(marketId).slice(String(gameId).length);
  const isOfGame = `${gameId}${rest}` === String(marketId);
  return isOfGame ? `~${packNumber(Number(`1${rest}`))}` : packNumber(marketId);
}

export function unpackMarket(gameId: number, text: string): number {
  const [, rest] = text.split("~");
  if (rest === undefined) return unpackNumber(text) ?? 0;
  const marketId = Number(`${gameId}${String(unpackNumber(rest)).slice(1)}`);
  return Number.isSafeInteger(marketId) ? marketId : 0;
}
