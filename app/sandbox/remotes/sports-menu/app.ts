import type { Champ, Sport } from "~/sandbox/feed/types";
import { type Page, remoteApp } from "../ask";
import { sportCounts, sportIcon, sportsOf } from "../events/sports";
import { listPath, type Section, sportPath } from "../links";
import { html, type Markup, named } from "../markup";
import { menuCss } from "./styles";
import { type Ask, texts } from "./texts";

const sections: readonly Section[] = ["live", "line"];

/** A link; `also` are further paths that it stands for (docs/conventions.md, `data-also`). */
function link(ask: Ask, path: string, words: string, count?: number, also: readonly string[] = []) {
  const paths = also.map((each) => ask.at(each)).join(" ");
  return html`<li><a href="${ask.at(path)}"${also.length > 0 && html` data-also="${paths}"`}><span>${words}</span>${count !== undefined && html`<span class="n">${count}</span>`}</a></li>`;
}

function quickLinks(ask: Ask): Markup {
  const { t, site } = ask;
  const total = (section: Section) => [...ask.counts(section).values()].reduce((a, b) => a + b, 0);
  const isOn = (screen: string) => !site.disabledScreens.includes(screen);
  return html`<ul class="quick">${sections.map((section) => link(ask, listPath("home", section), t[section], total(section)))}${
    isOn("main-top-events-1") &&
    link(ask, listPath("top-events", "line"), t.topEvents, undefined, ["top-events"])
  }${isOn("multi") && link(ask, "multi", t.multi)}${
    isOn("main-team-1") &&
    link(ask, listPath("team", "line"), t.teams, undefined, ["team", "team-games-info"])
  }${isOn("champs") && link(ask, "champs", t.championships)}${
    isOn("cyber") &&
    ask.cyber.champs.length > 0 &&
    link(ask, "cyber", t.esports, undefined, ["esports"])
  }</ul>`;
}

/** A championship's name without its country, which is the heading above it: "Premier League". */
function nameWithin(ask: Ask, { country, name }: Champ): string {
  const whole = named(name, ask.lng);
  const before = `${named(country, ask.lng)}. `;
  return whole.startsWith(before) ? whole.slice(before.length) : whole;
}

/** Championships under their countries; a country with one alone has no heading of its own. */
function countries(ask: Ask, champs: readonly Champ[]): Markup {
  const line = ask.counts("line");
  const live = ask.counts("live");
  const groups = new Map<string, Champ[]>();
  for (const champ of champs) {
    const country = named(champ.country, ask.lng);
    groups.set(country, [...(groups.get(country) ?? []), champ]);
  }
  const row = (champ: Champ, name: string) =>
    link(
      ask,
      `champs/${champ.id}`,
      name,
      (line.get(champ.id) ?? 0) + (live.get(champ.id) ?? 0),
      sections.map((section) => listPath("home", section, champ)),
    );
  return html`${[...groups].map(([country, own]) =>
    own.length > 1
      ? html`<li class="cty"><span>${country}</span><ul>${own.map((champ) => row(champ, nameWithin(ask, champ)))}</ul></li>`
      : own.map((champ) => row(champ, named(champ.name, ask.lng))),
  )}`;
}

/** One sport, folded; the first one of the feed is open. */
function sportPart(ask: Ask, sport: Sport, isOpen: boolean): Markup {
  const counts = sections.map((section) => sportCounts(ask, section).get(sport.slug) ?? 0);
  const ways = sections.map((section, nth) => {
    const count = counts[nth] ?? 0;
    return count > 0 && link(ask, sportPath("home", section, sport), ask.t[section], count);
  });
  const champs = ask.champs.filter((champ) => champ.sport.slug === sport.slug);
  return html`<details id="menu-${sport.slug}"${isOpen && html` open`}><summary>${sportIcon(sport)}<span>${named(sport.name, ask.lng)}</span><span class="n">${counts.reduce((a, b) => a + b, 0)}</span></summary><ul>${ways}${countries(ask, champs)}</ul></details>`;
}

/** Column of sports, countries and championships with their counts; the shell marks the current link. */
function menuPage(ask: Ask): Page {
  const body = html`${quickLinks(ask)}${sportsOf(ask).map((sport, nth) => sportPart(ask, sport, nth === 0))}`;
  return { title: "", body };
}

export const sportsMenu = remoteApp({
  name: "sports-menu",
  texts,
  page: menuPage,
  css: menuCss,
  isPart: true,
});
