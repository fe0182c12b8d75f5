import { gameFavouriteText, teamFavouriteText } from "~/domain/settings/favourites";
import type { RemoteSportsEvent } from "~/platform/services/remotes/wire.server";
import type { Champ, GameSnapshot } from "~sandbox/feed/types";
import { describeGame, gameCard, gameResultText } from "../descriptions/sports";
import { endingText, partScores, progressText } from "../events/course";
import { eventName, gameAttributes, gameNumberMarkup } from "../events/row";
import { isAroundTheClock, isGameIndexed, isRetired } from "../indexing";
import { canonicalGamePath, type ListSection, listPath, type PageType } from "../links";
import {
  emptyState,
  html,
  joinClasses,
  type Markup,
  screenReaderText,
  textInLanguage,
} from "../markup";
import type { RemotePage, RemotePageResult } from "../page-request";
import { scoreOf, sides, sidesDirection } from "../sides";
import { starButton } from "../star";
import { allMarketsInTabs } from "./all-markets-form";
import { betBuilder } from "./builder";
import { goalsAndPartScores } from "./course-line";
import { retiredPage, sportAndChamp } from "./section";
import { matchFactsFormAndStandings } from "./statistics";
import type { BettingRequest } from "./texts";

function boardScore(ask: BettingRequest, { score }: GameSnapshot): Markup | false {
  if (!score) return false;
  return html`<span class="score" ${sidesDirection(ask)} data-now="score">${scoreOf(score)}</span>`;
}

function stateLine(ask: BettingRequest, game: GameSnapshot): Markup {
  const { t } = ask;
  const half =
    game.halfTime &&
    html`<span class="ht">${t.halfTime} <span ${sidesDirection(ask)}>${scoreOf(game.halfTime)}</span></span>`;
  const byParts = partsLine(ask, game);
  if (game.status === "finished") {
    const ending = endingText(ask, game);
    return html`<p class="state">${t.finalScore}${ending !== null && html`, ${ending}`} ${half}${byParts}</p>`;
  }
  if (game.status === "line")
    return html`<p class="state">${t.kickOff} ${ask.clock.moment(game.startsAt)}</p>`;
  const points =
    game.points !== null &&
    html`<b class="call" ${sidesDirection(ask)} data-now="call">${sides(game.points)}</b>`;
  return html`<p class="state on"><i class="dot" aria-hidden="true"></i>${t.live} · ${progressText(ask, game)} ${game.period !== "break" && half}${byParts}${points}</p>`;
}

/**
 * Scores of the sets, maps, quarters or periods in brackets, false = none; the score of the current
 * set or map updates live.
 */
function partsLine(ask: BettingRequest, game: GameSnapshot): Markup | false {
  if (game.parts.length === 0) return false;
  const isOn = game.status === "live" && (game.period === "set" || game.period === "map");
  const over = isOn ? game.parts.slice(0, -1) : game.parts;
  const last = isOn ? game.parts.at(-1) : undefined;
  const now = last && html`<span data-now="part">${scoreOf(last)}</span>`;
  return html`<span class="ht" ${sidesDirection(ask)}>(${partScores(over)}${over.length > 0 && now && " "}${now})</span>`;
}

function board(ask: BettingRequest, game: GameSnapshot): Markup {
  const { lng, t } = ask;
  const kickOff =
    game.status !== "line" &&
    html`<p class="kick">${t.kickOff} ${ask.clock.moment(game.startsAt)}</p>`;
  const middle =
    boardScore(ask, game) || html`<span class="score dash" aria-hidden="true">–</span>`;
  return html`<header class="board" ${gameAttributes(game)}><h1><bdi class="side">${textInLanguage(game.home, lng)}</bdi>${screenReaderText(" – ")}<bdi class="side end">${textInLanguage(game.away, lng)}</bdi></h1><p class="mid">${game.score && screenReaderText(t.score)}${middle}</p>${stateLine(ask, game)}${kickOff}${gameNumberMarkup(ask, game)}</header>`;
}

/** What the address of a game's page names. */
interface GameAddress {
  readonly pageType: PageType;
  readonly section: ListSection;
  readonly sport: string | undefined;
  readonly champ: string;
  readonly id: string;
}

