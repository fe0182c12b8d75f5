import type { Champ, GameSnapshot } from "~sandbox/feed/types";
import { html, type Markup } from "./markup";
import type { PageRequest, RemotePage } from "./page-request";

/** How long the page of something that is over stays in search engines, with its result, ms. */
export const indexedAfterEndMs = 30 * 24 * 3_600_000;

/** Whether something ended so long ago that search engines need its page no longer (SEO-09). Times are ms since epoch. */
export function isOverLongAgo(endedAt: number, now: number): boolean {
  return now - endedAt > indexedAfterEndMs;
}

/**
 * Whether a game is played around the clock, several times a day between the same sides: what is over of it interests
 * nobody who searches.
 */
export function isAroundTheClock({ cyber, sport }: Champ): boolean {
  return cyber?.kind === "virtual" || sport.slug === "marbles";
}

/** Whether search engines may have a game's page: while it is to come or in play, and for a time with its result. */
export function isGameIndexed(
  { champ, status, endsAt }: Pick<GameSnapshot, "champ" | "status" | "endsAt">,
  now: number,
): boolean {
  return status !== "finished" || !(isAroundTheClock(champ) || isOverLongAgo(endsAt, now));
}

/** `rel` of a link to a game, so that crawlers do not walk from game to game into the past; false = none. */
export function gameLinkRel(game: GameSnapshot, { now }: Pick<PageRequest, "now">): Markup | false {
  return !isGameIndexed(game, now) && html` rel="nofollow"`;
}

/** The page number that a list is asked for, from 1 to `pages`; null = the list has no such page. */
export function requestedPage({ query }: Pick<PageRequest, "query">, pages: number): number | null {
  const text = query.get("page") ?? "1";
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= Math.max(1, pages) ? page : null;
}

/**
 * Title, description and address of a page of a list: further pages have their own, `path?page=2` (SEO-09). `path` is
 * after `/{lng}/`.
 */
export function listPageAddress(
  { t }: Pick<PageRequest, "t">,
  list: Required<Pick<RemotePage, "title" | "description">>,
  path: string,
  page: number,
): Required<Pick<RemotePage, "title" | "description" | "canonical">> {
  if (page === 1) return { ...list, canonical: path };
  const number = t.pageNumber(page);
  return {
    title: `${list.title}, ${number}`,
    description: `${list.description} (${number})`,
    canonical: `${path}?page=${page}`,
  };
}

/**
 * Whether the id is one of a championship, game, lottery or toto that the bookmaker once had and that its feed may not
 * have any more. Their published addresses stay, say that it is over, and are not indexed; any other unknown id is 404 (SEO-09).
 */
export function isRetired(kind: keyof typeof retired, id: string): boolean {
  return retired[kind].includes(id);
}

const retired = {
  champ: ["501", "118587"],
  game: ["1"],
  lottery: ["demo"],
  draw: ["1"],
  toto: ["demo"],
} satisfies Record<string, readonly string[]>;
