import type { Champ, GameSnapshot, GameStatus } from "~sandbox/feed/types";
import {
  type NarrowListMarket,
  narrowListMarkets,
  requestedNarrowListMarket,
} from "../events/list";
import { isDrawOffered } from "../events/row";
import { type ListSection, listPath, type PageType } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import { expressGeneratorTexts } from "./generator-texts";
import type { BettingRequest } from "./texts";

/** Most championships in the strip of links; a further link leads to the page of all. */
const stripSize = 12;

/** Championships (of a sport) with games of a status, in the feed's order, with their counts. */
export function champCounts(
  ask: BettingRequest,
  status: GameStatus,
  sport?: string,
): readonly { champ: Champ; count: number }[] {
  const counts = ask.counts(status);
  return ask.champs.flatMap((champ) => {
    const count =
      sport === undefined || champ.sport.slug === sport ? counts.get(champ.id) : undefined;
    return count === undefined ? [] : [{ champ, count }];
  });
}

/** Prematch and live, as tabs with counts. */
export function liveAndPrematchTabs(
  ask: BettingRequest,
  pageType: PageType,
  current: ListSection | null,
  counts: Readonly<Record<ListSection, number>>,
): Markup {
  const sections: readonly ListSection[] = pageType === "marble" ? ["live"] : ["live", "line"];
  return html`<nav class="tabs" aria-label="${ask.t.sections}">${sections.map(
    (section) =>
      html`<a href="${ask.at(listPath(pageType, section))}"${section === current && html` aria-current="page"`}>${ask.t[section]} <span class="n">${counts[section]}</span></a>`,
  )}</nav>`;
}

/** Championships of a section (and sport) with their counts; the current one is marked. */
export function champStrip(
  ask: BettingRequest,
  pageType: PageType,
  section: ListSection,
  sport: string | null,
  current: Champ | "all" | null,
): Markup {
  const all = champCounts(ask, section, sport ?? undefined);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const shown = all.slice(0, stripSize);
  const currentId = current === null || current === "all" ? null : current.id;
  const chosen = all.find(({ champ }) => champ.id === currentId);
  const entries = chosen && !shown.includes(chosen) ? [...shown, chosen] : shown;
  const link = (href: string, words: string, count: number, isCurrent: boolean) =>
    html`<li><a class="chip" href="${href}"${isCurrent && html` aria-current="page"`}>${words} <span class="n">${count}</span></a></li>`;
  return html`<nav class="champs" aria-label="${ask.t.championships}"><ul>${link(ask.at(sport === null ? listPath(pageType, section) : `${listPath(pageType, section)}/all/${sport}`), ask.t.all, total, current === "all")}${entries.map(
    ({ champ, count }) =>
      link(
        ask.at(listPath(pageType, section, champ)),
        textInLanguage(champ.name, ask.lng),
        count,
        champ.id === currentId,
      ),
  )}<li><a class="chip" href="${ask.at("champs")}">${ask.t.allChampionships}</a></li></ul></nav>`;
}

/**
 * Links to other pages of the sportsbook: several live events at once, top events, teams, the
 * express generator; without those whose screens are off or that the reader has hidden.
 */
function moreLinks(ask: BettingRequest): Markup {
  const { t, site } = ask;
  const [first] = ask.path;
  const links = [
    ["multi", "multi", t.multi],
    ["main-top-events-1", listPath("top-events", "line"), t.topEvents],
    ["main-team-1", listPath("team", "line"), t.teams],
    ["bet-generator", "bet-generator", expressGeneratorTexts(ask.lng).title],
  ] as const;
  const isWanted = ([screen]: (typeof links)[number]) =>
    screen !== "bet-generator" || ask.display.hasGenerator;
  return html`<nav class="tabs more-ways" aria-label="${t.moreWays}">${links
    .filter(([screen]) => !site.disabledScreens.includes(screen))
    .filter(isWanted)
    .map(
      ([, path, words]) =>
        html`<a href="${ask.at(path)}"${path.split("/")[0] === first && html` aria-current="page"`}>${words}</a>`,
    )}</nav>`;
}

const magnifier = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0m-1.7 4.3L20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>`;

/**
 * Navigation of the lists: sections, sports or championships, and further links. On phones it is
 * one scrolling line, so that the first price is high on the screen.
 */
export function listNav(ask: BettingRequest, tabs: Markup, strips: Markup | false): Markup {
  return html`<div class="bar"><a class="find" href="${ask.at("team-games-info")}" aria-label="${ask.t.teamInfo}">${magnifier}</a>${tabs}${strips}${moreLinks(ask)}</div>`;
}

/**
 * The query of the same list with changed parameters; null removes a parameter, and the page number
 * is always removed.
 */
export function changedListFilterQuery(
  ask: BettingRequest,
  change: Readonly<Record<string, string | null>>,
): string {
  const query = new URLSearchParams();
  for (const name of ["market", "within", "time"] as const) {
    const value = name in change ? change[name] : ask.query.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Links that choose the market that a narrow list shows; beside a wide list, which shows all of
 * them, styles hide the links. `false` = there are no games.
 */
export function narrowListMarketLinks(
  ask: BettingRequest,
  games: readonly GameSnapshot[],
): Markup | false {
  if (games.length === 0) return false;
  const { t } = ask;
  const current = requestedNarrowListMarket(ask);
  const main = games.some(isDrawOffered) ? "1X2" : t.winner;
  const words: Readonly<Record<NarrowListMarket, string>> = {
    main,
    total: t.total,
    handicap: t.handicap,
  };
  const href = (market: NarrowListMarket) =>
    ask.at(ask.path.join("/")) +
    changedListFilterQuery(ask, { market: market === "main" ? null : market });
  return html`<nav class="seg" aria-label="${t.marketShown}">${narrowListMarkets.map(
    (market) =>
      html`<a rel="nofollow" href="${href(market)}"${market === current && html` aria-current="true"`}>${words[market]}</a>`,
  )}</nav>`;
}

/** Search form by team name (REM-13). */
export function searchForm(
  ask: BettingRequest,
  action = "home/line",
  value = "",
  name = "search",
): Markup {
  return html`<form class="search" role="search" method="get" action="${ask.at(action)}"><label class="sr" for="team-search">${ask.t.searchLabel}</label><input id="team-search" type="search" name="${name}" value="${value}" maxlength="60" placeholder="${ask.t.searchLabel}" autocomplete="off"><button class="btn">${ask.t.searchButton}</button></form>`;
}

/** Page links of a long list; empty if it fits on one page. */
export function paginationLinks(
  ask: BettingRequest,
  path: string,
  page: number,
  of: number,
): Markup {
  if (of <= 1) return html``;
  const filters = changedListFilterQuery(ask, {});
  const rel = (to: "prev" | "next") => (filters === "" ? to : `${to} nofollow`);
  const href = (to: number) => {
    const query = new URLSearchParams(filters);
    if (to > 1) query.set("page", String(to));
    return ask.at(path) + (query.size > 0 ? `?${query}` : "");
  };
  return html`<nav class="pager" aria-label="${ask.t.pages}">${page > 1 && html`<a class="btn" rel="${rel("prev")}" href="${href(page - 1)}">${ask.t.previous}</a>`}<span>${ask.t.page(page, of)}</span>${page < of && html`<a class="btn" rel="${rel("next")}" href="${href(page + 1)}">${ask.t.next}</a>`}</nav>`;
}
