import type { Feed, GameSnapshot, OverridesByGameId } from "../feed/types";
import type { TotoSection } from "./sections";

const dayMs = 86_400_000;
/**
 * Time of day, UTC, at which the window of a draw's matches begins, ms after midnight. With a
 * replayed season windows begin on Fridays (1970 began on a Thursday).
 */
const noonMs = dayMs / 2;
/** Tickets are sold up to this long before the first kick-off, ms. */
export const totoClosesBeforeMs = 60_000;
/** How far ahead of now draws are looked for, ms. */
const aheadMs = 30 * dayMs;

/** A draw: matches in order of kick-off. */
export interface TotoDraw {
  readonly number: number;
  readonly games: readonly GameSnapshot[];
  readonly closesAt: number;
}

/** The feed as it stands at a moment. */
export interface FeedAtMoment {
  readonly feed: Feed;
  readonly overrides: OverridesByGameId;
  readonly now: number;
}

/**
 * Length of the window that a draw takes its matches from, and the start of the first window, ms
 * since epoch: a day, with a replayed season a week.
 */
function windowOf({ startsAt }: Feed): { readonly length: number; readonly phase: number } {
  return startsAt === null
    ? { length: dayMs, phase: noonMs }
    : { length: 7 * dayMs, phase: dayMs + noonMs };
}

/** Number of the draw whose window a moment is in. */
export function totoDrawNumberAt(feed: Feed, at: number): number {
  const { length, phase } = windowOf(feed);
  return Math.floor((at - phase) / length);
}

/**
 * A draw by its number: the first matches of its window; null where the feed has too few. Which they are
 * follows from the fixtures alone, so that every process, at any moment, has the same.
 */
export function totoDraw(section: TotoSection, number: number, at: FeedAtMoment): TotoDraw | null {
  const { length, phase } = windowOf(at.feed);
  const from = number * length + phase;
  const games = at.feed
    .games({ sport: section.sport, from, until: from + length }, at.now, at.overrides)
    .filter(({ champ }) => champ.cyber === undefined)
    .toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id)
    .slice(0, section.matches);
  return games.length < section.matches ? null : makeTotoDraw(number, games);
}

export function makeTotoDraw(number: number, games: readonly GameSnapshot[]): TotoDraw {
  const first = Math.min(...games.map(({ startsAt }) => startsAt));
  return { number, games, closesAt: first - totoClosesBeforeMs };
}

/** Draws on sale, the one that closes first at the front: at most `most`. */
export function totoDrawsOnSale(
  section: TotoSection,
  at: FeedAtMoment,
  most: number,
): readonly TotoDraw[] {
  const last = totoDrawNumberAt(at.feed, at.now + aheadMs);
  const found: TotoDraw[] = [];
  for (
    let number = totoDrawNumberAt(at.feed, at.now);
    number <= last && found.length < most;
    number++
  ) {
    const draw = totoDraw(section, number, at);
    if (draw && draw.closesAt > at.now) found.push(draw);
  }
  return found;
}
