import type { Champ, GameStatus } from "~/sandbox/feed/types";
import type { Ask } from "../ask";
import { listPath, type PageType, type Section } from "../links";
import { html, type Markup, named } from "../markup";

/** How many championships stand in the strip; the rest are one link away. */
const stripSize = 12;

/** Championships (of a sport) that have games of a status, in the feed's order, with their counts. */
export function champCounts(
  ask: Ask,
  status: GameStatus,
  sport?: string,
): readonly { champ: Champ; count: number }[] {
  const counts = ask.counts(status);
  return ask.champs.flatMap((champ) => {
    const count = sport === undefined || champ.sport.slug === sport ? counts.get(champ.id) : undefined;
    return count === undefined ? [] : [{ champ, count }];
  });
}

/** Line and live, as tabs with counts. */
export function sectionTabs(
  ask: Ask,
  pageType: PageType,
  current: Section | null,
  counts: Readonly<Record<Section, number>>,
): Markup {
  const sections: readonly Section[] = pageType === "marble" ? ["live"] : ["live", "line"];
  return html`<nav class="tabs" aria-label="${ask.t.sections}">${sections.map(
    (section) =>
      html`<a href="${ask.at(listPath(pageType, section))}"${section === current && html` aria-current="page"`}>${ask.t[section]} <span class="n">${counts[section]}</span></a>`,
  )}</nav>`;
}

/** Championships of a section (and sport) with their counts; the chosen one is marked. */
export function champStrip(
  ask: Ask,
  pageType: PageType,
  section: Section,
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
        named(champ.name, ask.lng),
        count,
        champ.id === currentId,
      ),
  )}<li><a class="chip" href="${ask.at("champs")}">${ask.t.allChampionships}</a></li></ul></nav>`;
}

/** The search by team name: a plain form (REM-13). */
export function searchForm(ask: Ask, action = "home/line", value = "", name = "search"): Markup {
  return html`<form class="search" role="search" method="get" action="${ask.at(action)}"><label class="sr" for="team-search">${ask.t.searchLabel}</label><input id="team-search" type="search" name="${name}" value="${value}" maxlength="60" placeholder="${ask.t.searchLabel}" autocomplete="off"><button class="btn">${ask.t.searchButton}</button></form>`;
}

/** Links to the pages of a long list; nothing where it fits on one. */
export function pager(
  ask: Ask,
  path: string,
  query: Readonly<Record<string, string>>,
  page: number,
  of: number,
): Markup {
  if (of <= 1) return html``;
  const href = (to: number) => `${ask.at(path)}?${new URLSearchParams({ ...query, page: String(to) })}`;
  return html`<nav class="pager" aria-label="${ask.t.pages}">${page > 1 && html`<a class="btn" rel="prev" href="${href(page - 1)}">${ask.t.previous}</a>`}<span>${ask.t.page(page, of)}</span>${page < of && html`<a class="btn" rel="next" href="${href(page + 1)}">${ask.t.next}</a>`}</nav>`;
}
