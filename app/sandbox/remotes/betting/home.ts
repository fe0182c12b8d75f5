import type { GameSnapshot } from "~/sandbox/feed/types";
import { bestGames } from "../events/best";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { fromEachSport, listSports, sportStrip } from "../events/sports";
import { type ListSection, listPath } from "../links";
import { emptyState, html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { bestGamesBlock } from "./best-block";
import { champStrip, listNav, marketSwitch, searchForm, sectionTabs } from "./nav";
import type { BettingRequest } from "./texts";

/** Events on the home page: live ones first, prematch ones fill the rest. */
const homeLive = 20;
const homeEvents = 60;
/** Number of upcoming games among which the best ones are chosen. */
const lookedAtForBest = 120;

/** `choice` is the switch of markets, above the first list. */
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
  const shown = fromEachSport(sortByChamp(ask, live), homeLive);
  return block(ask, "live", shown, marketSwitch(ask, shown));
}

/** Upcoming games of every sport; `isFirst` where no live list with a switch of markets stands above. */
function topLine(ask: BettingRequest, room: number, isFirst: boolean): Markup {
  const sports = listSports(ask);
  // Loads twice each sport's even share, because another sport may have fewer games.
  const limit = Math.min(room, 2 * Math.ceil(room / sports.length));
  const next = sports.flatMap(({ slug }) => ask.games({ status: "line", sport: slug, limit }));
  const shown = sortByDayAndChamp(ask, fromEachSport(next, room));
  return block(ask, "line", shown, isFirst && marketSwitch(ask, shown));
}

/** The same lists without games that stand above them. */
function without(ask: BettingRequest, ids: ReadonlySet<number>): BettingRequest {
  return ids.size === 0
    ? ask
    : { ...ask, games: (query) => ask.games(query).filter(({ id }) => !ids.has(id)) };
}

function countOf(ask: BettingRequest, section: ListSection): number {
  return [...ask.counts(section).values()].reduce((a, b) => a + b, 0);
}

/** Home page: live and upcoming events. */
export function homePage(ask: BettingRequest): RemotePage {
  const live = ask.games({ status: "live" });
  const counts = { live: live.length, line: countOf(ask, "line") };
  const isOneSport = listSports(ask).length < 2;
  const strip = isOneSport
    ? champStrip(ask, "home", "line", null, null)
    : sportStrip(ask, "home", live.length > 0 ? "live" : "line", undefined);
  const best = bestGames(ask, [...live, ...ask.games({ status: "line", limit: lookedAtForBest })]);
  const bestIds = new Set(best.map(({ id }) => id));
  const rest = without(ask, bestIds);
  const playing = live.filter(({ id }) => !bestIds.has(id));
  const line = topLine(rest, homeEvents - Math.min(homeLive, live.length), live.length === 0);
  // With nothing in play the first prices are those of the line.
  const body = html`<div class="top plain"><h1>${isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll}</h1>${searchForm(ask)}</div>${listNav(ask, sectionTabs(ask, "home", null, counts), strip)}${bestGamesBlock(ask, best, { pageType: "home", section: "line", level: 3 })}${live.length > 0 ? html`${topLive(rest, playing)}${line}` : html`${line}${topLive(rest, playing)}`}`;
  return { title: isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll, body };
}

/** Separately available blocks of the home page. */
export const homeComponents = {
  "top-live": (ask: BettingRequest) => topLive(ask, ask.games({ status: "live" })),
  "top-line": (ask: BettingRequest) => topLine(ask, homeEvents - homeLive, true),
};
