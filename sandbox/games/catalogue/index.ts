import { bingoRules } from "../bingo";
import { blackjackRules } from "../blackjack";
import { cardsRules } from "../cards";
import { crashRules } from "../crash";
import { diceRules } from "../dice";
import type { GameRules } from "../engine";
import type { CatalogueGame, EngineWithParams } from "../game";
import { kenoRules } from "../keno";
import { pokerRules } from "../poker";
import { raceRules } from "../race";
import { rouletteRules } from "../roulette";
import { scratchRules } from "../scratch";
import { slotRules } from "../slots";
import { wheelRules } from "../wheel";
import { bingoGames } from "./bingo";
import { framedGames } from "./framed";
import { kenoGames } from "./keno";
import { scratchCards } from "./scratch-cards";
import { sharedGames } from "./shared";
import { slotGames } from "./slots";
import { tableGames } from "./tables";
import { wheelGames } from "./wheels";

/** Every game of the casino (CAS-02), in the order of the lobby. */
export const games: readonly CatalogueGame[] = [
  ...slotGames,
  ...tableGames,
  ...kenoGames,
  ...bingoGames,
  ...scratchCards,
  ...wheelGames,
  ...sharedGames,
  ...framedGames,
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
export function gameById(id: number): CatalogueGame | null {
  return byId.get(id) ?? null;
}

/** A game by its id or its name in addresses. */
export function gameByIdOrSlug(name: string): CatalogueGame | null {
  return /^\d{1,9}$/.test(name) ? gameById(Number(name)) : (bySlug.get(name) ?? null);
}

function rulesOf(play: EngineWithParams): GameRules {
  switch (play.engine) {
    case "slots":
      return slotRules(play.figures);
    case "roulette":
      return rouletteRules(play.figures);
    case "dice":
      return diceRules(play.figures);
    case "crash":
      return crashRules(play.figures);
    case "keno":
      return kenoRules(play.figures);
    case "bingo":
      return bingoRules(play.figures);
    case "scratch":
      return scratchRules(play.figures);
    case "poker":
      return pokerRules(play.figures);
    case "blackjack":
      return blackjackRules(play.figures);
    case "wheel":
      return wheelRules(play.figures);
    case "cards":
      return cardsRules(play.figures);
    case "race":
      return raceRules(play.figures);
  }
}
