import { packNumber, unpackNumber } from "./packed-text";

/**
 * Packs a market's id. If it begins with the game's id (game 118600123, market 1186001230003), only
 * the rest is stored, after `~`, with a 1 before it that keeps its leading zeros.
 */
export function packMarketId(gameId: number, marketId: number): string {
  const rest = String(marketId).slice(String(gameId).length);
  const isOfGame = `${gameId}${rest}` === String(marketId);
  return isOfGame ? `~${packNumber(Number(`1${rest}`))}` : packNumber(marketId);
}

export function unpackMarketId(gameId: number, text: string): number {
  const [, rest] = text.split("~");
  if (rest === undefined) return unpackNumber(text) ?? 0;
  const marketId = Number(`${gameId}${String(unpackNumber(rest)).slice(1)}`);
  return Number.isSafeInteger(marketId) ? marketId : 0;
}
