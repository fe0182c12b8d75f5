/**
 * Favourites as text: `g{game}`, `c{championship}`, or `t{sport}:{English name}` of a team or
 * player. Newest first.
 */
export type Favourites = readonly string[];

/** Maximum number of favourites: more than anybody needs, and few enough for a guest's cookie. */
export const maxFavourites = 40;
/** Names of teams are never longer, characters. */
const form = /^(?:[gc]\d{1,16}|t[a-z0-9-]{1,30}:[^~\p{Cc}]{1,80})$/u;
const separator = "~";

export function isFavouriteText(text: string): boolean {
  return form.test(text);
}

/** Parses stored favourites; invalid entries are skipped. */
export function parseFavourites(text: string): Favourites {
  const all = text.split(separator).filter(isFavouriteText);
  return [...new Set(all)].slice(0, maxFavourites);
}

export function serializeFavourites(all: Favourites): string {
  return all.join(separator);
}

/** The favourites with one added or removed; above the maximum the oldest is dropped. */
export function addOrRemoveFavourite(all: Favourites, name: string, isOn: boolean): Favourites {
  const others = all.filter((each) => each !== name);
  return isOn ? [name, ...others].slice(0, maxFavourites) : others;
}

/** A game's entry in the favourites. */
export const gameFavouriteText = (id: number) => `g${id}`;
/** A championship's entry in the favourites. */
export const champFavouriteText = (id: number) => `c${id}`;
/** A team's or player's entry in the favourites, by the English name. */
export const teamFavouriteText = (sport: string, name: string) => `t${sport}:${name}`;
