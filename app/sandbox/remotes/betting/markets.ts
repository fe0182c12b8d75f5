import type { GameView, MarketType, MarketView } from "~/sandbox/feed/types";
import type { Ask } from "../ask";
import { html, type Markup, named } from "../markup";
import { priceButton, signed } from "../price";
import { eventName } from "./row";
import { totalLadder } from "./totals";

/** A price with its label and the words for a screen reader; a dash where the outcome is not offered. */
type Draw = (market: MarketView | undefined, label: string | Markup, words: string) => Markup;

function card(title: string, columns: 2 | 3, prices: readonly Markup[], className = ""): Markup | false {
  if (prices.length === 0) return false;
  return html`<section class="mk ${className}"><h2>${title}</h2><div class="grid c${columns}">${prices}</div></section>`;
}

/** Handicaps as rows: the home side's line beside the away side's opposite line, where both are offered. */
export function handicapRows(
  markets: readonly MarketView[],
): readonly (readonly [MarketView?, MarketView?])[] {
  const rows = new Map<number, [MarketView?, MarketView?]>();
  for (const market of markets) {
    if (market.param === null) continue;
    // One row per line of the home side; `0 - param` keeps minus zero out of the keys.
    const isHome = market.type === "handicap-1";
    if (!isHome && market.type !== "handicap-2") continue;
    const line = isHome ? market.param : 0 - market.param;
    const row = rows.get(line) ?? [undefined, undefined];
    row[isHome ? 0 : 1] = market;
    rows.set(line, row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function totals(ask: Ask, game: GameView, draw: Draw): readonly Markup[] {
  const { t } = ask;
  return totalLadder(game.markets).flatMap(({ line, over, under }) => [
    draw(over, t.overLine(line), `${t.totals}: ${t.overLine(line)}`),
    draw(under, t.underLine(line), `${t.totals}: ${t.underLine(line)}`),
  ]);
}

function handicaps(ask: Ask, game: GameView, draw: Draw): readonly Markup[] {
  const teams = [named(game.home, ask.lng), named(game.away, ask.lng)] as const;
  const side = (market: MarketView | undefined, team: string) => {
    const line = signed(market?.param ?? 0);
    return draw(market, html`<bdi dir="ltr">${line}</bdi>`, `${ask.t.handicap}: ${team} ${line}`);
  };
  const rows = handicapRows(game.markets);
  if (rows.length === 0) return [];
  const heads = teams.map((team) => html`<span class="side-name" aria-hidden="true">${team}</span>`);
  return [...heads, ...rows.flatMap(([one, two]) => [side(one, teams[0]), side(two, teams[1])])];
}

/** Every market of a game, in groups, as one form of prices. */
export function marketGroups(ask: Ask, game: GameView): Markup {
  const { t } = ask;
  const event = eventName(ask, game);
  const draw: Draw = (market, label, words) =>
    market
      ? priceButton(game, market, `${event}, ${words}`, t.suspended, label)
      : html`<span class="p none">–</span>`;
  const group = (types: readonly MarketType[], labels: readonly string[], topic: string) => {
    const markets = types.map((type) => game.markets.find((market) => market.type === type));
    if (!markets.some(Boolean)) return [];
    return markets.map((market, index) =>
      draw(market, labels[index] ?? "", `${topic}: ${labels[index] ?? ""}`),
    );
  };
  const sides = [named(game.home, ask.lng), t.draw, named(game.away, ask.lng)];
  return html`<form class="markets" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${[
    card(t.result, 3, group(["1", "X", "2"], sides, t.result), "all"),
    card(t.totals, 2, totals(ask, game, draw)),
    card(t.handicap, 2, handicaps(ask, game, draw)),
    card(t.doubleChance, 3, group(["1X", "12", "2X"], ["1X", "12", "2X"], t.doubleChance)),
    card(t.bothScore, 2, group(["both-score-yes", "both-score-no"], [t.yes, t.no], t.bothScore)),
  ]}</form>`;
}
