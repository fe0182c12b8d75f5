import type { GameSnapshot } from "../../feed/types";
import type { PageRequest } from "../page-request";

/**
 * How many of the best matches stand above a list at most, for readers who want the best ones
 * first.
 */
const mostBest = 5;
/** A shorter list is left as it is. */
const leastListed = 8;

/**
 * The best matches of a list: of the championships that the feed names first, those with most prices, then the
 * next ones; in order of kick-off. None where the reader does not want them or the list is short (SET-01).
 */
export function bestGamesIfWanted(
  ask: PageRequest,
  games: readonly GameSnapshot[],
): readonly GameSnapshot[] {
  if (!ask.display.isBestFirst || games.length < leastListed) return [];
  return sortByImportance(ask, games)
    .slice(0, mostBest)
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
}

/** Games by importance: championship, number of prices, kick-off. */
export function sortByImportance(ask: PageRequest, games: readonly GameSnapshot[]): GameSnapshot[] {
  const rank = new Map(ask.champs.map(({ id }, at) => [id, at]));
  const place = ({ champ }: GameSnapshot) => rank.get(champ.id) ?? ask.champs.length;
  return [...games].sort(
    (a, b) =>
      place(a) - place(b) ||
      b.markets.length - a.markets.length ||
      a.startsAt - b.startsAt ||
      a.id - b.id,
  );
}
