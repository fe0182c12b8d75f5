import { type MarketType, marketTypes } from "./types";

/** What one can bet on in a game, without a price. */
export interface Outcome {
  readonly type: MarketType;
  /** A line in quarters, or null. */
  readonly param: number | null;
}

/** Game ids stay below this, so that a market's id stays a safe integer. */
export const gameIdLimit = 900_000_000_000;
/** Lines run from -this to +this. */
const lineLimit = 49;

const idsPerGame = 10_000;
const idsPerType = 400;
const zeroLine = 200;

const linedTypes: ReadonlySet<MarketType> = new Set(["over", "under", "handicap-1", "handicap-2"]);

/** Whether outcomes of the type have a line. */
export function hasLine(type: MarketType): boolean {
  return linedTypes.has(type);
}

/** Whether a number can stand as a line: quarters, within the limit. */
export function isLine(value: number): boolean {
  return Number.isInteger(value * 4) && Math.abs(value) <= lineLimit;
}

/** The other side's view of a handicap; never -0. */
export function opposite(line: number): number {
  return line === 0 ? 0 : -line;
}

/** The id that stands for (game, type, line) for good: the game's id, then four digits. */
export function marketId(gameId: number, { type, param }: Outcome): number {
  const line = param === null ? 0 : param * 4 + zeroLine;
  return gameId * idsPerGame + marketTypes.indexOf(type) * idsPerType + line;
}

/** The game and outcome an id stands for, or null where it stands for none. */
export function readMarketId(id: number): ({ readonly gameId: number } & Outcome) | null {
  if (!Number.isSafeInteger(id) || id < idsPerGame) return null;
  const gameId = Math.floor(id / idsPerGame);
  const code = id % idsPerGame;
  const type = marketTypes[Math.floor(code / idsPerType)];
  if (type === undefined || gameId >= gameIdLimit) return null;
  const rest = code % idsPerType;
  if (!hasLine(type)) return rest === 0 ? { gameId, type, param: null } : null;
  const param = (rest - zeroLine) / 4;
  const isTotal = type === "over" || type === "under";
  return isLine(param) && (!isTotal || param > 0) ? { gameId, type, param } : null;
}
