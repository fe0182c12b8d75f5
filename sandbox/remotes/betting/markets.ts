import {
  type GameSnapshot,
  type MarketType,
  marketTypes,
  type PricedOutcome,
} from "~sandbox/feed/types";
import {
  correctScoreMarketName,
  handicapMarketName,
  partWinnerMarketName,
  threeWayResultMarketName,
  totalMarketName,
} from "../events/bet-name";
import { type HandicapTypes, handicapRows, scoreHandicapTypes } from "../events/handicaps";
import { priceButton, signedLineText } from "../events/price";
import { eventName, isDrawOffered } from "../events/row";
import { type TotalTypes, totalLadder } from "../events/totals";
import { html, type Markup, textInLanguage } from "../markup";
import { sides, sidesDirection } from "../sides";
import type { BettingRequest } from "./texts";

/** Tabs of a game's markets beside "all", in their order. */
export const marketTabs = [
  "main",
  "totals",
  "handicaps",
  "halves",
  "parts",
  "scores",
  "corners",
  "cards",
] as const;
export type MarketTab = (typeof marketTabs)[number];

/** Prices under one heading. `id` is the same in every game. */
export interface MarketGroup {
  readonly id: string;
  readonly tabs: readonly MarketTab[];
  readonly title: string;
  readonly columns: 2 | 3;
  /** Takes the whole width beside other groups. */
  readonly isWide: boolean;
  readonly prices: readonly Markup[];
}

/**
 * A function that renders a price with its label and screen-reader text; a dash if the outcome is
 * not offered.
 */
type Draw = (market: PricedOutcome | undefined, label: string | Markup, words: string) => Markup;

/** A game's markets, and how they are drawn. */
interface Sheet {
  readonly ask: BettingRequest;
  readonly game: GameSnapshot;
  readonly teams: readonly [home: string, away: string];
  readonly draw: Draw;
}

/**
 * Outcomes of a group of markets in display order, each with its label and, if it has one, the
 * short label for readers who chose short names.
 */
type Labelled = readonly (readonly [type: MarketType, label: string, short?: string])[];

function listed({ ask, game, draw }: Sheet, outcomes: Labelled, topic: string): readonly Markup[] {
  const found = outcomes.map(([type]) => game.markets.find((market) => market.type === type));
  if (!found.some(Boolean)) return [];
  const isShort = ask.display.hasShortNames;
  return outcomes.map(([type, label, short = label], nth) => {
    const shown = isShort ? short : label;
    const drawn = scoreTypes.includes(type) ? inPageOrder(ask, shown) : shown;
    return draw(found[nth], drawn, `${topic}: ${label}`);
  });
}

function plain(
  sheet: Sheet,
  id: string,
  tabs: readonly MarketTab[],
  title: string,
  outcomes: Labelled,
  isWide = false,
): MarketGroup {
  const columns = outcomes.length % 3 === 0 ? 3 : 2;
  return { id, tabs, title, columns, isWide, prices: listed(sheet, outcomes, title) };
}

function totals(
  { ask, game, draw }: Sheet,
  id: string,
  tabs: readonly MarketTab[],
  types: TotalTypes,
): MarketGroup {
  const { t } = ask;
  const title = totalMarketName(t, game.champ.sport, types[0]);
  // A line below the current score is decided and never opens again.
  const isDecided = (line: number) => types[0] === "over" && line + 0.5 <= scored(game);
  const names = ask.display.hasShortNames
    ? { over: t.overShort, under: t.underShort }
    : { over: t.overLine, under: t.underLine };
  const ladder = totalLadder(game.markets, types).filter(({ param }) => !isDecided(param));
  const prices = ladder.flatMap(({ line, over, under }) => [
    draw(over, names.over(line), `${title}: ${t.overLine(line)}`),
    draw(under, names.under(line), `${title}: ${t.underLine(line)}`),
  ]);
  return { id, tabs, title, columns: 2, isWide: false, prices };
}

