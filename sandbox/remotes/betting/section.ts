import type { Champ, GameQuery, GameSnapshot } from "~sandbox/feed/types";
import { dayMs } from "../clock";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { champsSentence, nextSentence, sidesSentence } from "../descriptions/sports";
import { bestGamesIfWanted } from "../events/best";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { listSports, sportStrip } from "../events/sports";
import { isRetired, listPageAddress, requestedPage } from "../indexing";
import { type ListSection, listPath, type PageType } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { PageRequest, RemotePage, RemotePageResult } from "../page-request";
import { promotionStrip } from "../promotions/strip";
import { statisticLink } from "../statistic-link";
import { bestGamesBlock } from "./best-block";
import {
  champStrip,
  listNav,
  liveAndPrematchTabs,
  narrowListMarketLinks,
  paginationLinks,
  searchForm,
} from "./nav";
import type { BettingRequest } from "./texts";
import { halvesOrRecommendedGames, requestedKickOffRange, timeFilterLinks } from "./times";

/** Events per page: limited by scrolling on a phone and a few ms of rendering. */
export const pageSize = 60;
/**
 * Number of championships on a "top" page: the first ones of the feed if it has one sport, else the
 * first ones of each sport.
 */
const topChamps = 5;
const topOfSport = 2;

/** Heading of a list by page type. */
export function listTitle(ask: BettingRequest, pageType: PageType, section: ListSection): string {
  const { t } = ask;
  const own: Partial<Record<PageType, string>> = {
    topgame: t.topGames,
    "top-events": t.topEvents,
    team: t.byTeam,
    betsonyour: t.yours,
    marble: t.marbles,
  };
  const words = section === "live" ? t.liveTitle : t.lineTitle;
  const name = own[pageType];
  return name ? `${name}: ${words}` : words;
}

/** Championships of a page type, in the feed's order. */
export function champsOfPageType(
  ask: PageRequest,
  pageType: PageType,
  sport: string | undefined,
): readonly Champ[] {
  const isAbout = (champ: Champ) =>
    (sport === undefined || champ.sport.slug === sport) &&
    (pageType !== "marble" || champ.sport.slug === "marbles");
  const own = ask.champs.filter(isAbout);
  if (pageType !== "topgame" && pageType !== "top-events") return own;
  const sports = listSports(ask);
  if (sports.length < 2) return own.slice(0, topChamps);
  return sports.flatMap(({ slug }) =>
    own.filter((champ) => champ.sport.slug === slug).slice(0, topOfSport),
  );
}

export interface ListQuery {
  readonly pageType: PageType;
  readonly section: ListSection;
  readonly menu: string | undefined;
  /**
   * Path segments of the requested sport and championship, which the feed has; undefined = not in the path.
   */
  readonly sport: string | undefined;
  readonly champ: string | undefined;
}

/**
 * Content of a list: the loaded games, which are at least those up to the requested page, and the
 * total number of events on all pages.
 */
interface Listed {
  readonly games: readonly GameSnapshot[];
  readonly total: number;
}

/**
 * Path segment of long-term bets, which are decided by a season's end; it stands in the place of a
 * sport's (CFG-05).
 */
const longTerm = "dolgosrochnye";

/** The page of long-term bets: a notice that there are none, since the feed has none. */
function longTermPage(ask: BettingRequest, { pageType, section }: ListQuery): RemotePage {
  const { t } = ask;
  const counts = {
    live: totalOf(ask, ask.champs, "live"),
    line: totalOf(ask, ask.champs, "line"),
  };
  const body = html`<div class="top"><h1>${t.longTerm}</h1>${searchForm(ask)}</div>${listNav(ask, liveAndPrematchTabs(ask, pageType, section, counts), false)}${emptyState(t.longTermNone, t.longTermText, [[ask.at(listPath("home", "line")), t.allLine]])}`;
  return { title: t.longTerm, body, isNoindex: true };
}

