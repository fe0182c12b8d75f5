import { dice } from "../dice";
import type { Rules } from "../engine";
import type { GameRow, Play } from "../game";
import { slots } from "../slots";
import { slotGames } from "./slots";
import { tableGames } from "./tables";

/** Every game of the casino (CAS-02), in the order of the lobby. */
export const games: readonly GameRow[] = [...slotGames, ...tableGames].map((facts) => ({
  ...facts,
  rules: rulesOf(facts.play),
}));

const byId = new Map(games.map((game) => [game.id, game]));
const bySlug = new Map(
  games.flatMap((game) => [
    [game.slug, game] as const,
    ...(game.oldSlug === undefined ? [] : [[game.oldSlug, game] as const]),
  ]),
);

/** A game by its id. */
export function gameOf(id: number): GameRow | null {
  return byId.get(id) ?? null;
}

/** A game by its id or its name in addresses. */
export function gameByName(name: string): GameRow | null {
  return /^\d{1,9}$/.test(name) ? gameOf(Number(name)) : (bySlug.get(name) ?? null);
}

function rulesOf(play: Play): Rules {
  switch (play.engine) {
    case "slots":
      return slots(play.figures);
    case "dice":
      return dice(play.figures);
  }
}
