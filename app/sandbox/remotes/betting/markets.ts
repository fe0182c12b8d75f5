import { type GameView, type MarketType, type MarketView, marketTypes } from "~/sandbox/feed/types";
import { handicapName, partName, resultName, scoreName, totalName } from "../events/bet-name";
import { type HandicapTypes, handicapRows, scoreHandicap } from "../events/handicaps";
import { priceButton, signed } from "../events/price";
import { eventName, hasDraw } from "../events/row";
import { type TotalTypes, totalLadder } from "../events/totals";
import { html, type Markup, named } from "../markup";
import type { Ask } from "./texts";

/** Renders a price with its label and screen-reader text; a dash if the outcome is not offered. */
type Draw = (market: MarketView | undefined, label: string | Markup, words: string) => Markup;

function card(
  title: string,
  columns: 2 | 3,
  prices: readonly Markup[],
  className = "",
): Markup | false {
  if (prices.length === 0) return false;
  return html`<section class="mk ${className}"><h2>${title}</h2><div class="grid c${columns}">${prices}</div></section>`;
}

function totals(ask: Ask, game: GameView, draw: Draw, types: TotalTypes): Markup | false {
  const { t } = ask;
  const title = totalName(t, game.champ.sport, types[0]);
  const prices = totalLadder(game.markets, types).flatMap(({ line, over, under }) => [
    draw(over, t.overLine(line), `${title}: ${t.overLine(line)}`),
    draw(under, t.underLine(line), `${title}: ${t.underLine(line)}`),
  ]);
  return card(title, 2, prices);
}

function handicaps(ask: Ask, game: GameView, draw: Draw, types: HandicapTypes): Markup | false {
  const teams = [named(game.home, ask.lng), named(game.away, ask.lng)] as const;
  const title = handicapName(ask.t, game.champ.sport, types[0]);
  const side = (market: MarketView | undefined, team: string) => {
    const line = signed(market?.param ?? 0);
    return draw(market, html`<bdi dir="ltr">${line}</bdi>`, `${title}: ${team} ${line}`);
  };
  const rows = handicapRows(game.markets, types);
  if (rows.length === 0) return false;
  const heads = teams.map(
    (team) => html`<span class="side-name" aria-hidden="true">${team}</span>`,
  );
  return card(title, 2, [
    ...heads,
    ...rows.flatMap(([one, two]) => [side(one, teams[0]), side(two, teams[1])]),
  ]);
}

const scoreTypes = marketTypes.filter((type) => type.startsWith("score-"));

/** All markets of a game, in the groups of its sport, as one form of prices. */
export function marketGroups(ask: Ask, game: GameView): Markup {
  const { t } = ask;
  const { sport } = game.champ;
  const event = eventName(ask, game);
  const draw: Draw = (market, label, words) =>
    market
      ? priceButton(game, market, `${event}, ${words}`, t.suspended, label)
      : html`<span class="p none">–</span>`;
  const find = (type: MarketType) => game.markets.find((market) => market.type === type);
  const group = (types: readonly MarketType[], labels: readonly string[], topic: string) => {
    const markets = types.map(find);
    if (!markets.some(Boolean)) return [];
    return markets.map((market, index) =>
      draw(market, labels[index] ?? "", `${topic}: ${labels[index] ?? ""}`),
    );
  };
  const teams = [named(game.home, ask.lng), named(game.away, ask.lng)] as const;
  const sides = [teams[0], t.draw, teams[1]];
  const result = resultName(t, sport);
  const scores = scoreTypes.filter(find);
  const parts = [1, 2, 3, 4, 5].map((nth) => {
    const title = partName(t, sport, nth);
    return card(title, 2, group([`part-${nth}-1`, `part-${nth}-2`] as MarketType[], teams, title));
  });
  return html`<form class="markets" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${[
    hasDraw(game)
      ? card(result, 3, group(["1", "X", "2"], sides, result), "all")
      : card(t.winner, 2, group(["1", "2"], teams, t.winner), "all"),
    card(t.winnerOvertime, 2, group(["winner-1", "winner-2"], teams, t.winnerOvertime), "all"),
    ...parts,
    totals(ask, game, draw, ["over", "under"]),
    handicaps(ask, game, draw, scoreHandicap),
    totals(ask, game, draw, ["games-over", "games-under"]),
    handicaps(ask, game, draw, ["games-handicap-1", "games-handicap-2"]),
    totals(ask, game, draw, ["points-over", "points-under"]),
    card(
      scoreName(t, sport),
      3,
      group(
        scores,
        scores.map((type) => type.slice("score-".length).replace("-", ":")),
        scoreName(t, sport),
      ),
    ),
    card(t.doubleChance, 3, group(["1X", "12", "2X"], ["1X", "12", "2X"], t.doubleChance)),
    card(t.bothScore, 2, group(["both-score-yes", "both-score-no"], [t.yes, t.no], t.bothScore)),
  ]}</form>`;
}