/** A prematch or live list: by sport, by championship, by part of the day (SCR-01, SCR-02). */
export async function sectionPage(
  asked: BettingRequest,
  wanted: ListQuery,
): Promise<RemotePageResult> {
  const { pageType, section } = wanted;
  // A discipline of esports is listed by its name as any sport; its games have pages of their own (CAS-12).
  const isCyber = asked.cyber.champs.some(({ sport }) => sport.slug === wanted.sport);
  const ask = isCyber ? { ...asked, ...asked.cyber } : asked;
  if (wanted.sport === longTerm) return longTermPage(ask, wanted);
  const sport = wanted.sport === undefined || wanted.sport === "all" ? undefined : wanted.sport;
  const champ = wanted.champ === undefined ? undefined : findChamp(ask, wanted.sport, wanted.champ);
  const champs = champsOfPageType(ask, pageType, sport);
  const other: ListSection = section === "live" ? "line" : "live";
  const count = (each: ListSection) => totalOf(ask, champs, each);
  const counts = {
    live: 0,
    line: 0,
    [section]: count(section),
    [other]: pageType === "marble" ? 0 : count(other),
  };
  const words = listTitle(ask, pageType, section);
  const about = champ ? textInLanguage(champ.name, ask.lng) : sport && sportName(ask, sport);
  const heading = about ? `${about}: ${ask.t[section]}` : words;
  const isOneSport = listSports(ask).length < 2 || pageType === "marble";
  const stripSport = pageType === "marble" ? "marbles" : isOneSport ? null : (sport ?? null);
  const strips = html`${!isOneSport && sportStrip(ask, pageType, section, sport)}${
    (isOneSport || sport !== undefined) &&
    champStrip(ask, pageType, section, stripSport, champ ?? "all")
  }`;
  const isPlain = !about && menuIsPlain(pageType);
  const list = listed(ask, wanted, champ ? [champ] : champs);
  const pages = Math.ceil(list.total / pageSize);
  const page = requestedPage(ask, pages);
  if (page === null) return null;
  const body = html`<div class="${isPlain ? "top plain" : "top"}"><h1>${heading}</h1>${searchForm(ask)}</div>${listNav(ask, liveAndPrematchTabs(ask, pageType, section, counts), strips)}${
    pageType === "marble" && html`<p class="hint">${ask.t.marblesText}</p>`
  }${rows(ask, wanted, list, champ, { page, pages })}${await promotionStrip(ask, "sports")}`;
  const own =
    pageType === "home" || champ || pageType === "marble"
      ? heading
      : listTitle(ask, pageType, section);
  const title = about && own !== heading ? `${own}, ${about}` : heading;
  const address = canonicalListPath(wanted, champ, isCyber);
  const isDay = wanted.menu === "today" || wanted.menu === "tomorrow";
  // Neither the list of a day nor one of a sport that has no games now is found by a search.
  const isEmpty = list.total === 0 && sport !== undefined;
  const description = describeList(ask, wanted, { about, champ, champs, list });
  return {
    ...listPageAddress(ask, { title, description }, address, page),
    isNoindex: isDay || isEmpty,
    body,
  };
}

/**
 * The one address of a list (SEO-11): the lists of a championship have the same games under every page type, and the top
 * games are the top events.
 */
function canonicalListPath(
  { pageType, section, sport }: ListQuery,
  champ: Champ | undefined,
  isCyber: boolean,
): string {
  if (champ) return listPath("home", section, champ);
  const type = pageType === "topgame" ? "top-events" : pageType;
  const list = listPath(isCyber ? "home" : type, section);
  return sport === undefined || sport === "all" || pageType === "marble"
    ? list
    : `${list}/all/${sport}`;
}

/** Description of a list: what it is about, how much is in it, and what begins next (SEO-02). */
function describeList(
  ask: BettingRequest,
  { pageType, section }: ListQuery,
  {
    about,
    champ,
    champs,
    list,
  }: {
    readonly about: string | undefined;
    readonly champ: Champ | undefined;
    readonly champs: readonly Champ[];
    readonly list: Listed;
  },
): string {
  const d = descriptionTexts(ask.lng);
  if (pageType === "marble") return descriptionOf(d.marbles, ask.t.marblesText);
  const name = about || d.allSports;
  const isTop = pageType === "topgame" || pageType === "top-events";
  // A championship has the same list under every page type.
  const first =
    isTop && !champ
      ? section === "live"
        ? d.topLive(name)
        : d.topLine(name)
      : section === "live"
        ? d.live(name)
        : d.line(name, list.total);
  const of = champ
    ? sidesSentence(
        ask,
        list.games.flatMap(({ home, away }) => [home, away]),
      )
    : champsSentence(ask, champs);
  return descriptionOf(first, section === "line" && nextSentence(ask, list.games), of);
}

/** Whether a page type's heading says nothing that the section tab does not say already. */
function menuIsPlain(pageType: PageType): boolean {
  return pageType === "home";
}

function sportName(ask: BettingRequest, slug: string): string | undefined {
  const sport = listSports(ask).find((each) => each.slug === slug);
  return sport && textInLanguage(sport.name, ask.lng);
}

function totalOf(ask: BettingRequest, champs: readonly Champ[], section: ListSection): number {
  const counts = ask.counts(section);
  return champs.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}

