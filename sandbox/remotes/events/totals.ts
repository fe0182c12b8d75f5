import type { MarketType, PricedOutcome, Sport } from "../../feed/types";

/** Over and under of one line (`line` is its displayed text), of which either may be missing. */
export interface OverUnderPair {
  readonly param: number;
  readonly line: string;
  readonly over: PricedOutcome | undefined;
  readonly under: PricedOutcome | undefined;
}

/** Market types of a total's two sides. */
export type TotalTypes = readonly [over: MarketType, under: MarketType];
const scoreTotal: TotalTypes = ["over", "under"];

/** Main total of a sport: games in tennis, points in table tennis, else the score's. */
export function mainTotalTypes({ slug }: Sport): TotalTypes {
  if (slug === "tennis") return ["games-over", "games-under"];
  return slug === "table-tennis" ? ["points-over", "points-under"] : scoreTotal;
}

/** Ladder of totals, lowest line first. */
export function totalLadder(
  markets: readonly PricedOutcome[],
  [over, under]: TotalTypes = scoreTotal,
): readonly OverUnderPair[] {
  const lines = new Map<number, { over?: PricedOutcome; under?: PricedOutcome }>();
  for (const market of markets) {
    if (market.param === null || (market.type !== over && market.type !== under)) continue;
    const pair = lines.get(market.param) ?? {};
    pair[market.type === over ? "over" : "under"] = market;
    lines.set(market.param, pair);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([param, pair]) => ({ param, line: String(param), over: pair.over, under: pair.under }));
}

/** Main line: the one with the closest prices; null without a complete pair. */
export function mainTotal(
  markets: readonly PricedOutcome[],
  types: TotalTypes = scoreTotal,
): OverUnderPair | null {
  let best: { pair: OverUnderPair; gap: number } | null = null;
  for (const pair of totalLadder(markets, types)) {
    if (!pair.over || !pair.under) continue;
    // Used for display only: no amount is computed from this price.
    const gap = Math.abs(Number(pair.over.coef) - Number(pair.under.coef));
    if (!best || gap < best.gap) best = { pair, gap };
  }
  return best?.pair ?? null;
}