function scored({ score }: GameSnapshot): number {
  return score ? score.home + score.away : 0;
}

function handicaps(
  { ask, game, teams, draw }: Sheet,
  id: string,
  tabs: readonly MarketTab[],
  types: HandicapTypes,
): MarketGroup {
  const title = handicapMarketName(ask.t, game.champ.sport, types[0]);
  const side = (market: PricedOutcome | undefined, team: string) => {
    const line = signedLineText(market?.param ?? 0);
    return draw(market, html`<bdi dir="ltr">${line}</bdi>`, `${title}: ${team} ${line}`);
  };
  const heads = (ask.display.hasShortNames ? ["1", "2"] : teams).map(
    (team) => html`<span class="side-name" aria-hidden="true">${team}</span>`,
  );
  const rows = handicapRows(game.markets, types);
  const prices = rows.flatMap(([one, two]) => [side(one, teams[0]), side(two, teams[1])]);
  return {
    id,
    tabs,
    title,
    columns: 2,
    isWide: false,
    prices: rows.length === 0 ? [] : [...heads, ...prices],
  };
}

const scoreTypes = marketTypes.filter((type) => /^score-\d-\d$/.test(type));

/** A score as a button's label, its home side first in the direction of the page. */
function inPageOrder(ask: Sheet["ask"], score: string): Markup {
  return html`<span ${sidesDirection(ask)}>${sides(score)}</span>`;
}

function scoreLabel(type: MarketType): string {
  return type.slice("score-".length).replace("-", ":");
}

/** Correct scores of sets or maps. */
function setScores(sheet: Sheet): MarketGroup {
  const title = correctScoreMarketName(sheet.ask.t, sheet.game.champ.sport);
  const offered = new Set(sheet.game.markets.map(({ type }) => type));
  const outcomes = scoreTypes
    .filter((type) => offered.has(type))
    .map((type) => [type, scoreLabel(type)] as const);
  return { ...plain(sheet, "score", ["scores"], title, outcomes), columns: 3 };
}

/** Correct scores of a football match in three columns: home wins, draws, away wins. */
function goalScores(sheet: Sheet): MarketGroup {
  const { game, draw, ask } = sheet;
  const title = correctScoreMarketName(ask.t, game.champ.sport);
  const columns: [PricedOutcome[], PricedOutcome[], PricedOutcome[]] = [[], [], []];
  for (const type of scoreTypes) {
    const market = game.markets.find((each) => each.type === type);
    const margin = Number(type[6]) - Number(type[8]);
    if (market) columns[margin > 0 ? 0 : margin === 0 ? 1 : 2].push(market);
  }
  const goals = ({ type }: PricedOutcome) => [type[6], type[8]].sort().reverse().join("");
  for (const column of columns) column.sort((a, b) => goals(a).localeCompare(goals(b)));
  const rows = Math.max(...columns.map(({ length }) => length));
  const prices = Array.from({ length: rows }, (_, row) =>
    columns.map((column) => {
      const market = column[row];
      if (!market) return html`<span></span>`;
      const label = scoreLabel(market.type);
      return draw(market, inPageOrder(ask, label), `${title}: ${label}`);
    }),
  ).flat();
  const other = game.markets.find(({ type }) => type === "score-other");
  const { otherScore } = ask.t;
  return {
    id: "score",
    tabs: ["scores"],
    title,
    columns: 3,
    isWide: false,
    prices: other ? [...prices, draw(other, otherScore, `${title}: ${otherScore}`)] : prices,
  };
}

