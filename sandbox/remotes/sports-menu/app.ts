import { champFavouriteText } from "~/domain/settings/favourites";
import type { Champ, Sport } from "~sandbox/feed/types";
import { expressGeneratorTexts } from "../betting/generator-texts";
import { groupChampsByCountry } from "../countries";
import { listSports, sportCounts, sportIcon } from "../events/sports";
import { type ListSection, listPath, sportPath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import { type RemotePage, remoteApp } from "../page-request";
import { starButton } from "../star";
import { menuCss } from "./styles";
import { type SportsMenuRequest, texts } from "./texts";

const sections: readonly ListSection[] = ["live", "line"];

/**
 * A link of the menu. `also` are the paths of further pages on which the shell marks it as the
 * current one (docs/conventions.md, `data-also`).
 */
function link(
  ask: SportsMenuRequest,
  path: string,
  words: string,
  count?: number,
  also: readonly string[] = [],
) {
  return html`<li>${anchor(ask, path, words, count, also)}</li>`;
}

function anchor(
  ask: SportsMenuRequest,
  path: string,
  words: string,
  count: number | undefined,
  also: readonly string[],
) {
  const paths = also.map((each) => ask.at(each)).join(" ");
  return html`<a href="${ask.at(path)}"${also.length > 0 && html` data-also="${paths}"`}><span>${words}</span>${count !== undefined && html`<span class="n">${count}</span>`}</a>`;
}

function quickLinks(ask: SportsMenuRequest): Markup {
  const { t, site } = ask;
  const total = (section: ListSection) =>
    [...ask.counts(section).values()].reduce((a, b) => a + b, 0);
  const isOn = (screen: string) => !site.disabledScreens.includes(screen);
  return html`<ul class="quick">${sections.map((section) => link(ask, listPath("home", section), t[section], total(section)))}${
    isOn("main-top-events-1") &&
    link(ask, listPath("top-events", "line"), t.topEvents, undefined, ["top-events"])
  }${isOn("multi") && link(ask, "multi", t.multi)}${
    isOn("main-team-1") &&
    link(ask, listPath("team", "line"), t.teams, undefined, ["team", "team-games-info"])
  }${isOn("champs") && link(ask, "champs", t.championships)}${
    ask.display.hasGenerator &&
    isOn("bet-generator") &&
    link(ask, "bet-generator", expressGeneratorTexts(ask.lng).title)
  }${
    isOn("cyber") &&
    ask.cyber.champs.length > 0 &&
    link(ask, "cyber", t.esports, undefined, ["esports"])
  }</ul>`;
}

/** A championship with its star. */
function champRow(ask: SportsMenuRequest, champ: Champ, name: string, count: number): Markup {
  const path = champ.cyber ? listPath("home", "line", champ) : `champs/${champ.id}`;
  const also = champ.cyber ? [] : sections.map((section) => listPath("home", section, champ));
  return html`<li class="ch">${anchor(ask, path, name, count, also)}${starButton(ask, champFavouriteText(champ.id), textInLanguage(champ.name, ask.lng))}</li>`;
}

/**
 * Links to the reader's favourite championships and teams and to the page of favourites, at the top
 * of the menu (SET-01); false where there are no favourites.
 */
function favouritesPart(ask: SportsMenuRequest): Markup | false {
  const { favourites, t } = ask;
  if (favourites.length === 0) return false;
  const all = [...ask.champs, ...ask.cyber.champs];
  const line = new Map([...ask.counts("line"), ...ask.cyber.counts("line")]);
  const live = new Map([...ask.counts("live"), ...ask.cyber.counts("live")]);
  const champs = favourites.flatMap((name) =>
    all.filter(({ id }) => champFavouriteText(id) === name),
  );
  const teams = favourites.flatMap((name) => {
    const team = /^t[a-z0-9-]+:(.+)$/.exec(name)?.[1];
    return team === undefined ? [] : [team];
  });
  const rows = champs.map((champ) =>
    champRow(
      ask,
      champ,
      textInLanguage(champ.name, ask.lng),
      (line.get(champ.id) ?? 0) + (live.get(champ.id) ?? 0),
    ),
  );
  const sides = teams.map((team) =>
    link(ask, `team-games-info?${new URLSearchParams({ team }).toString()}`, team),
  );
  return html`<ul class="quick own">${link(ask, "favourites", t.favourites, favourites.length)}${rows}${sides}</ul>`;
}

/** A championship's name without its country, which is the heading above it: "Premier League". */
function nameWithin(ask: SportsMenuRequest, { country, name }: Champ): string {
  const whole = textInLanguage(name, ask.lng);
  const before = `${textInLanguage(country, ask.lng)}. `;
  return whole.startsWith(before) ? whole.slice(before.length) : whole;
}

/**
 * Championships under their countries, unless the reader wants them in one list (SET-01); a country with one alone
 * has no heading of its own.
 */
function countries(ask: SportsMenuRequest, champs: readonly Champ[]): Markup {
  const line = ask.counts("line");
  const live = ask.counts("live");
  const row = (champ: Champ, name: string) =>
    champRow(ask, champ, name, (line.get(champ.id) ?? 0) + (live.get(champ.id) ?? 0));
  const plain = (own: readonly Champ[]) =>
    own.map((champ) => row(champ, textInLanguage(champ.name, ask.lng)));
  if (!ask.display.isByCountry) return html`${plain(champs)}`;
  return html`${[...groupChampsByCountry(champs, ask.lng)].map(([country, own]) =>
    own.length > 1
      ? html`<li class="cty"><span>${country}</span><ul>${own.map((champ) => row(champ, nameWithin(ask, champ)))}</ul></li>`
      : plain(own),
  )}`;
}

/** A sport of the menu as a fold: links to its live and upcoming games, and its championships. */
function sportPart(ask: SportsMenuRequest, sport: Sport, isOpen: boolean): Markup {
  const counts = sections.map((section) => sportCounts(ask, section).get(sport.slug) ?? 0);
  const ways = sections.map((section, nth) => {
    const count = counts[nth] ?? 0;
    return count > 0 && link(ask, sportPath("home", section, sport), ask.t[section], count);
  });
  const champs = ask.champs.filter((champ) => champ.sport.slug === sport.slug);
  return html`<details id="menu-${sport.slug}"${isOpen && html` open`}><summary>${sportIcon(sport)}<span>${textInLanguage(sport.name, ask.lng)}</span><span class="n">${counts.reduce((a, b) => a + b, 0)}</span></summary><ul>${ways}${countries(ask, champs)}</ul></details>`;
}

/**
 * The menu of the site's side column: favourites, quick links, and the sports with their countries
 * and championships and the number of games. The shell marks the current link.
 */
function menuPage(ask: SportsMenuRequest): RemotePage {
  const body = html`${favouritesPart(ask)}${quickLinks(ask)}${listSports(ask).map((sport, nth) => sportPart(ask, sport, nth === 0))}`;
  return { title: "", body };
}

export const sportsMenu = remoteApp({
  name: "sports-menu",
  texts,
  page: menuPage,
  css: menuCss,
  isPart: true,
});
