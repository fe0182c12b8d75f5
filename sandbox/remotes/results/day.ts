import { dayMs } from "../clock";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { scoreList } from "../events/scores";
import { listSports, sportIcon } from "../events/sports";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import type { ResultsRequest } from "./texts";

/** Slug of the sport in `?sport=`; undefined if none is named or the feed does not have it. */
function sportAsked(ask: ResultsRequest): string | undefined {
  return listSports(ask).find(({ slug }) => slug === ask.query.get("sport"))?.slug;
}

/**
 * Links that filter the page by sport and keep the other query parameters; false if there is only
 * one sport.
 */
function sportChips(ask: ResultsRequest, query: Readonly<Record<string, string>>): Markup | false {
  const sports = listSports(ask);
  if (sports.length < 2) return false;
  const current = sportAsked(ask);
  const href = (sport: string) =>
    `${ask.at(ask.path.join("/"))}?${new URLSearchParams({ ...query, sport }).toString()}`;
  return html`<nav class="champs" aria-label="${ask.t.sports}"><ul><li><a class="chip" rel="nofollow" href="${href("")}"${current === undefined && html` aria-current="page"`}>${ask.t.all}</a></li>${sports.map(
    (sport) =>
      html`<li><a class="chip sport" rel="nofollow" href="${href(sport.slug)}"${sport.slug === current && html` aria-current="page"`}>${sportIcon(sport)}${textInLanguage(sport.name, ask.lng)}</a></li>`,
  )}</ul></nav>`;
}

function tabs(ask: ResultsRequest, current: "live" | "zone"): Markup {
  const link = (type: "live" | "zone", words: string) =>
    html`<a href="${ask.at(`results/${type}`)}"${type === current && html` aria-current="page"`}>${words}</a>`;
  return html`<nav class="tabs" aria-label="${ask.t.sections}">${link("live", ask.t.resultsLive)}${link("zone", ask.t.resultsZone)}<a href="${ask.at("statistic")}">${ask.t.statistic}</a></nav>`;
}

function describeResults(ask: ResultsRequest, which: "resultsToday" | "resultsByDate"): string {
  const d = descriptionTexts(ask.lng);
  const sports = listSports(ask).map(({ name }) => textInLanguage(name, ask.lng));
  return descriptionOf(d[which], d.sports(namesInWords(sports, ask.lng)));
}

/** Today's scores: live games, then finished ones. */
export function todaysScoresPage(ask: ResultsRequest): RemotePage {
  const { t } = ask;
  const start = ask.clock.startOf(ask.clock.date(ask.now)) ?? ask.now;
  const sport = sportAsked(ask);
  const live = ask.games({ status: "live", sport });
  const over = ask.games({ status: "finished", sport, from: start, until: start + dayMs });
  const block = (title: string, games: typeof live) =>
    games.length > 0 &&
    html`<section class="block"><h2>${title} <span class="n">${games.length}</span></h2>${scoreList(ask, games)}</section>`;
  const links = [[ask.at("results/zone"), t.resultsZone]] as const;
  const body = html`<h1>${t.resultsLiveTitle}</h1>${tabs(ask, "live")}${sportChips(ask, {})}${block(t.inPlay, live)}${block(t.finished, over)}${
    live.length + over.length === 0 && emptyState(t.noToday, t.noTodayText, links)
  }`;
  return { title: t.resultsLiveTitle, description: describeResults(ask, "resultsToday"), body };
}

/** Results of a day (`?date=`) and optionally one championship (`?champ=`). */
export function resultsByDatePage(ask: ResultsRequest): RemotePage {
  const { t, clock } = ask;
  const asked = ask.query.get("date");
  const today = clock.date(ask.now);
  const isBad = asked !== null && asked !== "" && clock.startOf(asked) === null;
  const date = asked && !isBad ? asked : today;
  const start = clock.startOf(date) ?? ask.now;
  const champ = ask.champs.find((each) => String(each.id) === ask.query.get("champ"));
  const games = ask
    .games({
      status: "finished",
      champId: champ?.id,
      sport: sportAsked(ask),
      from: start,
      until: start + dayMs,
    })
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const body = html`<h1>${t.resultsZoneTitle}</h1>${tabs(ask, "zone")}${sportChips(ask, { date })}${filter(ask, date, today, champ?.id)}${
    isBad && html`<p class="note">${t.badDate}</p>`
  }${days(ask, start, today, champ?.id)}<h2 class="date">${clock.day(start, ask.now, t)} <span class="n">${clock.zone}</span></h2>${
    games.length > 0 ? scoreList(ask, games) : emptyState(t.noResults, t.noResultsText, [])
  }`;
  return { title: t.resultsZoneTitle, description: describeResults(ask, "resultsByDate"), body };
}

function filter(
  ask: ResultsRequest,
  date: string,
  today: string,
  champId: number | undefined,
): Markup {
  const { t } = ask;
  return html`<form class="filter" method="get" action="${ask.at("results/zone")}"><p class="field"><label for="results-date">${t.date}</label><input id="results-date" type="date" name="date" value="${date}" max="${today}"></p><p class="field"><label for="results-champ">${t.championship}</label><select id="results-champ" name="champ"><option value="">${t.anyChampionship}</option>${ask.champs.map(
    (champ) =>
      html`<option value="${champ.id}"${champ.id === champId && html` selected`}>${textInLanguage(champ.name, ask.lng)}</option>`,
  )}</select></p><button class="btn">${t.show}</button></form>`;
}

function days(
  ask: ResultsRequest,
  start: number,
  today: string,
  champId: number | undefined,
): Markup {
  const { t, clock } = ask;
  const href = (ms: number) =>
    `${ask.at("results/zone")}?date=${clock.date(ms)}${champId === undefined ? "" : `&champ=${champId}`}`;
  // Noon of the adjacent days, so that no rounding of a zone can miss a day.
  const noon = start + dayMs / 2;
  const later = clock.date(noon) < today;
  return html`<nav class="pager" aria-label="${t.date}"><a class="btn" rel="nofollow" href="${href(noon - dayMs)}">${t.earlierDay}</a>${later && html`<a class="btn" rel="nofollow" href="${href(noon + dayMs)}">${t.laterDay}</a>`}</nav>`;
}
