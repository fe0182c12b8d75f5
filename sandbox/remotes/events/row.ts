import { gameFavouriteText } from "~/domain/settings/favourites";
import type { GameSnapshot, MarketType, PricedOutcome } from "../../feed/types";
import { partOfPlayRefreshKey } from "../../feed/view";
import { html, joinClasses, type Markup, screenReaderText, textInLanguage } from "../markup";
import type { PageRequest } from "../page-request";
import { starButton } from "../star";
import {
  finishedPartFiguresWhileLive,
  liveMarkWithProgress,
  scoreAndCurrentPartFigures,
} from "./course";
import { mainHandicap, mainHandicapTypes } from "./handicaps";
import { halfOutcome, requestedHalf } from "./line-time";
import { priceButton, signedLineText } from "./price";
import { mainTotal, mainTotalTypes } from "./totals";

const outcomes = ["1", "X", "2"] as const;

/** "Arsenal – Leeds" in the page's language. */
export function eventName(ask: PageRequest, game: GameSnapshot): string {
  return ask.t.vs(textInLanguage(game.home, ask.lng), textInLanguage(game.away, ask.lng));
}

/** Start time, or the progress of a live game. */
export function whenCell(ask: PageRequest, game: GameSnapshot): Markup {
  return game.status === "live"
    ? liveMarkWithProgress(ask, game)
    : html`<span class="when">${ask.clock.time(game.startsAt)}</span>`;
}

/** Attributes that tell the shell the game of an element, with its status and part of play. */
export function gameAttributes(game: GameSnapshot): Markup {
  const part = partOfPlayRefreshKey(game);
  const status = game.status === "finished" ? "over" : game.status;
  return html`data-game="${game.id}" data-course="${part === null ? status : `${status} ${part}`}"`;
}

/** The game's number, where the reader wants to see it (SET-01). */
export function gameNumberMarkup(ask: PageRequest, { id }: GameSnapshot): Markup | false {
  return (
    ask.display.hasGameIds &&
    html`<span class="gid">${ask.t.gameNumber} <bdi dir="ltr" data-name="game-id">${id}</bdi></span>`
  );
}

/**
 * A side of a game in a list: name, serve mark, score in bold, and the current games or points;
 * where the reader wants detailed scores, also those of the finished sets or periods.
 */
function teamLine(ask: PageRequest, game: GameSnapshot, side: "home" | "away"): Markup {
  const [score, ...rest] = scoreAndCurrentPartFigures(game, side);
  const earlier = ask.display.isScoreDetailed ? finishedPartFiguresWhileLive(game, side) : [];
  const serve =
    game.server === side &&
    html`<i class="srv" aria-hidden="true"></i>${screenReaderText(ask.t.serves)}`;
  const now = rest.map(
    (figure, nth) =>
      html` <span class="fig" data-now="${side}-${nth === 0 ? "part" : "call"}">${figure}</span>`,
  );
  return html`<span class="tm"><bdi>${textInLanguage(game[side], ask.lng)}</bdi>${serve}${score !== undefined && html` <b data-now="${side}">${score}</b>${earlier.map((figure) => html` <span class="fig was">${figure}</span>`)}${now}`}</span>`;
}

function cell(
  ask: PageRequest,
  game: GameSnapshot,
  market: PricedOutcome | undefined,
  outcome: string,
  event: string,
  label?: string | Markup,
): Markup {
  if (!market) return html`<span class="p none">–</span>`;
  return priceButton(game, market, `${event}, ${outcome}`, ask.t.suspended, label);
}

/**
 * The prices of over and under on the game's main total, with its line; a narrow list shows the
 * words "over" and "under" inside the prices.
 */
function totalCells(ask: PageRequest, game: GameSnapshot, event: string): Markup {
  const { t } = ask;
  const total = mainTotal(game.markets, mainTotalTypes(game.champ.sport));
  const line = total?.line ?? "";
  return html`<span class="tot"><span class="ln">${line}</span>${cell(ask, game, total?.over, t.overLine(line), event, t.over)}${cell(ask, game, total?.under, t.underLine(line), event, t.under)}</span>`;
}

/**
 * The prices of both sides of the game's main handicap, each with its line; dashes if there is
 * none.
 */
function handicapCells(ask: PageRequest, game: GameSnapshot, event: string): Markup {
  const pair = mainHandicap(game.markets, mainHandicapTypes(game.champ.sport));
  const side = (nth: 0 | 1) => {
    const market = pair?.[nth];
    const line = signedLineText(market?.param ?? 0);
    const team = textInLanguage(nth === 0 ? game.home : game.away, ask.lng);
    const words = `${ask.t.handicap}: ${team} ${line}`;
    return cell(ask, game, market, words, event, html`<bdi dir="ltr">${line}</bdi>`);
  };
  return html`<span class="hcp">${side(0)}${side(1)}</span>`;
}

/** Whether a sport's games can end in a draw that is offered. */
export function isDrawOffered(game: Pick<GameSnapshot, "champ">): boolean {
  return drawSports.has(game.champ.sport.slug);
}

const drawSports = new Set(["football", "ice-hockey", "fifa"]);

/**
 * An event in a list: time, both sides, main prices, a link to the rest. Main total and handicap stand beside
 * the main prices where they fit; else the list shows one of the three.
 * @param path the game's page after `/{lng}/`
 */
export function eventRow(ask: PageRequest, game: GameSnapshot, path: string): Markup {
  const { t } = ask;
  const event = eventName(ask, game);
  const href = ask.at(path);
  const half = game.status === "line" ? requestedHalf(ask) : null;
  const of = (outcome: (typeof outcomes)[number]) => {
    const type: MarketType = half === null ? outcome : halfOutcome(half, outcome);
    return game.markets.find((market) => market.type === type);
  };
  const words = (outcome: string) =>
    half === null ? outcome : `${half === 1 ? t.firstHalfResult : t.secondHalfResult}: ${outcome}`;
  const shown = isDrawOffered(game) ? outcomes : outcomes.filter((type) => type !== "X");
  const rest = Math.max(0, game.markets.length - shown.length);
  return html`<li class="ev" ${gameAttributes(game)}><span class="wf">${starButton(ask, gameFavouriteText(game.id), event)}${whenCell(ask, game)}</span><a class="tms" href="${href}">${teamLine(ask, game, "home")} ${teamLine(ask, game, "away")}${gameNumberMarkup(ask, game)}</a><span class="${joinClasses("r3", shown.length === 2 && "r2")}">${shown.map(
    (outcome) => cell(ask, game, of(outcome), words(outcome), event),
  )}</span>${totalCells(ask, game, event)}${handicapCells(ask, game, event)}<a class="more" href="${href}" aria-label="${t.allMarkets(event, rest)}"><span dir="ltr">${rest > 0 ? `+${rest}` : "…"}</span></a></li>`;
}

/** Visible column headings; each price names its own outcome for screen readers. */
export function columnHeads(ask: PageRequest, game: GameSnapshot): Markup {
  const { t } = ask;
  const isThree = isDrawOffered(game);
  return html`<span class="heads" aria-hidden="true"><span class="${joinClasses("h3", !isThree && "r2")}"><span>1</span>${isThree && html`<span>X</span>`}<span>2</span></span><span class="h2"><span>${t.total}</span><span>${t.over}</span><span>${t.under}</span></span><span class="hh"><span>${t.handicap} 1</span><span>${t.handicap} 2</span></span></span>`;
}
