import { games } from "~sandbox/games/catalogue";
import type { CasinoSectionName, CatalogueGame } from "~sandbox/games/game";
import { isGameOffered, isSectionOffered } from "~sandbox/games/partitions";
import { isProvider, type ProviderId, providerIds, providers } from "~sandbox/games/providers";
import { descriptionOf, descriptionTexts, namesInWords } from "../descriptions";
import { listPageAddress, requestedPage } from "../indexing";
import { emptyState, html, type Markup } from "../markup";
import type { RemotePage } from "../page-request";
import { promotionStrip } from "../promotions/strip";
import { bannersPart } from "./banners";
import { formatPercentRoundedDown } from "./game-description";
import { promotionTexts } from "./promotion-texts";
import type { CasinoRequest } from "./texts";
import { gameShelf, gameTiles, isNewGame } from "./tiles";
import { tournamentTexts } from "./tournament-texts";

/** Games on a page of a list. */
export const gamesPerPage = 24;
/** Number of games on a shelf of the lobby; they stand in one row, which scrolls on a narrow page. */
export const gamesPerShelf = 8;

/**
 * Sections of the casino that have a list of games and a place in the menu, in the menu's order,
 * each with the path of its list.
 */
const menu: readonly (readonly [CasinoSectionName, path: string])[] = [
  ["slots", "slots"],
  ["slots/vulkan", "slots/vulkan"],
  ["casino/table", "casino/table"],
  ["casino/live", "casino/live"],
  ["tvgames", "tvgames"],
  ["virtualsports", "virtualsports"],
  ["fast-bet", "fast-bet"],
  ["card-games", "card-games"],
  ["poker", "poker"],
  ["crash-games", "crash-games"],
  ["fast-games", "fast-games"],
  ["skill-games", "skill-games"],
  ["keno", "keno"],
  ["bingo", "bingo"],
  ["scratchcards", "scratchcards"],
  ["fishinghunting", "fishinghunting"],
  ["asian-games", "asian-games"],
  ["othergames", "othergames"],
  ["games", "games"],
];

/**
 * Sections of the casino that have a list of games under an address but no place in the menu, each
 * with its path.
 */
const further: typeof menu = [
  ["slots/demo", "slots/demo"],
  ["casino/demo", "casino/demo"],
  ["poker/demo", "poker/demo"],
];

/** Every section with a list of games, and the path of its list. */
export const casinoListPaths: typeof menu = [...menu, ...further];

/** Whether a path after the language is that of a section's list of games. */
export function isListPath(path: string): boolean {
  return casinoListPaths.some(([, own]) => own === path);
}

/** Games of sections that the site has (CAS-01). */
export function offeredGames(ask: CasinoRequest): readonly CatalogueGame[] {
  const on = ask.deps.partitions();
  return games.filter((game) => isGameOffered(game, on));
}

/**
 * An entry of the casino's menu that a page can mark as the current one: a section, or one of the
 * other pages in the menu.
 */
type MenuPlace = CasinoSectionName | "lobby" | "bonuses" | "tournaments" | "mine" | "providers";

/**
 * The menu of sections, with search; `current` is the page's own section, null = none. A narrow screen scrolls the row
 * sideways: the current section comes right after the lobby, so that it is in view.
 */
