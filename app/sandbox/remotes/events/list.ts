import type { Champ, GameView } from "../../feed/types";
import type { Ask } from "../ask";
import { listPath, type PageType, type Section } from "../links";
import { html, type Markup, named } from "../markup";
import { columnHeads, eventRow } from "./row";
import { sportIcon } from "./sports";

/** Games of one championship on one day, in order of kick-off. */
interface Group {
  readonly champ: Champ;
  readonly games: GameView[];
}
interface Day {
  readonly number: number;
  readonly startsAt: number;
  readonly groups: Group[];
}

function ranks(ask: Ask): (game: GameView) => number {
  const ranks = new Map(ask.champs.map((champ, index) => [champ.id, index]));
  return (game) => ranks.get(game.champ.id) ?? 0;
}

/** Sorts games by day, then championship (in the feed's order of importance), then kick-off. */
export function inReadingOrder(ask: Ask, games: readonly GameView[]): GameView[] {
  const rank = ranks(ask);
  const day = (game: GameView) => ask.clock.dayNumber(game.startsAt);
  return [...games].sort(
    (a, b) => day(a) - day(b) || rank(a) - rank(b) || a.startsAt - b.startsAt || a.id - b.id,
  );
}

/** Sorts live games by championship only. */
export function inChampOrder(ask: Ask, games: readonly GameView[]): GameView[] {
  const rank = ranks(ask);
  return [...games].sort((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt || a.id - b.id);
}

function grouped(ask: Ask, games: readonly GameView[], byDay: boolean): readonly Day[] {
  const days: Day[] = [];
  for (const game of games) {
    const number = byDay ? ask.clock.dayNumber(game.startsAt) : 0;
    let day = days.at(-1);
    if (day?.number !== number) {
      day = { number, startsAt: game.startsAt, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group?.champ.id === game.champ.id) group.games.push(game);
    else day.groups.push({ champ: game.champ, games: [game] });
  }
  return days;
}

/** Markets of which a narrow list shows one; wide ones show all. */
export const listMarkets = ["main", "total", "handicap"] as const;
export type ListMarket = (typeof listMarkets)[number];

/** The market that a narrow list shows (`?market=`). */
export function marketAsked({ query }: Pick<Ask, "query">): ListMarket {
  return listMarkets.find((market) => market === query.get("market")) ?? "main";
}

interface ListOptions {
  readonly pageType: PageType;
  readonly section: Section;
  /** Heading level of the groups: one below the block's own heading. */
  readonly level: 2 | 3;
}

function heading(level: number, content: Markup | string, className: string): Markup {
  if (level === 2) return html`<h2 class="${className}">${content}</h2>`;
  return level === 3
    ? html`<h3 class="${className}">${content}</h3>`
    : html`<h4 class="${className}">${content}</h4>`;
}

/** Grouped events in one form: each price button adds its bet to the coupon (docs/conventions.md). */
export function eventList(ask: Ask, games: readonly GameView[], options: ListOptions): Markup {
  const { pageType, section, level } = options;
  const byDay = section === "line";
  const champ = (group: Group, depth: number) => {
    const name = html`<a href="${ask.at(listPath(pageType, section, group.champ))}">${named(group.champ.name, ask.lng)}</a>`;
    const first = group.games[0];
    return html`<section class="group"><div class="head">${heading(depth, html`${sportIcon(group.champ.sport)}${name}`, "champ")}${first && columnHeads(ask, first)}</div><ul class="evs">${group.games.map(
      (game) => eventRow(ask, game, pageType),
    )}</ul></section>`;
  };
  return html`<form class="list ${marketAsked(ask)}" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${grouped(
    ask,
    games,
    byDay,
  ).map((day) =>
    byDay
      ? html`<section class="day">${heading(level, html`${ask.clock.day(day.startsAt, ask.now, ask.t)} <span class="n">${ask.clock.zone}</span>`, "date")}${day.groups.map((group) => champ(group, level + 1))}</section>`
      : day.groups.map((group) => champ(group, level)),
  )}</form>`;
}
