import type { Champ, GameStatus } from "~/sandbox/feed/types";
import { listPath, type PageType, type Section } from "../links";
import { html, type Markup, named } from "../markup";
import type { Ask } from "./texts";

/** Number of championships in the strip; a link leads to the rest. */
const stripSize = 12;

/** Championships (of a sport) with games of a status, in the feed's order, with their counts. */
export function champCounts(
  ask: Ask,
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

/** Championships of a section (and sport) with their counts; the current one is marked. */
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

/** Search form by team name (REM-13). */
export function searchForm(ask: Ask, action = "home/line", value = "", name = "search"): Markup {
  return html`<form class="search" role="search" method="get" action="${ask.at(action)}"><label class="sr" for="team-search">${ask.t.searchLabel}</label><input id="team-search" type="search" name="${name}" value="${value}" maxlength="60" placeholder="${ask.t.searchLabel}" autocomplete="off"><button class="btn">${ask.t.searchButton}</button></form>`;
}

/** Page links of a long list; empty if it fits on one page. */
export function pager(
  ask: Ask,
  path: string,
  query: Readonly<Record<string, string>>,
  page: number,
  of: number,
): Markup {
  if (of <= 1) return html``;
  const href = (to: number) =>
    `${ask.at(path)}?${new URLSearchParams({ ...query, page: String(to) })}`;
  return html`<nav class="pager" aria-label="${ask.t.pages}">${page > 1 && html`<a class="btn" rel="prev" href="${href(page - 1)}">${ask.t.previous}</a>`}<span>${ask.t.page(page, of)}</span>${page < of && html`<a class="btn" rel="next" href="${href(page + 1)}">${ask.t.next}</a>`}</nav>`;
}
