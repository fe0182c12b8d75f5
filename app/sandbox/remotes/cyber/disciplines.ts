import type { Sport } from "~/sandbox/feed/types";
import type { Page } from "../ask";
import { sportIcon, sportsOf } from "../events/sports";
import { html, type Markup, named } from "../markup";
import {
  type CyberAsk,
  champsOf,
  kindTabs,
  nothingHere,
  pathsIn,
  type Tree,
  totalOf,
  within,
} from "./tree";

function card(ask: CyberAsk, tree: Tree, sport: Sport): Markup {
  const { t, lng } = ask;
  const own = within(
    ask,
    ask.champs.filter((champ) => champ.sport.slug === sport.slug),
  );
  const path = pathsIn(tree).discipline(sport);
  const facts = [
    [t.live, totalOf(own, "live")],
    [t.line, totalOf(own, "line")],
    [t.championships, own.champs.length],
  ] as const;
  return html`<li class="dc"><h2>${sportIcon(sport)}<a href="${ask.at(path)}">${named(sport.name, lng)}</a></h2><dl>${facts.map(
    ([words, n]) => html`<div><dt>${words}</dt><dd>${n}</dd></div>`,
  )}</dl><a class="go" href="${ask.at(`${path}/champs`)}">${t.championships}</a></li>`;
}

/** Disciplines of a kind with the number of their games and championships. */
export function disciplinesPage(asked: CyberAsk, tree: Tree): Page {
  const { t } = asked;
  const ask = within(asked, champsOf(asked, tree.kind));
  const title = `${t.kindTitles[tree.kind]}: ${t.disciplines}`;
  const bar = html`<div class="bar">${kindTabs(asked, tree.root, tree.kind)}</div>`;
  const sports = sportsOf(ask);
  const list =
    sports.length === 0
      ? nothingHere(ask, tree.root)
      : html`<ul class="dcs">${sports.map((sport) => card(ask, tree, sport))}</ul>`;
  return { title, body: html`<div class="top"><h1>${title}</h1></div>${bar}${list}` };
}