export function casinoMenu(ask: CasinoRequest, current: MenuPlace | null): Markup {
  const { t, lng } = ask;
  const on = ask.deps.partitions();
  const places: readonly (readonly [MenuPlace, path: string, words: string])[] = [
    ["mine", "my-casino", t.myCasino],
    ...(on.includes("bonus")
      ? [["bonuses", "bonus/casino", promotionTexts(lng).title] as const]
      : []),
    ...menu
      .filter(([name]) => isSectionOffered(name, on))
      .map(([name, path]) => [name, path, t.section[name]] as const),
    ["providers", "providers", t.providers],
    ...(on.includes("tournaments")
      ? [["tournaments", "bonus/casino/tournaments", tournamentTexts(lng).title] as const]
      : []),
  ];
  const own = places.filter(([name]) => name === current);
  const others = places.filter(([name]) => name !== current);
  const link = ([name, path, words]: (typeof places)[number]) =>
    html`<a class="chip" href="${ask.at(path)}"${name === current && html` aria-current="page"`}>${words}</a>`;
  return html`<div class="casino-top"><nav class="sections" aria-label="${t.sections}">${link(["lobby", "casino", t.lobby])}${[...own, ...others].map(link)}</nav><form class="find" method="get" action="${ask.at("casino-search")}" role="search"><label class="sr" for="casino-q">${t.searchFor}</label><input id="casino-q" name="q" type="search" maxlength="60" placeholder="${t.search}" value="${ask.query.get("q") ?? ""}"><button class="btn">${t.find}</button></form></div>`;
}

/** Popular first: rounds of the last 30 days, then the order of the catalogue. */
export async function sortByPopularity(
  ask: CasinoRequest,
  list: readonly CatalogueGame[],
): Promise<CatalogueGame[]> {
  const rounds = await ask.deps.casino.roundsByGame();
  return list.toSorted((a, b) => (rounds.get(b.id) ?? 0) - (rounds.get(a.id) ?? 0));
}

/**
 * Orders games so that the engines take turns and the start of the list shows the variety; games of
 * one engine keep their order.
 */
function varied(list: readonly CatalogueGame[]): CatalogueGame[] {
  const turns = new Map<string, number>();
  return list
    .map((game) => {
      const turn = turns.get(game.play.engine) ?? 0;
      turns.set(game.play.engine, turn + 1);
      return { game, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ game }) => game);
}

const byNewest = (list: readonly CatalogueGame[]) => list.toSorted((a, b) => b.added - a.added);

/** Games with these ids, as far as the site offers them. */
export function gamesByIds(
  list: readonly CatalogueGame[],
  ids: readonly number[],
): CatalogueGame[] {
  return ids.flatMap((id) => list.find((game) => game.id === id) ?? []);
}

/** The lobby: what is played, what is new, and a shelf of each section (CAS-02). */
export async function lobbyPage(ask: CasinoRequest): Promise<RemotePage> {
  const { t } = ask;
  const list = offeredGames(ask);
  const on = ask.deps.partitions();
  const player = await ask.deps.player(ask.request);
  const played = player ? gamesByIds(list, await ask.deps.casino.playedBy(player.userId)) : [];
  const liked = player ? gamesByIds(list, await ask.deps.casino.favouritesOf(player.userId)) : [];
  const first = (games: readonly CatalogueGame[]) => games.slice(0, gamesPerShelf);
  const popular = varied(await sortByPopularity(ask, list));
  const fresh = byNewest(list).filter((game) => isNewGame(game, ask.now));
  const body = html`<h1>${t.casino}</h1>${casinoMenu(ask, "lobby")}${bannersPart(ask, list)}${gameShelf(ask, t.lastPlayed, first(played), ask.at("my-casino"))}${gameShelf(ask, t.favourites, first(liked), ask.at("my-casino/favorites"))}${gameShelf(ask, t.popular, first(popular), ask.at("casino-lobby"))}${gameShelf(ask, t.fresh, first(fresh), null)}${menu
    .filter(([name]) => isSectionOffered(name, on))
    .map(([name, path]) =>
      gameShelf(
        ask,
        t.section[name],
        first(list.filter(({ sections }) => sections.includes(name))),
        ask.at(path),
      ),
    )}${await promotionStrip(ask, "casino")}`;
  const d = descriptionTexts(ask.lng);
  const makers = new Set(list.map(({ provider }) => provider));
  const description = descriptionOf(
    d.casino(list.length, makers.size),
    returnsSentence(ask, list),
    d.casinoMore,
  );
  return { title: t.casino, description, body };
}

