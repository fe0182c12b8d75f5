import type { GameRoute } from "./facts";

/** A game's address: its current route, or its old one where it has no current (SCR-07). */
export function currentRoute(game: GameRoute): string | null {
  return game.route || game.oldRoute || null;
}

/** The game that a route, old route or id in an address means; a current route wins over another game's old one. */
export function gameOf(text: string, games: readonly GameRoute[]): GameRoute | null {
  return (
    games.find((game) => game.route === text) ??
    games.find((game) => game.oldRoute === text) ??
    games.find((game) => game.id === text) ??
    null
  );
}

/** Where a legacy path leads: the game's page, or the index where nobody knows the game. Path after the language. */
export function legacyTarget(text: string, games: readonly GameRoute[]): string {
  const game = gameOf(text, games);
  const route = game && currentRoute(game);
  return route ? `games/${encodeURIComponent(route)}` : "games";
}

/** The proper path of a game's page where the one asked for is not it; null where it is, or nobody can say. */
export function normalisedTarget(text: string, games: readonly GameRoute[]): string | null {
  const game = gameOf(text, games);
  const route = game && currentRoute(game);
  return route && route !== text ? `games/${encodeURIComponent(route)}` : null;
}
