import { type GameRules, oneStepOutcome, parseChips, parseStoredChips } from "../engine";

/**
 * A wheel of equal segments. `spin`: each segment pays its tenths of the stake. `bets`: chips are put on marks, and a
 * mark that comes up returns its chip and as many more as the mark says. A segment of 0 is the house's.
 */
export type WheelParams =
  | { readonly kind: "spin"; readonly segments: readonly number[] }
  | { readonly kind: "bets"; readonly segments: readonly number[] };

export type ShownWheelRound = {
  readonly at: number;
  readonly chips: Readonly<Record<string, number>>;
};

/** The marks of a wheel above 0 with the number of segments of each, the lowest mark first. */
export function countWheelMarks({
  segments,
}: WheelParams): readonly (readonly [mark: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const mark of segments.filter((one) => one > 0))
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Wheels of fortune. */
export function wheelRules(figures: WheelParams): GameRules {
  const { segments } = figures;
  if (figures.kind === "spin") {
    const back = segments.reduce((sum, tenths) => sum + tenths, 0) / 10 / segments.length;
    return {
      engine: "wheel",
      returns: () => ({ least: back, most: back }),
      most: () => Math.max(...segments) / 10,
      readBet: () => ({ ok: true, bet: {}, total: null }),
      play(_bet, _choices, draw) {
        const at = draw.below(segments.length);
        const shown: ShownWheelRound = { at, chips: {} };
        return oneStepOutcome(segments[at] ?? 0, 10, shown);
      },
    };
  }
  const marks = countWheelMarks(figures);
  const spots = marks.map(([mark]) => String(mark));
  const returns = marks.map(([mark, count]) => ((mark + 1) * count) / segments.length);
  return {
    engine: "wheel",
    returns: () => ({ least: Math.min(...returns), most: Math.max(...returns) }),
    most: (bet) => Math.max(...Object.keys(parseStoredChips(bet)).map(Number)) + 1,
    readBet: (fields, amount) => parseChips(fields, spots, amount),
    play(bet, _choices, draw) {
      const chips = parseStoredChips(bet);
      const at = draw.below(segments.length);
      const mark = segments[at] ?? 0;
      const total = Object.values(chips).reduce((sum, chip) => sum + chip, 0);
      const shown: ShownWheelRound = { at, chips };
      return oneStepOutcome((chips[String(mark)] ?? 0) * (mark + 1), total, shown);
    },
  };
}
