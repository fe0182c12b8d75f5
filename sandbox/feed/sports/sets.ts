import type { MarketOutcome } from "../markets";
import { canBeOffered } from "../offer";
import {
  type IntegerDistribution,
  probabilitiesFromTotalsAndMargins,
  type ResultProbabilities,
  type SetOrMapProbabilities,
} from "../probabilities";
import type { MarketType, Score } from "../types";
import {
  handicapOutcomes,
  type LineStepAndRange,
  outcomesOfOfferablePairs,
  totalOutcomes,
} from "./ladder";

/** One possible result of a set: games or points of both sides, and its probability. */
export interface PossibleSetResult extends Score {
  readonly chance: number;
}

/** State of a match of sets (or maps), from which its result probabilities follow. */
export interface SetsMatchState {
  /** Sets that win the match. */
  readonly need: number;
  /** Sets won so far. */
  readonly score: Score;
  /** Games or points of completed sets. */
  readonly played: Score;
  /** Possible results of the current set. */
  readonly current: readonly PossibleSetResult[];
  /**
   * Possible results of the n-th set, from 1. `after` is the result of the set before it, `from`
   * the list that this result was one of; in tennis both together tell who serves first.
   */
  later(
    nth: number,
    after: PossibleSetResult,
    from: readonly PossibleSetResult[],
  ): readonly PossibleSetResult[];
  /**
   * Maximum number of games or points in a whole match: length of the arrays of their
   * probabilities; 0 in sports without markets on them.
   */
  readonly mostSmall: number;
}

/**
 * The unfinished courses of a match that have the same score in sets and the same possible results
 * of the next set, with the probabilities of their totals and leads in games or points.
 */
interface Bundle {
  readonly score: Score;
  readonly next: readonly PossibleSetResult[];
  readonly totals: Float64Array;
  readonly leads: Float64Array;
}

/** Result probabilities of a match of sets, summed over all possible sequences of sets. */
export function setsProbabilities(ahead: SetsMatchState): ResultProbabilities {
  const { need, mostSmall } = ahead;
  const ended = new Map<string, number>();
  const totals = new Float64Array(mostSmall + 1);
  const leads = new Float64Array(2 * mostSmall + 1);
  const parts: SetOrMapProbabilities[] = [];
  let bundles = new Map<unknown, Bundle>();
  const first = { ...empty(mostSmall), score: ahead.score, next: ahead.current };
  const total = ahead.played.home + ahead.played.away;
  first.totals[total] = 1;
  first.leads[ahead.played.home - ahead.played.away + mostSmall] = 1;
  if (Math.max(ahead.score.home, ahead.score.away) >= need) {
    ended.set(`${ahead.score.home}-${ahead.score.away}`, 1);
    addInto(totals, rangeOf(first.totals), 0, 1);
    addInto(leads, rangeOf(first.leads), 0, 1);
  } else bundles.set(0, first);
  for (let nth = ahead.score.home + ahead.score.away + 1; bundles.size > 0; nth++) {
    const following = new Map<unknown, Bundle>();
    const part = { home: 0, away: 0, totals: [] as number[] };
    for (const { score, next, ...bundle } of bundles.values()) {
      const before = rangeOf(bundle.totals);
      const leadsBefore = rangeOf(bundle.leads);
      const weight = bundle.totals.reduce((a, b) => a + b, 0);
      for (const end of next) {
        const isHome = end.home > end.away;
        part[isHome ? "home" : "away"] += weight * end.chance;
        const small = end.home + end.away;
        part.totals[small] = (part.totals[small] ?? 0) + weight * end.chance;
        const now = { home: score.home + (isHome ? 1 : 0), away: score.away + (isHome ? 0 : 1) };
        const name = `${now.home}-${now.away}`;
        const isOver = Math.max(now.home, now.away) >= need;
        if (isOver) ended.set(name, (ended.get(name) ?? 0) + weight * end.chance);
        const into = isOver
          ? { totals, leads }
          : bundleFor(following, name, now, ahead.later(nth + 1, end, next), mostSmall);
        addInto(into.totals, before, end.home + end.away, end.chance);
        addInto(into.leads, leadsBefore, end.home - end.away, end.chance);
      }
    }
    parts[nth - 1] = part;
    bundles = following;
  }
  return {
    ...scoresOutlook(ended, need),
    parts,
    small: { totals: spread(totals, 0), margins: spread(leads, -mostSmall) },
  };
}

function bundleFor(
  bundles: Map<unknown, Bundle>,
  name: string,
  score: Score,
  next: readonly PossibleSetResult[],
  mostSmall: number,
): Bundle {
  // Kinds of later sets are few lists compared by identity, so matches before the same kind are merged.
  for (const known of bundles.values()) {
    if (known.next === next && `${known.score.home}-${known.score.away}` === name) return known;
  }
  const made = { ...empty(mostSmall), score, next };
  bundles.set(made, made);
  return made;
}

function empty(mostSmall: number) {
  return { totals: new Float64Array(mostSmall + 1), leads: new Float64Array(2 * mostSmall + 1) };
}

