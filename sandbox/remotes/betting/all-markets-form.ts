import type { GameSnapshot } from "~sandbox/feed/types";
import { html, joinClasses, type Markup } from "../markup";
import { type MarketGroup, type MarketTab, marketGroups, marketTabs } from "./markets";
import type { BettingRequest } from "./texts";

/**
 * How many groups of markets an address can pin (`?pin=`, ids separated by commas); further ones
 * are ignored.
 */
const mostPinned = 8;

function pinsOf({ query }: BettingRequest): readonly string[] {
  const pins = (query.get("pin") ?? "").split(",").filter((id) => /^[a-z0-9-]{1,20}$/.test(id));
  return [...new Set(pins)].slice(0, mostPinned);
}

/** The same page with another tab. */
function addressOf(ask: BettingRequest, tab: MarketTab | null, pins: readonly string[]): string {
  const query = [tab && `tab=${tab}`, pins.length > 0 && `pin=${pins.join(",")}`].filter(Boolean);
  return ask.at(ask.path.join("/")) + (query.length > 0 ? `?${query.join("&")}` : "");
}

function tabWords({ t }: BettingRequest): Readonly<Record<MarketTab, string>> {
  return {
    main: t.mainMarkets,
    totals: t.total,
    handicaps: t.handicap,
    halves: t.halves,
    parts: t.byParts,
    scores: t.correctScore,
    corners: t.corners,
    cards: t.cards,
  };
}

function tabLinks(
  ask: BettingRequest,
  groups: readonly MarketGroup[],
  current: MarketTab | null,
  pins: readonly string[],
): Markup | false {
  const shown = marketTabs.filter((tab) => groups.some(({ tabs }) => tabs.includes(tab)));
  if (shown.length < 2) return false;
  const words = tabWords(ask);
  const link = (tab: MarketTab | null, text: string) =>
    html`<a rel="nofollow" href="${addressOf(ask, tab, pins)}"${tab === current && html` aria-current="true"`}>${text}</a>`;
  return html`<nav class="tabs groups" aria-label="${ask.t.marketGroups}">${link(null, ask.t.all)}${shown.map((tab) => link(tab, words[tab]))}</nav>`;
}

const pinIcon = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false"><path d="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linejoin="round"></path></svg>`;

/** The form that the pins of all groups submit; it stands before the form of prices, because forms cannot be nested. */
function pinForm(ask: BettingRequest, tab: MarketTab | null): Markup {
  const path = ask.at(ask.path.join("/"));
  return html`<form id="pins" method="get" action="${path}">${tab && html`<input type="hidden" name="tab" value="${tab}">`}</form>`;
}

/**
 * A group of markets: its pin button, and a fold with its prices. It folds without a script; the
 * shell keeps whether the reader left it open (docs/conventions.md).
 */
function sheetPart(
  ask: BettingRequest,
  { id, title, columns, isWide, prices }: MarketGroup,
  pins: readonly string[],
): Markup {
  const isPinned = pins.includes(id);
  const others = pins.filter((pin) => pin !== id);
  const value = (isPinned ? others : [...pins, id]).join(",");
  const words = `${isPinned ? ask.t.unpin : ask.t.pin}: ${title}`;
  return html`<section class="${joinClasses("mk", isWide && "all")}"><button class="${joinClasses("pin", isPinned && "on")}" form="pins" name="pin" value="${value}" aria-label="${words}" title="${words}">${pinIcon}</button><details id="mk-${id}" open><summary><h2>${title}</h2></summary><div class="grid c${columns}">${prices}</div></details></section>`;
}

/** All markets of a game as one form of prices: by tabs (`?tab=`), pinned groups first (`?pin=`). */
export function allMarketsInTabs(ask: BettingRequest, game: GameSnapshot): Markup {
  const groups = marketGroups(ask, game);
  const pins = pinsOf(ask);
  const asked = marketTabs.find((tab) => tab === ask.query.get("tab")) ?? null;
  const isThere = groups.some(({ tabs }) => asked !== null && tabs.includes(asked));
  const tab = isThere ? asked : null;
  const shown = tab === null ? groups : groups.filter(({ tabs }) => tabs.includes(tab));
  const rank = ({ id }: MarketGroup) => (pins.includes(id) ? pins.indexOf(id) : pins.length);
  const ordered = shown.toSorted((a, b) => rank(a) - rank(b));
  return html`${tabLinks(ask, groups, tab, pins)}${pinForm(ask, tab)}<form class="markets" method="post" action="${ask.at("coupon")}"><input type="hidden" name="intent" value="add">${ordered.map((group) => sheetPart(ask, group, pins))}</form>`;
}
