import type { GameSnapshot } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { scoreList } from "../events/scores";
import { type ListSection, listPath, type PageType } from "../links";
import { emptyState, html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { searchForm } from "./nav";
import type { BettingRequest } from "./texts";

const mostShown = 60;

/** Search text, trimmed and limited in length; "" = none. */
export function requestedSearchText(ask: BettingRequest, name: string): string {
  return (ask.query.get(name) ?? "").trim().slice(0, 60);
}

function block(
  ask: BettingRequest,
  section: ListSection,
  games: readonly GameSnapshot[],
  pageType: PageType,
): Markup {
  const ordered = section === "live" ? sortByChamp(ask, games) : sortByDayAndChamp(ask, games);
  return html`<section class="block"><h2>${ask.t[section]} <span class="n">${games.length}</span></h2>${eventList(ask, ordered.slice(0, mostShown), { pageType, section, level: 3 })}</section>`;
}

function found(ask: BettingRequest, team: string, pageType: PageType): Markup | null {
  const live = ask.games({ status: "live", team });
  const line = ask.games({ status: "line", team });
  if (live.length + line.length === 0) return null;
  return html`${live.length > 0 && block(ask, "live", live, pageType)}${line.length > 0 && block(ask, "line", line, pageType)}`;
}

/** Prematch and live events of matching teams, in any language. */
export function searchPage(ask: BettingRequest, words: string, pageType: PageType): RemotePage {
  const { t } = ask;
  const title = t.searchTitle(words);
  const links = [[ask.at(listPath("home", "line")), t.clearSearch]] as const;
  const list = found(ask, words, pageType);
  const body = html`<div class="top"><h1>${title}</h1>${searchForm(ask, "home/line", words)}</div>${
    list
      ? html`${list}<p class="after"><a class="go" href="${links[0][0]}">${t.clearSearch}</a></p>`
      : emptyState(t.searchNothing, t.searchNothingText, links)
  }`;
  return { title, body, isNoindex: true };
}

/** Page of a team: its live and upcoming events, and its results. */
export function teamPage(ask: BettingRequest): RemotePage {
  const { t } = ask;
  const words = requestedSearchText(ask, "team");
  const form = searchForm(ask, "team-games-info", words, "team");
  const top = html`<div class="top"><h1>${t.teamInfo}</h1>${form}</div>`;
  if (words === "")
    return {
      title: t.teamInfo,
      description: descriptionOf(descriptionTexts(ask.lng).teamSearch),
      body: html`${top}<p class="hint">${t.searchHint}</p>`,
    };
  const finished = [...ask.games({ status: "finished", team: words })].sort(
    (a, b) => b.startsAt - a.startsAt,
  );
  const list = found(ask, words, "home");
  const past =
    finished.length > 0 &&
    html`<section class="block"><h2>${t.recentResults}</h2>${scoreList(ask, finished.slice(0, 20), true)}</section>`;
  const nothing =
    !list && finished.length === 0 && emptyState(t.searchNothing, t.searchNothingText, []);
  const body = html`${top}${list}${past}${nothing}`;
  return { title: `${t.teamInfo}: ${words}`, body, isNoindex: true, sheet: "further" };
}
