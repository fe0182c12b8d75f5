import { bingo } from "../bingo";
import { blackjack } from "../blackjack";
import { cards } from "../cards";
import { crash } from "../crash";
import { dice } from "../dice";
import type { Rules } from "../engine";
import type { GameRow, Play } from "../game";
import { keno } from "../keno";
import { poker } from "../poker";
import { race } from "../race";
import { roulette } from "../roulette";
import { scratch } from "../scratch";
import { slots } from "../slots";
import { wheel } from "../wheel";
import { drawGames } from "./draws";
import { sharedGames } from "./shared";
import { slotGames } from "./slots";
import { tableGames } from "./tables";

/** Every game of the casino (CAS-02), in the order of the lobby. */
export const games: readonly GameRow[] = [
  ...slotGames,
  ...tableGames,
  ...drawGames,
  ...sharedGames,
].map((facts) => ({
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
    case "roulette":
      return roulette(play.figures);
    case "dice":
      return dice(play.figures);
    case "crash":
      return crash(play.figures);
    case "keno":
      return keno(play.figures);
    case "bingo":
      return bingo(play.figures);
    case "scratch":
      return scratch(play.figures);
    case "poker":
      return poker(play.figures);
    case "blackjack":
      return blackjack(play.figures);
    case "wheel":
      return wheel(play.figures);
    case "cards":
      return cards(play.figures);
    case "race":
      return race(play.figures);
  }
}
