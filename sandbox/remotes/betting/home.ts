import type { GameSnapshot } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { bestGamesIfWanted } from "../events/best";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { listSports, pickGamesFromEachSport, sportStrip } from "../events/sports";
import { type ListSection, listPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { promotionStrip } from "../promotions/strip";
import { bestGamesBlock } from "./best-block";
import { champStrip, listNav, liveAndPrematchTabs, narrowListMarketLinks, searchForm } from "./nav";
import type { BettingRequest } from "./texts";

/** Most live games on the home page, and most games there in all: upcoming ones fill the rest. */
const homeLive = 20;
const homeEvents = 60;
/**
 * Number of upcoming games among which, with all live ones, the home page's best games are chosen.
 */
const lookedAtForBest = 120;

/**
 * The home page's block of live or of upcoming games (`section`), or a notice that there are none.
 * `choice` is the switch of markets in its head; false = none.
 */
function block(
  ask: BettingRequest,
  section: ListSection,
  games: readonly GameSnapshot[],
  choice: Markup | false = false,
): Markup {
  const { t } = ask;
  const isLive = section === "live";
  const list =
    games.length > 0
      ? eventList(ask, games, { pageType: "home", section, level: 3 })
      : isLive
        ? emptyState(t.noLive, t.noLiveText, [])
        : emptyState(t.noLine, t.noLineText, []);
  return html`<section class="block" id="top-${section}"><div class="block-head"><h2>${isLive ? t.topLive : t.topLine}</h2><a class="go" href="${ask.at(listPath("home", section))}">${isLive ? t.allLive : t.allLine}</a>${choice}</div>${list}</section>`;
}

function topLive(ask: BettingRequest, live: readonly GameSnapshot[]): Markup {
  const shown = pickGamesFromEachSport(sortByChamp(ask, live), homeLive);
  return block(ask, "live", shown, narrowListMarketLinks(ask, shown));
}

/**
 * The home page's block of at most `room` upcoming games of all sports; `isFirst` = no block of
 * live games with the switch of markets stands above it.
 */
function topLine(ask: BettingRequest, room: number, isFirst: boolean): Markup {
  const sports = listSports(ask);
  // Loads twice each sport's even share, because another sport may have fewer games.
  const limit = Math.min(room, 2 * Math.ceil(room / sports.length));
  const next = sports.flatMap(({ slug }) => ask.games({ status: "line", sport: slug, limit }));
  const shown = sortByDayAndChamp(ask, pickGamesFromEachSport(next, room));
  return block(ask, "line", shown, isFirst && narrowListMarketLinks(ask, shown));
}

/**
 * The same page request, whose lists leave out the games of these ids, because they stand further
 * up on the page.
 */
function without(ask: BettingRequest, ids: ReadonlySet<number>): BettingRequest {
  return ids.size === 0
    ? ask
    : { ...ask, games: (query) => ask.games(query).filter(({ id }) => !ids.has(id)) };
}

function countOf(ask: BettingRequest, section: ListSection): number {
  return [...ask.counts(section).values()].reduce((a, b) => a + b, 0);
}

/** Home page: live and upcoming events. */
export async function homePage(ask: BettingRequest): Promise<RemotePage> {
  const live = ask.games({ status: "live" });
  const counts = { live: live.length, line: countOf(ask, "line") };
  const isOneSport = listSports(ask).length < 2;
  const strip = isOneSport
    ? champStrip(ask, "home", "line", null, null)
    : sportStrip(ask, "home", live.length > 0 ? "live" : "line", undefined);
  const best = bestGamesIfWanted(ask, [
    ...live,
    ...ask.games({ status: "line", limit: lookedAtForBest }),
  ]);
  const bestIds = new Set(best.map(({ id }) => id));
  const rest = without(ask, bestIds);
  const playing = live.filter(({ id }) => !bestIds.has(id));
  const line = topLine(rest, homeEvents - Math.min(homeLive, live.length), live.length === 0);
  // With nothing in play the first prices are those of the line.
  const body = html`<div class="top plain"><h1>${isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll}</h1>${searchForm(ask)}</div>${listNav(ask, liveAndPrematchTabs(ask, "home", null, counts), strip)}${bestGamesBlock(ask, best, { pageType: "home", section: "line", level: 3 })}${live.length > 0 ? html`${topLive(rest, playing)}${line}` : html`${line}${topLive(rest, playing)}`}${await promotionStrip(ask, "home")}`;
  const d = descriptionTexts(ask.lng);
  const sports = listSports(ask).map(({ name }) =>
    textInLanguage(name, ask.lng).toLocaleLowerCase(ask.lng),
  );
  const description = descriptionOf(
    d.home(namesInWords(sports, ask.lng)),
    counts.line > 0 && d.openEvents(counts.line),
    d.homeMore,
  );
  return { title: isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll, description, body };
}

/** Blocks of the home page that can be requested without the page, by their ids. */
export const homeComponents = {
  "top-live": (ask: BettingRequest) => topLive(ask, ask.games({ status: "live" })),
  "top-line": (ask: BettingRequest) => topLine(ask, homeEvents - homeLive, true),
};
