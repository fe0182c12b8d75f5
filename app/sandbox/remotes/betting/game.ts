import type { GameView } from "~/sandbox/feed/types";
import type { Page } from "../ask";
import { endingWords, partScores, whereWords } from "../events/course";
import { eventName, gameMark } from "../events/row";
import { listPath, type PageType, type Section, sportPath } from "../links";
import { classes, emptyState, html, type Markup, named, spoken } from "../markup";
import { betBuilder } from "./builder";
import { courseOf } from "./course-line";
import { marketSheet } from "./market-sheet";
import { gone } from "./section";
import { statisticsOf } from "./statistics";
import type { Ask } from "./texts";

/** A way to a page: its path after `/{lng}/`, and its name. */
export type Step = readonly [path: string, words: string];

function crumbs(ask: Ask, steps: readonly Step[]): Markup {
  return html`<nav class="crumbs" aria-label="${ask.t.breadcrumbs}"><ol>${steps.map(
    ([path, words]) => html`<li><a href="${ask.at(path)}">${words}</a></li>`,
  )}</ol></nav>`;
}

function scoreText(game: GameView): Markup | false {
  if (!game.score) return false;
  return html`<span class="score" dir="ltr" data-now="score">${game.score.home}:${game.score.away}</span>`;
}

function stateLine(ask: Ask, game: GameView): Markup {
  const { t } = ask;
  const half =
    game.halfTime &&
    html`<span class="ht">${t.halfTime} <span dir="ltr">${game.halfTime.home}:${game.halfTime.away}</span></span>`;
  const byParts = partsLine(game);
  if (game.status === "finished") {
    const ending = endingWords(ask, game);
    return html`<p class="state">${t.finalScore}${ending !== null && html`, ${ending}`} ${half}${byParts}</p>`;
  }
  if (game.status === "line")
    return html`<p class="state">${t.kickOff} ${ask.clock.moment(game.startsAt)}</p>`;
  const points =
    game.points !== null && html`<b class="call" dir="ltr" data-now="call">${game.points}</b>`;
  return html`<p class="state on"><i class="dot" aria-hidden="true"></i>${t.live} · ${whereWords(ask, game)} ${game.period !== "break" && half}${byParts}${points}</p>`;
}

/** Scores by part; the current set or map updates live. */
function partsLine(game: GameView): Markup | false {
  if (game.parts.length === 0) return false;
  const isOn = game.status === "live" && (game.period === "set" || game.period === "map");
  const over = isOn ? game.parts.slice(0, -1) : game.parts;
  const last = isOn ? game.parts.at(-1) : undefined;
  const now = last && html`<span data-now="part">${last.home}:${last.away}</span>`;
  return html`<span class="ht" dir="ltr">(${partScores(over)}${over.length > 0 && now && " "}${now})</span>`;
}

function board(ask: Ask, game: GameView): Markup {
  const { lng, t } = ask;
  const kickOff =
    game.status !== "line" &&
    html`<p class="kick">${t.kickOff} ${ask.clock.moment(game.startsAt)}</p>`;
  const middle = scoreText(game) || html`<span class="score dash" aria-hidden="true">–</span>`;
  return html`<header class="board" ${gameMark(game)}><h1><bdi class="side">${named(game.home, lng)}</bdi>${spoken(" – ")}<bdi class="side end">${named(game.away, lng)}</bdi></h1><p class="mid">${game.score && spoken(t.score)}${middle}</p>${stateLine(ask, game)}${kickOff}</header>`;
}

/** A game's page: header, score, all markets. A finished game shows that it is over. */
export function gamePage(
  ask: Ask,
  pageType: PageType,
  section: Section,
  champ: string,
  id: string,
): Page {
  const game = /^\d{1,16}$/.test(id) ? ask.game(Number(id)) : null;
  if (!game || String(game.champ.id) !== champ) {
    const title = ask.t.goneTitle;
    return { title, body: html`<h1 class="sr">${title}</h1>${gone(ask, pageType, section)}` };
  }
  const { champ: own } = game;
  return gameSheet(ask, game, {
    steps: [
      [listPath(pageType, section), ask.t[section]],
      [sportPath(pageType, section, own.sport), named(own.sport.name, ask.lng)],
      [listPath(pageType, section, own), named(own.name, ask.lng)],
    ],
    back: listPath("home", "line", own),
    above:
      game.status === "live" && section === "line" && html`<p class="note">${ask.t.nowLive}</p>`,
    below: betBuilder(ask, game),
  });
}

/** What stands around a game's markets. */
interface Around {
  readonly steps: readonly Step[];
  /** Page of its championship after `/{lng}/`. */
  readonly back: string;
  readonly above: Markup | false;
  readonly below: Markup | false | null;
}

/** A game's page: the way to it, its board, markets, course and statistics. */
export function gameSheet(ask: Ask, game: GameView, around: Around): Page {
  const { t } = ask;
  const title = eventName(ask, game);
  const back = [[ask.at(around.back), named(game.champ.name, ask.lng)]] as const;
  const markets =
    game.status === "finished"
      ? emptyState(t.eventOver, t.eventOverText, [...back, [ask.at("results/live"), t.results]])
      : game.markets.length === 0
        ? emptyState(t.noPrices, "", back)
        : marketSheet(ask, game);
  // On phones the course and the statistics stand under the markets.
  const side = [courseOf(ask, game), statisticsOf(ask, game)].filter((part) => part !== null);
  return {
    title,
    sheet: "game",
    body: html`${crumbs(ask, around.steps)}${board(ask, game)}${around.above}<div class="${classes("game", side.length > 0 && "with")}"><div class="sheet">${markets}${around.below}</div>${side.length > 0 && html`<div class="side-part">${side}</div>`}</div>`,
  };
}
