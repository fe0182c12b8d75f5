import type { GameView } from "~/sandbox/feed/types";
import type { Page } from "../ask";
import { eventList, inChampOrder, inReadingOrder } from "../events/list";
import { fromEachSport, sportStrip, sportsOf } from "../events/sports";
import { listPath, type Section } from "../links";
import { emptyState, html, type Markup } from "../markup";
import { champStrip, listNav, marketSwitch, searchForm, sectionTabs } from "./nav";
import type { Ask } from "./texts";

/** Events on the home page: live ones first, prematch ones fill the rest. */
const homeLive = 20;
const homeEvents = 60;

/** `choice` is the switch of markets, above the first list. */
function block(
  ask: Ask,
  section: Section,
  games: readonly GameView[],
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

function topLive(ask: Ask, live: readonly GameView[]): Markup {
  const shown = fromEachSport(inChampOrder(ask, live), homeLive);
  return block(ask, "live", shown, marketSwitch(ask, shown));
}

/** Upcoming games of every sport; `isFirst` where no live list with a switch of markets stands above. */
function topLine(ask: Ask, room: number, isFirst: boolean): Markup {
  const sports = sportsOf(ask);
  // Twice each sport's even share, in case another has less.
  const limit = Math.min(room, 2 * Math.ceil(room / sports.length));
  const next = sports.flatMap(({ slug }) => ask.games({ status: "line", sport: slug, limit }));
  const shown = inReadingOrder(ask, fromEachSport(next, room));
  return block(ask, "line", shown, isFirst && marketSwitch(ask, shown));
}

function countOf(ask: Ask, section: Section): number {
  return [...ask.counts(section).values()].reduce((a, b) => a + b, 0);
}

/** Home page: live and upcoming events. */
export function homePage(ask: Ask): Page {
  const live = ask.games({ status: "live" });
  const counts = { live: live.length, line: countOf(ask, "line") };
  const isOneSport = sportsOf(ask).length < 2;
  const strip = isOneSport
    ? champStrip(ask, "home", "line", null, null)
    : sportStrip(ask, "home", live.length > 0 ? "live" : "line", undefined);
  const line = topLine(ask, homeEvents - Math.min(homeLive, live.length), live.length === 0);
  // With nothing in play the first prices are those of the line.
  const body = html`<div class="top plain"><h1>${isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll}</h1>${searchForm(ask)}</div>${listNav(ask, sectionTabs(ask, "home", null, counts), strip)}${live.length > 0 ? html`${topLive(ask, live)}${line}` : html`${line}${topLive(ask, live)}`}`;
  return { title: isOneSport ? ask.t.homeTitle : ask.t.homeTitleAll, body };
}

/** Separately available blocks of the home page. */
export const homeComponents = {
  "top-live": (ask: Ask) => topLive(ask, ask.games({ status: "live" })),
  "top-line": (ask: Ask) => topLine(ask, homeEvents - homeLive, true),
};