function halves(sheet: Sheet): readonly MarketGroup[] {
  const { teams, ask } = sheet;
  const { t } = ask;
  const sides = [
    ["1", teams[0]],
    ["X", t.draw],
    ["2", teams[1]],
  ] as const;
  const result = (nth: 1 | 2, title: string) =>
    plain(
      sheet,
      `half-${nth}`,
      ["halves"],
      title,
      sides.map(([sign, name]) => [`half-${nth}-${sign}` as const, name, sign] as const),
    );
  const both = sides.flatMap(([half, first]) =>
    sides.map(
      ([full, last]) =>
        [`half-full-${half}-${full}` as const, `${first} / ${last}`, `${half}/${full}`] as const,
    ),
  );
  return [
    result(1, t.firstHalfResult),
    totals(sheet, "half-1-total", ["halves", "totals"], ["half-1-over", "half-1-under"]),
    result(2, t.secondHalfResult),
    plain(sheet, "half-full", ["halves"], t.halfFull, both, true),
  ];
}

/** All markets of a game in the groups of its sport, main ones first; only groups with a price. */
export function marketGroups(ask: BettingRequest, game: GameSnapshot): readonly MarketGroup[] {
  const { t } = ask;
  const { sport } = game.champ;
  const event = eventName(ask, game);
  const teams = [textInLanguage(game.home, ask.lng), textInLanguage(game.away, ask.lng)] as const;
  const draw: Draw = (market, label, words) =>
    market
      ? priceButton(game, market, `${event}, ${words}`, t.suspended, label)
      : html`<span class="p none">–</span>`;
  const sheet: Sheet = { ask, game, teams, draw };
  const main = ["main"] as const;
  const result = threeWayResultMarketName(t, sport);
  const winner = isDrawOffered(game)
    ? plain(sheet, "result", main, result, sidesOf(teams, t.draw), true)
    : plain(sheet, "result", main, t.winner, sidesOf(teams), true);
  const overtime = [
    ["winner-1", teams[0], "1"],
    ["winner-2", teams[1], "2"],
  ] as const;
  const parts = ([1, 2, 3, 4, 5] as const).flatMap((nth) => [
    plain(sheet, `part-${nth}`, ["parts"], partWinnerMarketName(t, sport, nth), [
      [`part-${nth}-1`, teams[0], "1"],
      [`part-${nth}-2`, teams[1], "2"],
    ]),
    totals(sheet, `part-${nth}-total`, ["parts"], [`part-${nth}-over`, `part-${nth}-under`]),
  ]);
  const groups: readonly MarketGroup[] = [
    winner,
    plain(sheet, "winner", main, t.winnerOvertime, overtime, true),
    totals(sheet, "total", ["main", "totals"], ["over", "under"]),
    handicaps(sheet, "handicap", ["main", "handicaps"], scoreHandicapTypes),
    totals(sheet, "games-total", ["main", "totals"], ["games-over", "games-under"]),
    handicaps(
      sheet,
      "games-handicap",
      ["main", "handicaps"],
      ["games-handicap-1", "games-handicap-2"],
    ),
    totals(sheet, "points-total", ["main", "totals"], ["points-over", "points-under"]),
    plain(sheet, "double-chance", main, t.doubleChance, [
      ["1X", "1X"],
      ["12", "12"],
      ["2X", "2X"],
    ]),
    plain(sheet, "both-score", main, t.bothScore, [
      ["both-score-yes", t.yes],
      ["both-score-no", t.no],
    ]),
    ...parts,
    ...halves(sheet),
    sport.slug === "football" || sport.slug === "fifa" ? goalScores(sheet) : setScores(sheet),
    plain(sheet, "odd-even", ["totals"], t.oddEven, [
      ["odd", t.odd],
      ["even", t.even],
    ]),
    totals(sheet, "corners", ["corners"], ["corners-over", "corners-under"]),
    totals(sheet, "cards", ["cards"], ["cards-over", "cards-under"]),
  ];
  return groups.filter(({ prices }) => prices.length > 0);
}

function sidesOf([home, away]: readonly [string, string], draw?: string): Labelled {
  const middle: Labelled = draw === undefined ? [] : [["X", draw, "X"]];
  return [["1", home, "1"], ...middle, ["2", away, "2"]];
}
