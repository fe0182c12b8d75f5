import { hitChance, sumOver } from "../chances";
import { drawDistinctFromZero } from "../draw";
import { type GameRules, type Json, oneStepOutcome, type PostedFields } from "../engine";

/** `drawn` of `count` numbers; `table` has tenths of the stake by hits, for each number of picks. */
export interface KenoParams {
  readonly count: number;
  readonly drawn: number;
  readonly table: Readonly<Record<number, readonly number[]>>;
}

export type ShownKenoRound = {
  readonly picks: readonly number[];
  readonly drawn: readonly number[];
  readonly hits: number;
};

/** Exact return for a number of picks. */
export function kenoReturnToPlayer({ count, drawn, table }: KenoParams, picks: number): number {
  return sumOver(
    0,
    picks,
    (hits) => hitChance(count, drawn, picks, hits) * ((table[picks]?.[hits] ?? 0) / 10),
  );
}

/** How many numbers can be picked. */
export function allowedPickCounts({ table }: KenoParams): readonly number[] {
  return Object.keys(table).map(Number);
}

/**
 * The numbers that a posted form picks, each once, in rising order; a field may hold one number or
 * a list. Empty = none, or one that is not between 1 and `count`.
 */
function picksIn(fields: PostedFields, count: number): number[] {
  const words = (fields["numbers"] ?? []).flatMap((text) => text.split(/[^\d]+/)).filter(Boolean);
  const picks = [...new Set(words.map(Number))].sort((a, b) => a - b);
  return picks.every((pick) => pick >= 1 && pick <= count) ? picks : [];
}

/** Keno: numbers are picked, numbers are drawn, hits pay. */
export function kenoRules(figures: KenoParams): GameRules {
  const counts = allowedPickCounts(figures);
  const returns = counts.map((picks) => kenoReturnToPlayer(figures, picks));
  return {
    engine: "keno",
    returns: () => ({ least: Math.min(...returns), most: Math.max(...returns) }),
    most: (bet) => Math.max(1, ...(figures.table[parseStoredPicks(bet).length] ?? [])) / 10,
    readBet(fields) {
      const picks = picksIn(fields, figures.count);
      return counts.includes(picks.length)
        ? { ok: true, bet: { picks }, total: null }
        : { ok: false, field: "numbers", code: picks.length === 0 ? "required" : "choice" };
    },
    play(bet, _choices, draw) {
      const picks = parseStoredPicks(bet);
      const drawn = drawDistinctFromZero(draw, figures.count, figures.drawn).map((at) => at + 1);
      const hits = picks.filter((pick) => drawn.includes(pick)).length;
      const shown: ShownKenoRound = { picks, drawn, hits };
      return oneStepOutcome(figures.table[picks.length]?.[hits] ?? 0, 10, shown);
    },
  };
}

/** The picks of a stored bet. */
export function parseStoredPicks(json: Json): readonly number[] {
  const { picks } = json as { picks?: unknown };
  if (Array.isArray(picks) && picks.every((pick) => typeof pick === "number")) return picks;
  throw new RangeError("not a bet on numbers");
}