/** A game's page: header, score, all markets. A finished game shows that it is over; null = there is no such game. */
export function gamePage(ask: BettingRequest, wanted: GameAddress): RemotePageResult {
  const { pageType, section, sport, champ, id } = wanted;
  const game = /^\d{1,16}$/.test(id) ? ask.game(Number(id)) : null;
  const isHere = (own: Champ) => String(own.id) === champ && own.sport.slug === sport;
  if (!game || !isHere(game.champ)) {
    const isKnown = isRetired("game", id) && sportAndChamp(ask, sport, champ) !== null;
    return isKnown ? retiredPage(ask, pageType, section) : null;
  }
  const { champ: own } = game;
  return renderGamePage(ask, game, {
    back: listPath("home", "line", own),
    above:
      game.status === "live" && section === "line" && html`<p class="note">${ask.t.nowLive}</p>`,
    below: betBuilder(ask, game),
    canonical: canonicalGamePath(game),
  });
}

/** Stars of the game and both its sides. */
function favouritesOf(ask: BettingRequest, game: GameSnapshot): Markup {
  const { slug } = game.champ.sport;
  const ofSide = (side: GameSnapshot["home"]) => {
    const name = textInLanguage(side, ask.lng);
    return starButton(ask, teamFavouriteText(slug, side.en), name, name);
  };
  const event = eventName(ask, game);
  return html`<p class="favs">${starButton(ask, gameFavouriteText(game.id), event, ask.t.thisEvent)}${ofSide(game.home)}${ofSide(game.away)}</p>`;
}

/** A game as search engines read it (SEO-06): the feed does not know where games are played. */
function sportsEventOf(ask: BettingRequest, game: GameSnapshot): RemoteSportsEvent {
  const { t, lng } = ask;
  const { champ } = game;
  const isOver = game.status === "finished";
  const result = gameResultText(ask, game, t.finalScore);
  return {
    name: eventName(ask, game),
    startDate: new Date(game.startsAt).toISOString(),
    // Over without a score and without an ending: it was not played at its time.
    status: isOver && result === null ? "postponed" : "scheduled",
    sport: textInLanguage(champ.sport.name, lng),
    home: textInLanguage(game.home, lng),
    away: textInLanguage(game.away, lng),
    ...(isOver && result !== null ? { result } : {}),
  };
}

/** What stands around a game's markets. */
interface Around {
  /** Page of its championship after `/{lng}/`. */
  readonly back: string;
  readonly above: Markup | false;
  readonly below: Markup | false | null;
  /** The page's one address after `/{lng}/`. */
  readonly canonical: string;
}

/** A game's page: scoreboard, markets, course and statistics. */
export function renderGamePage(
  ask: BettingRequest,
  game: GameSnapshot,
  around: Around,
): RemotePage {
  const { t } = ask;
  const title = eventName(ask, game);
  // Sides of a league that plays around the clock meet several times a day.
  const when = isAroundTheClock(game.champ)
    ? ask.clock.momentText(game.startsAt)
    : ask.clock.dateText(game.startsAt);
  const back = [[ask.at(around.back), textInLanguage(game.champ.name, ask.lng)]] as const;
  const markets =
    game.status === "finished"
      ? emptyState(t.eventOver, t.eventOverText, [...back, [ask.at("results/live"), t.results]])
      : game.markets.length === 0
        ? emptyState(t.noPrices, "", back)
        : allMarketsInTabs(ask, game);
  // On phones the course and the statistics stand under the markets.
  const course = ask.display.hasGameZone ? goalsAndPartScores(ask, game) : null;
  const side = [course, matchFactsFormAndStandings(ask, game)].filter((part) => part !== null);
  return {
    title: `${title}, ${textInLanguage(game.champ.name, ask.lng)}, ${when}`,
    name: title,
    description: describeGame(ask, game, gameResultText(ask, game, t.finalScore)),
    event: sportsEventOf(ask, game),
    card: gameCard(ask, game, t.finalScore),
    canonical: around.canonical,
    isNoindex: !isGameIndexed(game, ask.now),
    sheet: "game",
    body: html`${board(ask, game)}${around.above}${favouritesOf(ask, game)}<div class="${joinClasses("game", side.length > 0 && "with")}"><div class="sheet">${markets}${around.below}</div>${side.length > 0 && html`<div class="side-part">${side}</div>`}</div>`,
  };
}