/**
 * Adds to `into` the non-zero values of another array, each multiplied by `chance` and `by` places
 * further on; a value past an end is added to the place at that end.
 */
function addInto(
  into: Float64Array,
  { values, low, high }: Range,
  by: number,
  chance: number,
): void {
  for (let at = low; at < high; at++) {
    const to = Math.max(0, Math.min(into.length - 1, at + by));
    into[to] = (into[to] ?? 0) + (values[at] ?? 0) * chance;
  }
}

/**
 * An array that is mostly zero, with the range `[low, high)` outside which all its values are zero.
 */
interface Range {
  readonly values: Float64Array;
  readonly low: number;
  readonly high: number;
}

function rangeOf(values: Float64Array): Range {
  const low = values.findIndex((value) => value > 0);
  return { values, low: Math.max(0, low), high: values.findLastIndex((value) => value > 0) + 1 };
}

function spread(chances: Float64Array, least: number): IntegerDistribution {
  const from = Math.max(
    0,
    chances.findIndex((chance) => chance > 0),
  );
  return {
    least: least + from,
    chances: [...chances.subarray(from, chances.findLastIndex((chance) => chance > 0) + 1)],
  };
}

function scoresOutlook(ended: ReadonlyMap<string, number>, need: number): ResultProbabilities {
  const totals = new Array<number>(2 * need).fill(0);
  const margins = new Array<number>(2 * need + 1).fill(0);
  for (const [name, chance] of ended) {
    const [home = 0, away = 0] = name.split("-").map(Number);
    totals[home + away] = (totals[home + away] ?? 0) + chance;
    margins[home - away + need] = (margins[home - away + need] ?? 0) + chance;
  }
  return {
    ...probabilitiesFromTotalsAndMargins(totals, { least: -need, chances: margins }),
    scores: ended,
  };
}

/** What decides which markets a match of sets has, and their margin: sets to win, line ladders, overround. */
export interface SetsMarketSettings {
  readonly need: number;
  /**
   * Markets on games or points over all sets, with their line ladders; null = the sport has none.
   */
  readonly small: {
    readonly kind: "games" | "points";
    readonly totals: LineStepAndRange;
    readonly handicaps?: LineStepAndRange;
    /**
     * Line ladder of the total of games or points in the current and in the next set; absent = no
     * such markets.
     */
    readonly inParts?: LineStepAndRange;
  } | null;
  readonly overround: number;
}

/**
 * Winner, score, number and handicap in sets, winners of the current and the next set, games or points.
 * @param played completed sets
 */
export function setsMarketOutcomes(
  ends: ResultProbabilities,
  played: number,
  { need, small, overround }: SetsMarketSettings,
): readonly MarketOutcome[] {
  const pair = (one: MarketType, other: MarketType, line: number | null, facing = line) => [
    { type: one, param: line },
    { type: other, param: facing },
  ];
  const starts = need === 2 ? [1.5] : [1.5, 2.5];
  const next = [played + 1, played + 2].filter((nth) => nth < 2 * need);
  const pairs = [
    pair("1", "2", null),
    ...Array.from({ length: need - 1 }, (_, at) => pair("over", "under", need + at + 0.5)),
    ...starts.flatMap((line) => [
      pair("handicap-1", "handicap-2", -line, line),
      pair("handicap-1", "handicap-2", line, -line),
    ]),
    ...next.map((nth) => pair(`part-${nth}-1` as MarketType, `part-${nth}-2` as MarketType, null)),
  ];
  const scores = [...(ends.scores?.keys() ?? [])].map((score) => ({
    type: `score-${score}` as MarketType,
    param: null,
  }));
  const ladders: (readonly MarketOutcome[])[] = [];
  if (small && ends.small) {
    const { totals, margins } = ends.small;
    const { kind, handicaps, inParts } = small;
    for (const nth of inParts ? next : []) {
      const part = ends.parts?.[nth - 1];
      const over = `part-${nth}-over` as MarketType;
      const under = `part-${nth}-under` as MarketType;
      if (inParts && part)
        ladders.push(totalOutcomes(ends, spreadOf(part), [over, under], inParts, overround));
    }
    ladders.push(
      totalOutcomes(ends, totals, [`${kind}-over`, `${kind}-under`], small.totals, overround),
    );
    if (handicaps)
      ladders.push(
        handicapOutcomes(
          ends,
          margins,
          ["games-handicap-1", "games-handicap-2"],
          handicaps,
          overround,
        ),
      );
  }
  return [
    ...outcomesOfOfferablePairs(ends, pairs, overround),
    ...scores.filter((outcome) => canBeOffered(ends, outcome, overround)),
    ...ladders.flat(),
  ];
}

/**
 * Distribution of the total of games or points in a set or map, given that it is played. The lines
 * of its market are placed around the total that this makes as likely as not.
 */
function spreadOf({ home, away, totals }: SetOrMapProbabilities): IntegerDistribution {
  return { least: 0, chances: Array.from(totals, (chance = 0) => chance / (home + away)) };
}
