import type { GameView } from "~/sandbox/feed/types";
import type { Ask, Components, Page } from "../ask";
import { listPath, type Section } from "../links";
import { emptyState, html, type Markup } from "../markup";
import { eventList, inChampOrder, inReadingOrder } from "./list";
import { champStrip, searchForm, sectionTabs } from "./nav";

/** Events on the home page: live ones first, the line fills up to the whole. */
const homeLive = 20;
const homeEvents = 60;

function block(ask: Ask, section: Section, games: readonly GameView[]): Markup {
  const { t } = ask;
  const isLive = section === "live";
  const list =
    games.length > 0
      ? eventList(ask, games, { pageType: "home", section, level: 3 })
      : isLive
        ? emptyState(t.noLive, t.noLiveText, [])
        : emptyState(t.noLine, t.noLineText, []);
  return html`<section class="block" id="top-${section}"><div class="block-head"><h2>${isLive ? t.topLive : t.topLine}</h2><a class="go" href="${ask.at(listPath("home", section))}">${isLive ? t.allLive : t.allLine}</a></div>${list}</section>`;
}

function topLive(ask: Ask, live: readonly GameView[]): Markup {
  return block(ask, "live", inChampOrder(ask, live).slice(0, homeLive));
}

function topLine(ask: Ask, line: readonly GameView[], room: number): Markup {
  return block(ask, "line", inReadingOrder(ask, line).slice(0, room));
}

/** The home page: what is on now, what comes next. */
export function homePage(ask: Ask): Page {
  const live = ask.games({ status: "live" });
  const line = ask.games({ status: "line" });
  const body = html`<div class="top"><h1>${ask.t.homeTitle}</h1>${searchForm(ask)}</div>${sectionTabs(ask, "home", null, { live: live.length, line: line.length })}${champStrip(ask, "home", "line", line, null)}${topLive(ask, live)}${topLine(ask, line, homeEvents - Math.min(homeLive, live.length))}`;
  return { title: ask.t.homeTitle, body };
}

/** The blocks of the home page, each to be had alone. */
export const homeComponents: Components = {
  "top-live": (ask) => topLive(ask, ask.games({ status: "live" })),
  "top-line": (ask) => topLine(ask, ask.games({ status: "line" }), homeEvents - homeLive),
};
