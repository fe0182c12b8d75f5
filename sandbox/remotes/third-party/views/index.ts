import type { Json } from "~sandbox/games/engine";
import type { CatalogueGame } from "~sandbox/games/game";
import type { Markup } from "../../markup";
import type { CasinoRequest } from "../texts";
import { bingoView } from "./bingo";
import { blackjackView } from "./blackjack";
import { cardsView } from "./cards";
import { crashView } from "./crash";
import { diceView } from "./dice";
import { kenoView } from "./keno";
import { pokerView } from "./poker";
import { raceView } from "./race";
import { rouletteView } from "./roulette";
import { scratchView } from "./scratch";
import { slotsView } from "./slots";
import { wheelView } from "./wheel";

/** The view of a game's engine: its page is drawn with these functions, and with plain forms. */
export interface GameRenderer {
  /** The game in a sentence or two. */
  readonly lead: (ask: CasinoRequest) => string;
  /**
   * Draws the outcome of a round (`shown`; null = nothing has been played). `next` are the choices
   * that the player has if the round is open.
   */
  readonly stage: (ask: CasinoRequest, shown: Json | null, next: readonly string[]) => Markup;
  /**
   * Form fields of the next round, filled with the last bet (`bet`); in an open round its choices
   * (`next`) with their buttons. False = none.
   */
  readonly fields: (
    ask: CasinoRequest,
    bet: Json | null,
    next: readonly string[],
    shown: Json | null,
    iso: string,
  ) => Markup | false;
  /** Whether the form asks for one stake; a table with chips does not. */
  readonly hasStake: boolean;
  readonly playWord: (ask: CasinoRequest) => string;
  readonly rules: (ask: CasinoRequest) => Markup;
}

const views = new Map<number, GameRenderer>();

/** The view of a game. */
export function gameRendererFor(game: CatalogueGame): GameRenderer {
  const known = views.get(game.id);
  if (known) return known;
  const made = viewFor(game);
  views.set(game.id, made);
  return made;
}

function viewFor(game: CatalogueGame): GameRenderer {
  const { play } = game;
  switch (play.engine) {
    case "slots":
      return slotsView(game, play.figures);
    case "dice":
      return diceView(play.figures);
    case "roulette":
      return rouletteView(play.figures);
    case "crash":
      return crashView(play.figures);
    case "keno":
      return kenoView(play.figures);
    case "bingo":
      return bingoView(play.figures);
    case "scratch":
      return scratchView(play.figures);
    case "poker":
      return pokerView(play.figures);
    case "blackjack":
      return blackjackView(play.figures);
    case "wheel":
      return wheelView(play.figures);
    case "cards":
      return cardsView(play.figures);
    case "race":
      return raceView(play.figures);
  }
}