const sorts = ["popular", "new", "name", "return"] as const;
type Sort = (typeof sorts)[number];
const asianFilters = ["all", "lotteries", "slots", "ladder", "dice", "cards", "other"] as const;

async function sorted(
  ask: CasinoRequest,
  list: readonly CatalogueGame[],
  sort: Sort,
): Promise<CatalogueGame[]> {
  switch (sort) {
    case "new":
      return byNewest(list);
    case "name":
      return list.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    case "return":
      return list.toSorted((a, b) => b.rules.returns().least - a.rules.returns().least);
    case "popular":
      return sortByPopularity(ask, list);
  }
}

interface Listing {
  readonly name: CasinoSectionName | null;
  readonly title: string;
  readonly about: string | null;
  readonly games: readonly CatalogueGame[];
  /** For search engines; absent = the number of games, their makers and returns, and what the list is about. */
  readonly description?: string;
}

/** Makers of games in words: the first four in the order of the providers. */
function makersInWords({ lng }: CasinoRequest, list: readonly CatalogueGame[]): string {
  const own = providerIds.filter((id) => list.some(({ provider }) => provider === id));
  return namesInWords(
    own.map((id) => providers[id].name),
    lng,
  );
}

/** The range of what games return, as a sentence of a description; null = there are no games. */
export function returnsSentence(ask: CasinoRequest, list: readonly CatalogueGame[]): string | null {
  if (list.length === 0) return null;
  const all = list.map(({ rules }) => rules.returns());
  const least = formatPercentRoundedDown(ask, Math.min(...all.map((each) => each.least)));
  const most = formatPercentRoundedDown(ask, Math.max(...all.map((each) => each.most)));
  return descriptionTexts(ask.lng).returns(least === most ? least : `${least} – ${most}`);
}

/** What a list's address names; null = no list. */
function listingOf(ask: CasinoRequest): Listing | null {
  const { path, t, query } = ask;
  const list = offeredGames(ask);
  const address = path.join("/");
  if (address === "casino-search") {
    const words = (query.get("q") ?? "").trim().toLowerCase();
    const found = list.filter(({ name, provider }) =>
      `${name} ${providers[provider].name}`.toLowerCase().includes(words),
    );
    return {
      name: null,
      title: words === "" ? t.search : `${t.search}: ${words}`,
      about: null,
      games: found,
    };
  }
  if (address === "casino-lobby")
    return { name: null, title: t.allGames, about: null, games: list };
  const entry = casinoListPaths.find(([, own]) => own === address);
  if (!entry || !isSectionOffered(entry[0], ask.deps.partitions())) return null;
  const [name] = entry;
  return {
    name,
    title: t.section[name],
    about: t.about[name],
    games: list.filter(({ sections }) => sections.includes(name)),
  };
}

/**
 * The list of games that the address names: a section or a search, by provider, order and page
 * (CAS-02); null = it names none.
 */
export async function requestedListPage(ask: CasinoRequest): Promise<RemotePage | null> {
  const listing = listingOf(ask);
  return listing && gameListPage(ask, listing);
}

