import type { Champ, GameSnapshot } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { type LeagueStanding, leagueStandings } from "../events/standings";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import type { ResultsRequest } from "./texts";

function head(words: string, short: string): Markup {
  return html`<th scope="col"><abbr title="${words}">${short}</abbr></th>`;
}

function row(ask: ResultsRequest, standing: LeagueStanding, place: number): Markup {
  const team = textInLanguage(standing.team, ask.lng);
  return html`<tr><td>${place}</td><th scope="row"><a rel="nofollow" href="${ask.at("team-games-info")}?${new URLSearchParams({ team }).toString()}"><bdi>${team}</bdi></a></th><td>${standing.played}</td><td>${standing.won}</td><td>${standing.drawn}</td><td>${standing.lost}</td><td dir="ltr">${standing.scored}:${standing.conceded}</td><td class="pts">${standing.points}</td></tr>`;
}

function table(ask: ResultsRequest, caption: string, rows: readonly LeagueStanding[]): Markup {
  const { t } = ask;
  return html`<table class="standings"><caption class="sr">${caption}</caption><thead><tr>${head(t.position, "#")}<th scope="col">${t.team}</th>${head(t.played, t.playedShort)}${head(t.won, t.wonShort)}${head(t.drawn, t.drawnShort)}${head(t.lost, t.lostShort)}<th scope="col">${t.goals}</th>${head(t.points, t.pointsShort)}</tr></thead><tbody>${rows.map((standing, index) => row(ask, standing, index + 1))}</tbody></table>`;
}

function describeTable(
  { lng }: ResultsRequest,
  champ: Champ | undefined,
  games: readonly GameSnapshot[],
): string {
  const d = descriptionTexts(lng);
  const leaders = leagueStandings(games)
    .slice(0, 3)
    .map(({ team }) => textInLanguage(team, lng));
  return descriptionOf(
    d.table(champ ? textInLanguage(champ.name, lng) : d.allSports, games.length),
    leaders.length > 0 && d.leaders(namesInWords(leaders, lng)),
    d.tableMore,
  );
}

/** Table of a championship (`?champ=`) from finished games; the popup is the same without the selector; null = the feed has no such championship. */
export function champTablePage(ask: ResultsRequest, isPopup: boolean): RemotePage | null {
  const { t, lng } = ask;
  const asked = ask.query.get("champ");
  const champ = asked ? ask.champs.find((each) => String(each.id) === asked) : ask.champs[0];
  if (asked && !champ) return null;
  const choice =
    !isPopup &&
    html`<form class="filter" method="get" action="${ask.at("statistic")}"><p class="field"><label for="statistic-champ">${t.championship}</label><select id="statistic-champ" name="champ">${ask.champs.map(
      (each) =>
        html`<option value="${each.id}"${each.id === champ?.id && html` selected`}>${textInLanguage(each.name, lng)}</option>`,
    )}</select></p><button class="btn">${t.show}</button></form>`;
  const games = champ ? ask.games({ status: "finished", champId: champ.id }) : [];
  const title = champ ? `${textInLanguage(champ.name, lng)}: ${t.statistic}` : t.statistic;
  const body =
    champ && games.length > 0
      ? html`${table(ask, title, leagueStandings(games))}<p class="hint">${t.standingsFrom(games.length)}</p>`
      : emptyState(t.noTable, t.noTableText, [[ask.at("results/live"), t.results]]);
  const canonical = champ ? `statistic?champ=${champ.id}` : "statistic";
  return {
    title,
    description: describeTable(ask, champ, games),
    canonical,
    isNoindex: games.length === 0,
    body: html`<h1>${title}</h1>${choice}${body}`,
  };
}
