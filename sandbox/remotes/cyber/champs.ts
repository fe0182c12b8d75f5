import type { Champ, GameSnapshot } from "~sandbox/feed/types";
import { narrowListMarketLinks } from "../betting/nav";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { champsSentence, describeChamp } from "../descriptions/sports";
import { eventList, sortByDayAndChamp } from "../events/list";
import { scoreList } from "../events/scores";
import { isRetired } from "../indexing";
import { listPath } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import {
  type CyberRequest,
  type CyberRootAndKind,
  champsOfKind,
  cyberPathsFor,
  emptyListNotice,
  findDiscipline,
  isDiscipline,
  kindTabs,
  limitToChamps,
  notAvailableNotice,
} from "./tree";

const mostListed = 60;
const mostResults = 12;
const dayMs = 24 * 3_600_000;

function gonePage(ask: CyberRequest, tree: CyberRootAndKind): RemotePage {
  const title = ask.t.goneTitle;
  return {
    title,
    isNoindex: true,
    body: html`<h1 class="sr">${title}</h1>${notAvailableNotice(ask, tree)}`,
  };
}

/** Championships of a discipline with the number of their games; null = no such discipline. */
export function champsPage(
  asked: CyberRequest,
  tree: CyberRootAndKind,
  slug: string,
): RemotePage | null {
  const { t, lng } = asked;
  const ask = limitToChamps(asked, champsOfKind(asked, tree.kind));
  const discipline = findDiscipline(asked, slug);
  if (!isDiscipline(asked, slug)) return null;
  const own = ask.champs.filter(({ sport }) => sport.slug === slug);
  const paths = cyberPathsFor(tree);
  const [live, line] = [ask.counts("live"), ask.counts("line")];
  const row = (champ: Champ): Markup =>
    html`<li class="cr"><a class="nm" href="${ask.at(paths.champ(champ))}">${textInLanguage(champ.name, lng)}${champ.cyber?.hasVideo === true && html` <span class="tag">${t.withVideo}</span>`}</a><span class="cn live">${t.live} ${live.get(champ.id) ?? 0}</span><span class="cn">${t.line} ${line.get(champ.id) ?? 0}</span></li>`;
  const heading = discipline
    ? `${textInLanguage(discipline.name, lng)}: ${t.championships}`
    : t.championships;
  const bar = html`<div class="bar">${kindTabs(asked, tree.root, tree.kind)}</div>`;
  const list =
    own.length === 0
      ? emptyListNotice(asked, tree.root)
      : html`<ul class="crs">${own.map(row)}</ul>`;
  return {
    title: `${heading}, ${t.kinds[tree.kind]}`,
    description: descriptionOf(
      descriptionTexts(lng).cyberChamps(
        discipline ? textInLanguage(discipline.name, lng) : slug,
        t.kindTitles[tree.kind],
        own.length,
      ),
      champsSentence(ask, own),
    ),
    isNoindex: own.length === 0,
    body: html`<div class="top"><h1>${heading}</h1></div>${bar}${list}`,
  };
}

/** Page of one esports championship: live, upcoming, then finished games; null = no such championship. */
export function champPage(
  asked: CyberRequest,
  tree: CyberRootAndKind,
  slug: string,
  id: string,
): RemotePage | null {
  const { t, lng, now } = asked;
  const champ = champsOfKind(asked, tree.kind).find(
    (each) => String(each.id) === id && each.sport.slug === slug,
  );
  if (!champ)
    return isDiscipline(asked, slug) && isRetired("champ", id) ? gonePage(asked, tree) : null;
  const ask = limitToChamps(asked, [champ]);
  const paths = cyberPathsFor(tree);
  const of = (status: "live" | "line") =>
    sortByDayAndChamp(ask, ask.games({ status, champId: champ.id })).slice(0, mostListed);
  const [live, line] = [of("live"), of("line")];
  const over = ask
    .games({ status: "finished", champId: champ.id, from: now - 2 * dayMs, limit: mostResults })
    .filter(({ score }) => score !== null);
  const block = (status: "live" | "line", games: readonly GameSnapshot[], choice: Markup | false) =>
    games.length > 0 &&
    html`<section class="block"><div class="block-head"><h2>${t[status]} <span class="n">${games.length}</span></h2>${choice}</div>${eventList(ask, games, { pageType: "home", section: status, level: 3, paths })}</section>`;
  const past =
    over.length > 0 &&
    html`<section class="block"><h2>${t.results}</h2>${scoreList(ask, over, true)}</section>`;
  const title = textInLanguage(champ.name, lng);
  const back = html`<a class="go" href="${ask.at(`${paths.discipline(champ.sport)}/champs`)}">${t.championships}</a>`;
  const bar = html`<div class="bar">${kindTabs(asked, tree.root, tree.kind)}</div>`;
  const lists =
    live.length + line.length + over.length === 0
      ? emptyListNotice(asked, tree.root)
      : html`${block("live", live, narrowListMarketLinks(ask, live))}${block("line", line, live.length === 0 && narrowListMarketLinks(ask, line))}${past}`;
  return {
    title,
    description: describeChamp(ask, champ, line),
    canonical: listPath("home", "line", champ),
    body: html`<div class="top"><h1>${title}</h1>${back}</div>${bar}${lists}`,
  };
}