function listed(
  ask: BettingRequest,
  { section, menu }: ListQuery,
  champs: readonly Champ[],
): Listed {
  const ids = new Set(champs.map(({ id }) => id));
  const slugs = new Set(champs.map(({ sport }) => sport.slug));
  const only = {
    ...(champs.length === 1 ? { champId: champs[0]?.id } : {}),
    ...(slugs.size === 1 ? { sport: [...slugs][0] } : {}),
  };
  const load = (query: GameQuery) =>
    ask.games({ status: section, ...only, ...query }).filter(({ champ }) => ids.has(champ.id));
  const filtered = section === "line" ? halvesOrRecommendedGames(ask, load) : null;
  if (filtered) return { games: sortByDayAndChamp(ask, filtered), total: filtered.length };
  const moments = section === "line" ? requestedKickOffRange(ask, menu) : null;
  if (moments || section === "live") {
    const games = load(moments ?? {});
    const ordered = section === "live" ? sortByChamp(ask, games) : sortByDayAndChamp(ask, games);
    return { games: ordered, total: games.length };
  }
  const today = ask.clock.startOf(ask.clock.date(ask.now)) ?? ask.now;
  const total = totalOf(ask, champs, section);
  const enough = (requestedPage(ask, Math.ceil(total / pageSize)) ?? 1) * pageSize;
  // Loads prematch games by whole days, so that no more is computed than the page shows.
  let games = load({ until: today + dayMs });
  for (let days = 2; games.length < Math.min(total, enough) && days <= 64; days *= 2)
    games = load({ until: today + days * dayMs });
  return { games: sortByDayAndChamp(ask, games), total };
}

function findChamp(ask: BettingRequest, sport: string | undefined, id: string): Champ | undefined {
  return ask.champs.find((champ) => String(champ.id) === id && champ.sport.slug === sport);
}

/**
 * Whether the feed lists the sport and the championship that a path names (undefined = does not name); `retired` = it lists
 * the sport, and once had the championship; null = it never had them.
 */
export function sportAndChamp(
  { champs, cyber }: BettingRequest,
  sport: string | undefined,
  id: string | undefined,
): "listed" | "retired" | null {
  if (sport === undefined || sport === "all" || sport === longTerm)
    return id === undefined ? "listed" : null;
  const all = [...champs, ...cyber.champs];
  if (!all.some((champ) => champ.sport.slug === sport)) return null;
  const champ = all.find((each) => String(each.id) === id);
  if (id === undefined || champ?.sport.slug === sport) return "listed";
  return champ === undefined && isRetired("champ", id) ? "retired" : null;
}

/** Page of a championship or game that the bookmaker no longer has. */
export function retiredPage(
  ask: BettingRequest,
  pageType: PageType,
  section: ListSection,
): RemotePage {
  const title = ask.t.goneTitle;
  return {
    title,
    isNoindex: true,
    body: html`<h1 class="sr">${title}</h1>${noLongerAvailableNotice(ask, pageType, section)}`,
  };
}

/** "No longer available" notice, with links. */
function noLongerAvailableNotice(
  ask: BettingRequest,
  pageType: PageType,
  section: ListSection,
): Markup {
  const { t } = ask;
  return emptyState(t.goneTitle, t.goneText, [
    [ask.at(listPath(pageType, section)), section === "live" ? t.allLive : t.allLine],
    [ask.at("results/live"), t.results],
  ]);
}

function nothingThere(ask: BettingRequest, { pageType, section }: ListQuery): Markup {
  const { t } = ask;
  const links: [string, string][] = [[ask.at("champs"), t.allChampionships]];
  if (pageType === "marble")
    return emptyState(t.marblesNone, t.marblesNoneText, [[ask.at("home/live"), t.allLive]]);
  links.unshift([ask.at(listPath("home", "line")), t.allLine]);
  return section === "live"
    ? emptyState(t.noLive, t.noLiveText, links)
    : emptyState(t.noLine, t.noLineText, links);
}

function rows(
  ask: BettingRequest,
  wanted: ListQuery,
  { games }: Listed,
  champ: Champ | undefined,
  { page, pages }: { readonly page: number; readonly pages: number },
): Markup {
  const { t } = ask;
  const { pageType, section } = wanted;
  const times = section === "line" && timeFilterLinks(ask, wanted);
  if (games.length === 0)
    return html`${times && html`<div class="tools">${times}</div>`}${nothingThere(ask, wanted)}`;
  const listed = games.slice((page - 1) * pageSize, page * pageSize);
  const best = champ || page > 1 ? [] : bestGamesIfWanted(ask, listed);
  const shown = listed.filter((game) => !best.includes(game));
  const path = ask.path.join("/");
  return html`<div class="tools">${narrowListMarketLinks(ask, shown)}${times}</div>${bestGamesBlock(ask, best, { pageType, section, level: 3 })}${eventList(ask, shown, { pageType, section, level: 2 })}${paginationLinks(ask, path, page, pages)}${
    champ && html`<p class="after">${statisticLink(ask, champ, t.statistic, "go")}</p>`
  }`;
}
