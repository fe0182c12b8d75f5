import type { Champ, GameView } from "~/sandbox/feed/types";
import type { Ask, Page } from "../ask";
import { listPath, type PageType, type Section } from "../links";
import { emptyState, html, type Markup, named } from "../markup";
import { eventList, inChampOrder, inReadingOrder } from "./list";
import { champStrip, pager, searchForm, sectionTabs } from "./nav";

/** Events on one page of a list: what a phone can scroll and a server render in a few ms. */
export const pageSize = 60;
/** Championships a "top" page draws from: the first of the feed, which lists them by importance. */
const topChamps = 5;

/** The words over a list of a page type. */
export function listTitle(ask: Ask, pageType: PageType, section: Section): string {
  const { t } = ask;
  const own: Partial<Record<PageType, string>> = {
    topgame: t.topGames,
    "top-events": t.topEvents,
    team: t.byTeam,
    betsonyour: t.byTeam,
  };
  const words = section === "live" ? t.liveTitle : t.lineTitle;
  const name = own[pageType];
  return name ? `${name}: ${words}` : words;
}

function belongs(ask: Ask, pageType: PageType, menu: string | undefined): (game: GameView) => boolean {
  const top = new Set(ask.champs.slice(0, topChamps).map((champ) => champ.id));
  const wantsTop = pageType === "topgame" || pageType === "top-events";
  const today = ask.clock.dayNumber(ask.now);
  const number = menu === "today" ? today : menu === "tomorrow" ? today + 1 : null;
  return (game) =>
    (!wantsTop || top.has(game.champ.id)) &&
    (number === null || ask.clock.dayNumber(game.startsAt) === number);
}

interface ListAsk {
  readonly pageType: PageType;
  readonly section: Section;
  readonly menu: string | undefined;
  /** The segments asked for; a number nobody knows is an empty list, not an error. */
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/** A list of the line or of what is live: by sport, by championship, by part of the day (SCR-01, SCR-02). */
export function sectionPage(ask: Ask, wanted: ListAsk): Page {
  const { pageType, section, menu } = wanted;
  const all = ask.games({ status: section }).filter(belongs(ask, pageType, menu));
  const champ = wanted.champ === undefined ? undefined : findChamp(ask, wanted.sport, wanted.champ);
  const isKnownSport =
    wanted.sport === undefined || ask.champs.some((each) => each.sport.slug === wanted.sport);
  const isGone = !isKnownSport || (wanted.champ !== undefined && !champ);
  const games = isGone ? [] : champ ? all.filter((game) => game.champ.id === champ.id) : all;
  const ordered = section === "live" ? inChampOrder(ask, games) : inReadingOrder(ask, games);
  const words = listTitle(ask, pageType, section);
  const title = champ ? `${named(champ.name, ask.lng)}: ${ask.t[section]}` : words;
  const other: Section = section === "live" ? "line" : "live";
  const elsewhere =
    pageType === "marble" ? 0 : ask.games({ status: other }).filter(belongs(ask, pageType, menu)).length;
  const counts = { live: 0, line: 0, [section]: all.length, [other]: elsewhere };
  const body = html`<div class="top"><h1>${title}</h1>${searchForm(ask)}</div>${sectionTabs(ask, pageType, section, counts)}${champStrip(ask, pageType, section, all, champ ?? (isGone ? null : "all"))}${
    isGone ? gone(ask, pageType, section) : rows(ask, wanted, ordered, champ)
  }`;
  return { title, body };
}

function findChamp(ask: Ask, sport: string | undefined, id: string): Champ | undefined {
  return ask.champs.find((champ) => String(champ.id) === id && champ.sport.slug === sport);
}

/** What was asked for is not there (any more): says so and leads on. */
export function gone(ask: Ask, pageType: PageType, section: Section): Markup {
  const { t } = ask;
  return emptyState(t.goneTitle, t.goneText, [
    [ask.at(listPath(pageType, section)), section === "live" ? t.allLive : t.allLine],
    [ask.at("results/live"), t.results],
  ]);
}

function rows(ask: Ask, wanted: ListAsk, games: readonly GameView[], champ: Champ | undefined): Markup {
  const { t } = ask;
  const { pageType, section } = wanted;
  if (games.length === 0) {
    const links: [string, string][] = [[ask.at("champs"), t.allChampionships]];
    if (pageType !== "marble" || section !== "live")
      links.unshift([ask.at(listPath("home", "line")), t.allLine]);
    return section === "live"
      ? emptyState(t.noLive, t.noLiveText, links)
      : emptyState(t.noLine, t.noLineText, links);
  }
  const pages = Math.ceil(games.length / pageSize);
  const page = Math.min(pages, Math.max(1, Number.parseInt(ask.query.get("page") ?? "1", 10) || 1));
  const shown = games.slice((page - 1) * pageSize, page * pageSize);
  const path = ask.path.join("/");
  return html`${eventList(ask, shown, { pageType, section, level: 2 })}${pager(ask, path, {}, page, pages)}${
    champ &&
    html`<p class="after"><a class="go" href="${ask.at("statistic")}?champ=${champ.id}">${t.statistic}</a></p>`
  }`;
}
