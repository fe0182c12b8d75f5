import type { MarketType, MarketView, Sport } from "~/sandbox/feed/types";

/** Two prices of one line, as text people read; either may be missing. */
export interface LinePair {
  readonly param: number;
  readonly line: string;
  readonly over: MarketView | undefined;
  readonly under: MarketView | undefined;
}

/** Types of a total's two sides. */
export type TotalTypes = readonly [over: MarketType, under: MarketType];
const scoreTotal: TotalTypes = ["over", "under"];

/** The total that people bet on in a sport: games in tennis, points in table tennis, else the score's. */
export function totalOf({ slug }: Sport): TotalTypes {
  if (slug === "tennis") return ["games-over", "games-under"];
  return slug === "table-tennis" ? ["points-over", "points-under"] : scoreTotal;
}

/** The ladder of totals, lowest line first. */
export function totalLadder(
  markets: readonly MarketView[],
  [over, under]: TotalTypes = scoreTotal,
): readonly LinePair[] {
  const lines = new Map<number, { over?: MarketView; under?: MarketView }>();
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

/** The line whose two prices are nearest to each other, which is the one people bet on; null without a full pair. */
export function mainTotal(markets: readonly MarketView[], types: TotalTypes = scoreTotal): LinePair | null {
  let best: { pair: LinePair; gap: number } | null = null;
  for (const pair of totalLadder(markets, types)) {
    if (!pair.over || !pair.under) continue;
    // Only chooses what to show: a price is never reckoned with here.
    const gap = Math.abs(Number(pair.over.coef) - Number(pair.under.coef));
    if (!best || gap < best.gap) best = { pair, gap };
  }
  return best?.pair ?? null;
}
