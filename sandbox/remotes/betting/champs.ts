import type { Champ } from "~sandbox/feed/types";
import { groupChampsByCountry } from "../countries";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { describeChamp } from "../descriptions/sports";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { listSports } from "../events/sports";
import { isRetired } from "../indexing";
import { listPath } from "../links";
import { emptyState, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import { statisticLink } from "../statistic-link";
import { narrowListMarketLinks, searchForm } from "./nav";
import { pageSize, retiredPage } from "./section";
import type { BettingRequest } from "./texts";

/** All championships, by country unless the reader wants one list (SET-01), with their live and prematch counts. */
export function champsPage(ask: BettingRequest): RemotePage {
  const { t, lng } = ask;
  const counts = (status: "line" | "live") => ask.counts(status);
  const line = counts("line");
  const live = counts("live");
  const row = (champ: Champ): Markup =>
    html`<li class="cr"><a class="nm" href="${ask.at(`champs/${champ.id}`)}">${textInLanguage(champ.name, lng)}</a>${link(champ, "live", live.get(champ.id))}${link(champ, "line", line.get(champ.id))}</li>`;
  const link = (champ: Champ, section: "line" | "live", count: number | undefined): Markup =>
    count === undefined
      ? html`<span class="cn none">${t[section]} 0</span>`
      : html`<a class="cn ${section}" href="${ask.at(listPath("home", section, champ))}">${t[section]} ${count}</a>`;
  const list = ask.display.isByCountry
    ? [...groupChampsByCountry(ask.champs, lng)].map(
        ([country, champs]) =>
          html`<section class="country"><h2>${country}</h2><ul>${champs.map(row)}</ul></section>`,
      )
    : html`<ul class="country">${ask.champs.map(row)}</ul>`;
  const body = html`<div class="top"><h1>${t.championships}</h1>${searchForm(ask)}</div>${list}`;
  const d = descriptionTexts(lng);
  const sports = listSports(ask).map(({ name }) => textInLanguage(name, lng));
  const description = descriptionOf(
    d.allChamps(ask.champs.length),
    d.sports(namesInWords(sports, lng, 8)),
  );
  return { title: t.championships, description, body, sheet: "further" };
}

/** One championship: live, then prematch events; null = the feed has none of this id. */
export function champPage(ask: BettingRequest, id: string): RemotePage | null {
  const { t, lng } = ask;
  const champ = ask.champs.find((each) => String(each.id) === id);
  if (!champ) return isRetired("champ", id) ? retiredPage(ask, "home", "line") : null;
  const title = textInLanguage(champ.name, lng);
  const live = sortByChamp(ask, ask.games({ status: "live", champId: champ.id }));
  const line = sortByDayAndChamp(ask, ask.games({ status: "line", champId: champ.id })).slice(
    0,
    pageSize,
  );
  const block = (section: "live" | "line", games: typeof line, choice: Markup | false) =>
    games.length > 0 &&
    html`<section class="block"><div class="block-head"><h2>${t[section]} <span class="n">${games.length}</span></h2>${choice}</div>${eventList(ask, games, { pageType: "home", section, level: 3 })}</section>`;
  const nothing =
    live.length + line.length === 0 &&
    emptyState(t.noLine, t.noLineText, [[ask.at("champs"), t.allChampionships]]);
  const body = html`<div class="top"><h1>${title}</h1>${statisticLink(ask, champ, t.statistic, "go")}</div>${block("live", live, narrowListMarketLinks(ask, live))}${block("line", line, live.length === 0 && narrowListMarketLinks(ask, line))}${nothing}`;
  return { title, description: describeChamp(ask, champ, line), body };
}
