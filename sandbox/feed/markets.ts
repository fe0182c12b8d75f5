import { marketTypeHasLine } from "~/domain/coupon/returns/line-margins";
import { type MarketType, marketTypes } from "./types";

/** A selection of a game, without a price. */
export interface MarketOutcome {
  readonly type: MarketType;
  /** The line, a multiple of 0.25 (of 0.5 above 49); null for a type without a line. */
  readonly param: number | null;
}

/** Upper bound of game ids, so that a market's id is a safe integer. */
export const gameIdLimit = 900_000_000_000;
/** Quarter lines run from -this to +this. */
const lineLimit = 49;
const idsPerGame = 10_000;

/** Code range of a type's lines: `first` is the code of `least`; each step adds one. Never renumber. */
interface Codes {
  readonly type: MarketType;
  readonly first: number;
  readonly count: number;
  readonly least: number;
  readonly step: number;
}

/** The first twelve types have 400 codes each, with line 0 in the middle. */
const firstTypes = marketTypes.slice(0, 12).map((type, place): Codes => {
  if (!marketTypeHasLine(type)) return { type, first: place * 400, count: 1, least: 0, step: 0 };
  const isTotal = type === "over" || type === "under";
  return isTotal
    ? { type, first: place * 400 + 201, count: 4 * lineLimit, least: 0.25, step: 0.25 }
    : { type, first: place * 400 + 4, count: 8 * lineLimit + 1, least: -lineLimit, step: 0.25 };
});

const lines = (
  type: MarketType,
  first: number,
  least: number,
  count: number,
  step = 0.25,
): Codes => ({
  type,
  first,
  count,
  least,
  step,
});

const laterTypes: readonly Codes[] = [
  ...marketTypes
    .slice(12)
    .filter((type) => !marketTypeHasLine(type))
    .map((type, place): Codes => ({ type, first: 4800 + place, count: 1, least: 0, step: 0 })),
  lines("over", 5000, 49.5, 600, 0.5),
  lines("under", 5600, 49.5, 600, 0.5),
  lines("games-over", 6200, 0.25, 400),
  lines("games-under", 6600, 0.25, 400),
  lines("games-handicap-1", 7000, -lineLimit, 393),
  lines("games-handicap-2", 7400, -lineLimit, 393),
  lines("points-over", 7800, 0.25, 800),
  lines("points-under", 8600, 0.25, 800),
  // Codes that the first types without a line leave free.
  lines("half-1-over", 100, 0.25, 196),
  lines("half-1-under", 500, 0.25, 196),
  lines("corners-over", 900, 0.25, 196),
  lines("corners-under", 1300, 0.25, 196),
  lines("cards-over", 1700, 0.25, 196),
  lines("cards-under", 2100, 0.25, 196),
  ...([1, 2, 3, 4, 5] as const).flatMap((nth) => [
    lines(`part-${nth}-over`, 4001 + 64 * (nth - 1), 0.5, 64, 1),
    lines(`part-${nth}-under`, 4401 + 64 * (nth - 1), 0.5, 64, 1),
  ]),
];

const allCodes = [...firstTypes, ...laterTypes];
const byType = new Map(
  marketTypes.map((type) => [type, allCodes.filter((codes) => codes.type === type)] as const),
);
const byCode = allCodes.flatMap((codes) =>
  Array.from({ length: codes.count }, (_, nth) => ({ codes, nth })),
);
const outcomes = new Map(
  byCode.map(({ codes, nth }): [number, MarketOutcome] => {
    const param = marketTypeHasLine(codes.type) ? codes.least + nth * codes.step : null;
    return [codes.first + nth, { type: codes.type, param }];
  }),
);

/** Whether a number is a valid line of the type. */
export function isValidLine(type: MarketType, value: number): boolean {
  return codeOf({ type, param: value }) !== null;
}

/** Handicap line of the other side; never -0. */
export function oppositeLine(line: number): number {
  return line === 0 ? 0 : -line;
}

/**
 * Permanent id of (game, type, line): the game's id, then four digits.
 * @throws RangeError if the line is not one of the type
 */
export function marketId(gameId: number, outcome: MarketOutcome): number {
  const code = codeOf(outcome);
  if (code === null) throw new RangeError(`${outcome.type} has no line ${outcome.param}`);
  return gameId * idsPerGame + code;
}

/** Game and outcome of an id, or null if invalid. */
export function parseMarketId(id: number): ({ readonly gameId: number } & MarketOutcome) | null {
  if (!Number.isSafeInteger(id) || id < idsPerGame) return null;
  const gameId = Math.floor(id / idsPerGame);
  const outcome = outcomes.get(id % idsPerGame);
  return outcome && gameId < gameIdLimit ? { gameId, ...outcome } : null;
}

/** First code of same-game accumulators, and the number of their codes. */
const firstCombination = 9400;
const combinationCodes = 600;

/**
 * Permanent id of a same-game accumulator by its type: the game's id, then four digits that follow from the
 * type. There are more accumulators than codes, so two types of a game may share an id: the type identifies the
 * bet, the id only its place on a page.
 */
export function combinationId(gameId: number, type: string): number {
  const hash = [...type].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);
  return gameId * idsPerGame + firstCombination + (hash % combinationCodes);
}

function codeOf({ type, param }: MarketOutcome): number | null {
  for (const { first, count, least, step } of byType.get(type) ?? []) {
    if (step === 0) return param === null ? first : null;
    const nth = ((param ?? Number.NaN) - least) / step;
    if (Number.isInteger(nth) && nth >= 0 && nth < count) return first + nth;
  }
  return null;
}
