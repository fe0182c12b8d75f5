import type { Sport } from "~sandbox/feed/types";
import { descriptionOf, descriptionTexts } from "../descriptions";
import { listSports, sportIcon } from "../events/sports";
import { definitionRow, html, type Markup, textInLanguage } from "../markup";
import type { RemotePage } from "../page-request";
import {
  type CyberRequest,
  type CyberRootAndKind,
  champsOfKind,
  countGames,
  cyberPathsFor,
  disciplinesSentence,
  emptyListNotice,
  kindTabs,
  limitToChamps,
} from "./tree";

function card(ask: CyberRequest, tree: CyberRootAndKind, sport: Sport): Markup {
  const { t, lng } = ask;
  const own = limitToChamps(
    ask,
    ask.champs.filter((champ) => champ.sport.slug === sport.slug),
  );
  const path = cyberPathsFor(tree).discipline(sport);
  const facts = [
    [t.live, countGames(own, "live")],
    [t.line, countGames(own, "line")],
    [t.championships, own.champs.length],
  ] as const;
  return html`<li class="dc"><h2>${sportIcon(sport)}<a href="${ask.at(path)}">${textInLanguage(sport.name, lng)}</a></h2><dl>${facts.map(
    ([words, n]) => definitionRow(words, n),
  )}</dl><a class="go" href="${ask.at(`${path}/champs`)}">${t.championships}</a></li>`;
}

/** Page of the esports disciplines of a kind, each with its number of games and championships. */
export function disciplinesPage(asked: CyberRequest, tree: CyberRootAndKind): RemotePage {
  const { t } = asked;
  const ask = limitToChamps(asked, champsOfKind(asked, tree.kind));
  const title = `${t.kindTitles[tree.kind]}: ${t.disciplines}`;
  const bar = html`<div class="bar">${kindTabs(asked, tree.root, tree.kind)}</div>`;
  const sports = listSports(ask);
  const list =
    sports.length === 0
      ? emptyListNotice(ask, tree.root)
      : html`<ul class="dcs">${sports.map((sport) => card(ask, tree, sport))}</ul>`;
  return {
    title,
    description: descriptionOf(
      descriptionTexts(asked.lng).cyberDisciplines(t.kindTitles[tree.kind]),
      disciplinesSentence(ask),
    ),
    isNoindex: sports.length === 0,
    body: html`<div class="top"><h1>${title}</h1></div>${bar}${list}`,
  };
}
