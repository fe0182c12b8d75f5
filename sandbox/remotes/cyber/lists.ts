import type { GameSnapshot, Sport } from "~sandbox/feed/types";
import { narrowListMarketLinks, paginationLinks } from "../betting/nav";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { champsSentence } from "../descriptions/sports";
import { eventList, sortByChamp, sortByDayAndChamp } from "../events/list";
import { listSports, pickGamesFromEachSport, sportIcon } from "../events/sports";
import { listPageAddress, requestedPage } from "../indexing";
import { html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import {
  type CyberRequest,
  type CyberRootAndKind,
  champsOfKind,
  countGames,
  cyberPathsFor,
  disciplinesSentence,
  emptyListNotice,
  findDiscipline,
  isDiscipline,
  kindTabs,
  limitToChamps,
} from "./tree";

/**
 * Most live and most upcoming games on a page of several disciplines, and games per page in the
 * list of all games.
 */
const blockSize = 20;
const pageSize = 60;

/**
 * Links to all games of the page's kind and to each discipline, with the number of their live and
 * upcoming games; the current one is marked.
 */
function disciplineStrip(
  ask: CyberRequest,
  tree: CyberRootAndKind,
  current: Sport | "all" | null,
): Markup {
  const { t } = ask;
  const paths = cyberPathsFor(tree);
  const link = (path: string, icon: Markup | false, words: string, n: number, isOn: boolean) =>
    html`<li><a class="chip sport" href="${ask.at(path)}"${isOn && html` aria-current="page"`}>${icon}${words} <span class="n">${n}</span></a></li>`;
  const count = (of: CyberRequest) => countGames(of, "live") + countGames(of, "line");
  const chips = listSports(ask).map((sport) => {
    const own = limitToChamps(
      ask,
      ask.champs.filter((champ) => champ.sport.slug === sport.slug),
    );
    const isOn = current !== null && current !== "all" && current.slug === sport.slug;
    return link(
      paths.discipline(sport),
      sportIcon(sport),
      textInLanguage(sport.name, ask.lng),
      count(own),
      isOn,
    );
  });
  return html`<nav class="champs" aria-label="${t.disciplines}"><ul>${link(`${paths.base}/all`, false, t.allGames, count(ask), current === "all")}${chips}<li><a class="chip" href="${ask.at(`${paths.base}/disciplines`)}">${t.disciplines}</a></li></ul></nav>`;
}

/**
 * A block of live or of upcoming games under its heading; false without games. `choice` is the
 * switch of markets in its head; false = none.
 */
function block(
  ask: CyberRequest,
  status: "live" | "line",
  games: readonly GameSnapshot[],
  tree: CyberRootAndKind | null,
  choice: Markup | false,
): Markup | false {
  if (games.length === 0) return false;
  const { t } = ask;
  const paths = tree ? cyberPathsFor(tree) : undefined;
  const list = eventList(ask, games, { pageType: "home", section: status, level: 3, paths });
  return html`<section class="block"><div class="block-head"><h2>${t[status]}</h2>${choice}</div>${list}</section>`;
}

/**
 * The blocks of live and of upcoming games, taken from the disciplines in turn; a notice where
 * there are none.
 */
function blocks(
  ask: CyberRequest,
  tree: CyberRootAndKind | null,
  root: CyberRootAndKind["root"],
): Markup {
  const live = sortByChamp(ask, pickGamesFromEachSport(ask.games({ status: "live" }), blockSize));
  const soon = listSports(ask).flatMap(({ slug }) =>
    ask.games({ status: "line", sport: slug, limit: blockSize }),
  );
  const line = sortByDayAndChamp(ask, pickGamesFromEachSport(soon, blockSize));
  if (live.length + line.length === 0) return emptyListNotice(ask, root);
  return html`${block(ask, "live", live, tree, narrowListMarketLinks(ask, live))}${block(ask, "line", line, tree, live.length === 0 && narrowListMarketLinks(ask, line))}`;
}

/** Page of all kinds of esports games together: live ones, then upcoming ones. */
export function gamesOfAllKindsPage(ask: CyberRequest, root: CyberRootAndKind["root"]): RemotePage {
  const { t } = ask;
  const bar = html`<div class="bar">${kindTabs(ask, root, null)}</div>`;
  const body = html`<div class="top"><h1>${t.cyberTitle}</h1></div>${bar}<p class="hint">${t.cyberText}</p>${blocks(ask, null, root)}`;
  const description = descriptionOf(`${t.cyberTitle}. ${t.cyberText}`, disciplinesSentence(ask));
  return { title: t.cyberTitle, description, body, isNoindex: ask.champs.length === 0 };
}

/** Page of the esports games of one kind: scheduled, simulated or streamed. */
export function esportsKindPage(asked: CyberRequest, tree: CyberRootAndKind): RemotePage {
  const { t } = asked;
  const { root, kind } = tree;
  const ask = limitToChamps(asked, champsOfKind(asked, kind));
  const title = t.kindTitles[kind];
  const strip = ask.champs.length > 0 && disciplineStrip(ask, tree, null);
  const bar = html`<div class="bar">${kindTabs(asked, root, kind)}${strip}</div>`;
  const body = html`<div class="top"><h1>${title}</h1></div>${bar}<p class="hint">${t.kindTexts[kind]}</p>${blocks(ask, tree, root)}`;
  const description = descriptionOf(`${title}. ${t.kindTexts[kind]}`, disciplinesSentence(ask));
  return { title, description, body, isNoindex: ask.champs.length === 0 };
}

/** All games of a kind, page by page: live ones first. */
export function allGamesOfKindPage(asked: CyberRequest, tree: CyberRootAndKind): RemotePage | null {
  const { t } = asked;
  const { root, kind } = tree;
  const ask = limitToChamps(asked, champsOfKind(asked, kind));
  const title = `${t.kindTitles[kind]}: ${t.allGames}`;
  const description = descriptionOf(
    descriptionTexts(ask.lng).cyberAll(t.kindTitles[kind]),
    disciplinesSentence(ask),
  );
  const live = sortByChamp(ask, ask.games({ status: "live" }));
  const line = sortByDayAndChamp(ask, ask.games({ status: "line" }));
  const pages = Math.max(1, Math.ceil((live.length + line.length) / pageSize));
  const page = requestedPage(ask, pages);
  if (page === null) return null;
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const shownLive = live.slice(from, to);
  const shownLine = line.slice(Math.max(0, from - live.length), Math.max(0, to - live.length));
  const strip = ask.champs.length > 0 && disciplineStrip(ask, tree, "all");
  const bar = html`<div class="bar">${kindTabs(asked, root, kind)}${strip}</div>`;
  const lists =
    live.length + line.length === 0
      ? emptyListNotice(ask, root)
      : html`${block(ask, "live", shownLive, tree, narrowListMarketLinks(ask, shownLive))}${block(ask, "line", shownLine, tree, shownLive.length === 0 && narrowListMarketLinks(ask, shownLine))}${paginationLinks(ask, ask.path.join("/"), page, pages)}`;
  return {
    ...listPageAddress(ask, { title, description }, `cyber/${kind}/all`, page),
    isNoindex: ask.champs.length === 0,
    body: html`<div class="top"><h1>${title}</h1></div>${bar}${lists}`,
  };
}

/**
 * Page of the games of one esports discipline, of one kind (scheduled, simulated, streamed); null = no such discipline.
 */
export function disciplinePage(
  asked: CyberRequest,
  tree: CyberRootAndKind,
  slug: string,
): RemotePage | null {
  const { t, lng } = asked;
  const { root, kind } = tree;
  const all = limitToChamps(asked, champsOfKind(asked, kind));
  const discipline = findDiscipline(asked, slug);
  if (!isDiscipline(asked, slug)) return null;
  const title = discipline
    ? `${textInLanguage(discipline.name, lng)}: ${t.kinds[kind]}`
    : t.kindTitles[kind];
  const ask = limitToChamps(
    all,
    all.champs.filter(({ sport }) => sport.slug === slug),
  );
  const strip = all.champs.length > 0 && disciplineStrip(all, tree, discipline ?? null);
  const bar = html`<div class="bar">${kindTabs(asked, root, kind)}${strip}</div>`;
  const more =
    discipline &&
    html`<a class="go" href="${ask.at(`${cyberPathsFor(tree).discipline(discipline)}/champs`)}">${t.championships}</a>`;
  const body = html`<div class="top"><h1>${title}</h1>${more}</div>${bar}${blocks(ask, tree, root)}`;
  const description = descriptionOf(
    descriptionTexts(lng).cyberDiscipline(
      discipline ? textInLanguage(discipline.name, lng) : slug,
      t.kindTitles[kind],
    ),
    champsSentence(ask, ask.champs),
  );
  return { title, description, body, isNoindex: ask.champs.length === 0 };
}