/** Page of a list of games, with its filters and the links to its further pages; null = it has no such page. */
export async function gameListPage(
  ask: CasinoRequest,
  listing: Listing,
): Promise<RemotePage | null> {
  const { name, title, about, games } = listing;
  const { t, query } = ask;
  const wanted = query.get("provider") ?? undefined;
  const provider = isProvider(wanted) ? wanted : null;
  const sort = sorts.find((one) => one === query.get("sort")) ?? "popular";
  const asian = asianFilters.find((one) => one === query.get("filter")) ?? "all";
  const some = games.filter(
    (game) =>
      (provider === null || game.provider === provider) &&
      (name !== "asian-games" || asian === "all" || game.asian === asian),
  );
  const ordered = await sorted(ask, some, sort);
  const pages = Math.max(1, Math.ceil(ordered.length / gamesPerPage));
  const page = requestedPage(ask, pages);
  if (page === null) return null;
  const shown = ordered.slice((page - 1) * gamesPerPage, page * gamesPerPage);
  const body = html`<h1>${title}</h1>${about !== null && html`<p class="hint">${about}</p>`}${casinoMenu(ask, name)}${name === "asian-games" && asianMenu(ask, asian)}${filters(ask, { provider, sort, games })}<p class="count">${t.gameCount(some.length)}</p>${
    shown.length > 0
      ? gameTiles(ask, shown)
      : emptyState(t.nothingFound, t.tryOther, [[ask.at("casino"), t.toLobby]])
  }${pages > 1 && pager(ask, page, pages)}`;
  const description =
    listing.description ??
    descriptionOf(
      descriptionTexts(ask.lng).casinoList(title, games.length, makersInWords(ask, games)),
      returnsSentence(ask, games),
      about,
    );
  const address = listPageAddress(ask, { title, description }, ask.path.join("/"), page);
  return { ...address, isNoindex: games.length === 0, body };
}

/**
 * Links that filter the Asian games, with the current filter marked (SCR-19). Other platforms send
 * `all` as -1 in their calls.
 */
function asianMenu(ask: CasinoRequest, current: (typeof asianFilters)[number]): Markup {
  const { t } = ask;
  return html`<nav class="sections" aria-label="${t.asian}">${asianFilters.map(
    (filter) =>
      html`<a class="chip" rel="nofollow" href="${address(ask, { filter: filter === "all" ? null : filter, page: null })}"${filter === current && html` aria-current="true"`}>${t.asianFilter[filter]}</a>`,
  )}</nav>`;
}

function address(ask: CasinoRequest, change: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(ask.query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const path = ask.at(ask.path.join("/"));
  return query.size > 0 ? `${path}?${query}` : path;
}

function filters(
  ask: CasinoRequest,
  chosen: { provider: ProviderId | null; sort: Sort; games: readonly CatalogueGame[] },
): Markup {
  const { t, query } = ask;
  const there = providerIds.filter((id) => chosen.games.some(({ provider }) => provider === id));
  const option = (value: string, words: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${words}</option>`;
  const q = query.get("q");
  const filter = query.get("filter");
  return html`<form class="filter" method="get" action="${ask.at(ask.path.join("/"))}">${q !== null && html`<input type="hidden" name="q" value="${q}">`}${filter !== null && html`<input type="hidden" name="filter" value="${filter}">`}<div class="field"><label for="by-provider">${t.provider}</label><select id="by-provider" name="provider">${option("", t.anyProvider, chosen.provider === null)}${there.map((id) => option(id, providers[id].name, id === chosen.provider))}</select></div><div class="field"><label for="by-sort">${t.sort}</label><select id="by-sort" name="sort">${sorts.map((sort) => option(sort, t.sorts[sort], sort === chosen.sort))}</select></div><button class="btn">${ask.t.show}</button></form>`;
}

function pager(ask: CasinoRequest, page: number, pages: number): Markup {
  const { t } = ask;
  const to = (n: number) => address(ask, { page: n === 1 ? null : String(n) });
  // Pages of a filtered or sorted list are no pages of the list.
  const isFiltered = [...ask.query.keys()].some((name) => name !== "page");
  const rel = (which: "prev" | "next") => (isFiltered ? `${which} nofollow` : which);
  return html`<nav class="pager" aria-label="${t.page(page, pages)}">${page > 1 && html`<a class="btn" rel="${rel("prev")}" href="${to(page - 1)}">${t.prevPage}</a>`}<span>${t.page(page, pages)}</span>${page < pages && html`<a class="btn" rel="${rel("next")}" href="${to(page + 1)}">${t.nextPage}</a>`}</nav>`;
}
