import type { MarketType, PricedOutcome, Sport } from "../../feed/types";

/** Market types of a handicap's two sides. */
export type HandicapTypes = readonly [home: MarketType, away: MarketType];
export const scoreHandicapTypes: HandicapTypes = ["handicap-1", "handicap-2"];

/** Main handicap of a sport: games in tennis, else the score's. */
export function mainHandicapTypes({ slug }: Sport): HandicapTypes {
  return slug === "tennis" ? ["games-handicap-1", "games-handicap-2"] : scoreHandicapTypes;
}

/** Handicaps as rows: the home line beside the opposite away line, if both are offered. */
export function handicapRows(
  markets: readonly PricedOutcome[],
  [home, away]: HandicapTypes = scoreHandicapTypes,
): readonly (readonly [PricedOutcome?, PricedOutcome?])[] {
  const rows = new Map<number, [PricedOutcome?, PricedOutcome?]>();
  for (const market of markets) {
    if (market.param === null) continue;
    // One row per home line; `0 - param` avoids minus zero in the keys.
    const isHome = market.type === home;
    if (!isHome && market.type !== away) continue;
    const line = isHome ? market.param : 0 - market.param;
    const row = rows.get(line) ?? [undefined, undefined];
    row[isHome ? 0 : 1] = market;
    rows.set(line, row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** Main line: the pair with the closest prices; null without a complete pair. */
export function mainHandicap(
  markets: readonly PricedOutcome[],
  types: HandicapTypes,
): readonly [PricedOutcome, PricedOutcome] | null {
  let best: { pair: readonly [PricedOutcome, PricedOutcome]; gap: number } | null = null;
  for (const [home, away] of handicapRows(markets, types)) {
    if (!home || !away) continue;
    // Used for display only: no amount is computed from this price.
    const gap = Math.abs(Number(home.coef) - Number(away.coef));
    if (!best || gap < best.gap) best = { pair: [home, away], gap };
  }
  return best?.pair ?? null;
}
