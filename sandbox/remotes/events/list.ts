import { champFavouriteText } from "~/domain/settings/favourites";
import type { Champ, GameSnapshot } from "../../feed/types";
import { gamePath, type ListSection, listPath, type PageType } from "../links";
import { html, type Markup, textInLanguage } from "../markup";
import type { PageRequest } from "../page-request";
import { starButton } from "../star";
import { columnHeads, eventRow } from "./row";
import { sportIcon } from "./sports";

/**
 * Neighbouring games of a list that belong to one championship; in prematch lists all are on one
 * day.
 */
interface Group {
  readonly champ: Champ;
  readonly games: GameSnapshot[];
}
interface Day {
  readonly number: number;
  readonly startsAt: number;
  readonly groups: Group[];
}

function ranks(ask: PageRequest): (game: GameSnapshot) => number {
  const ranks = new Map(ask.champs.map((champ, index) => [champ.id, index]));
  return (game) => ranks.get(game.champ.id) ?? 0;
}

/** Sorts games by day, then championship (in the feed's order of importance), then kick-off. */
export function sortByDayAndChamp(
  ask: PageRequest,
  games: readonly GameSnapshot[],
): GameSnapshot[] {
  const rank = ranks(ask);
  const day = (game: GameSnapshot) => ask.clock.dayNumber(game.startsAt);
  return [...games].sort(
    (a, b) => day(a) - day(b) || rank(a) - rank(b) || a.startsAt - b.startsAt || a.id - b.id,
  );
}

/** Sorts games by championship, then kick-off; for live games, whose day does not matter. */
export function sortByChamp(ask: PageRequest, games: readonly GameSnapshot[]): GameSnapshot[] {
  const rank = ranks(ask);
  return [...games].sort((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt || a.id - b.id);
}

function grouped(ask: PageRequest, games: readonly GameSnapshot[], byDay: boolean): readonly Day[] {
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
export const narrowListMarkets = ["main", "total", "handicap"] as const;
export type NarrowListMarket = (typeof narrowListMarkets)[number];

/** The market that a narrow list shows (`?market=`). */
export function requestedNarrowListMarket({ query }: Pick<PageRequest, "query">): NarrowListMarket {
  return narrowListMarkets.find((market) => market === query.get("market")) ?? "main";
}

export interface ListOptions {
  readonly pageType: PageType;
  readonly section: ListSection;
  /**
   * Heading level of the list's topmost groups: one below the heading of the block that the list
   * stands in.
   */
  readonly level: 2 | 3;
  /** Where the links of championships and games lead; absent = to their pages of `pageType`. */
  readonly paths?: EventListPaths;
}

/** Paths, after `/{lng}/`, to which a list's championships and games link. */
export interface EventListPaths {
  champ(champ: Champ): string;
  game(game: GameSnapshot): string;
}

function heading(level: number, content: Markup | string, className: string): Markup {
  if (level === 2) return html`<h2 class="${className}">${content}</h2>`;
  return level === 3
    ? html`<h3 class="${className}">${content}</h3>`
    : html`<h4 class="${className}">${content}</h4>`;
}

/**
 * Head of a championship's games in a list: favourite star, linked name, and the heads of the price
 * columns.
 */
function champHead(
  ask: PageRequest,
  { champ, games }: Group,
  options: ListOptions,
  level: number,
): Markup {
  const { pageType, section, paths } = options;
  const path = paths?.champ(champ) ?? listPath(pageType, section, champ);
  const name = html`<a href="${ask.at(path)}">${textInLanguage(champ.name, ask.lng)}</a>`;
  const [first] = games;
  const mark = starButton(ask, champFavouriteText(champ.id), textInLanguage(champ.name, ask.lng));
  return html`<div class="head"><div class="champ">${mark}${heading(level, html`${sportIcon(champ.sport)}${name}`, "name")}</div>${first && columnHeads(ask, first)}</div>`;
}

/**
 * Grouped events in one form: each price button adds its bet to the coupon (docs/conventions.md). A prematch
 * list is grouped by day, then championship; a list of one championship has its head once, above the days.
 */
export function eventList(
  ask: PageRequest,
  games: readonly GameSnapshot[],
  options: ListOptions,
): Markup {
  const { section, level, paths } = options;
  const pathOf = (game: GameSnapshot) => paths?.game(game) ?? gamePath(game);
  const byDay = section === "line";
  const days = grouped(ask, games, byDay);
  const rows = ({ games: own }: Group) =>
    html`<ul class="evs">${own.map((game) => eventRow(ask, game, pathOf(game)))}</ul>`;
  const group = (each: Group, depth: number) =>
    html`<section class="group">${champHead(ask, each, options, depth)}${rows(each)}</section>`;
  const date = (day: Day, depth: number) =>
    heading(
      depth,
      html`${ask.clock.day(day.startsAt, ask.now, ask.t)} <span class="n">${ask.clock.zone}</span>`,
      "date",
    );
  const [one, ...others] = new Set(games.map(({ champ }) => champ.id));
  const [first] = days[0]?.groups ?? [];
  const isOneChamp = one !== undefined && others.length === 0;
  const content =
    byDay && isOneChamp && first
      ? html`<section class="group">${champHead(ask, first, options, level)}${days.map(
          (day) =>
            html`<section class="day">${date(day, level + 1)}${day.groups.map(rows)}</section>`,
        )}</section>`
      : days.map((day) =>
          byDay
            ? html`<section class="day">${date(day, level)}${day.groups.map((each) => group(each, level + 1))}</section>`
            : day.groups.map((each) => group(each, level)),
        );
  return html`<form class="list ${requestedNarrowListMarket(ask)}" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${content}</form>`;
}
