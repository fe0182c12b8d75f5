import type { BingoParams } from "./bingo";
import type { BlackjackParams } from "./blackjack/rules";
import type { CardsParams } from "./cards";
import type { CrashParams } from "./crash";
import type { DiceParams } from "./dice";
import type { EngineName, GameRules } from "./engine";
import type { KenoParams } from "./keno";
import type { PokerParams } from "./poker";
import type { ProviderId } from "./providers";
import type { RaceParams } from "./race";
import type { RouletteParams } from "./roulette";
import type { ScratchParams } from "./scratch";
import type { SlotParams } from "./slots/figures";
import type { WheelParams } from "./wheel";

/** Sections of the casino that list games (CAS-01); the partitions of CFG-06 switch them on and off. */
export const casinoSections = [
  "slots",
  "slots/vulkan",
  "slots/demo",
  "casino/table",
  "casino/demo",
  "poker/demo",
  "bingo",
  "keno",
  "poker",
  "scratchcards",
  "fast-games",
  "card-games",
  "crash-games",
  "skill-games",
  "fishinghunting",
  "asian-games",
  "othergames",
  "casino/live",
  "tvgames",
  "virtualsports",
  "fast-bet",
  "games",
] as const;
export type CasinoSectionName = (typeof casinoSections)[number];

/** How a game is drawn: a motif of `art/`, and three colours. */
export interface GameLook {
  readonly motif: string;
  readonly back: string;
  readonly front: string;
  readonly accent: string;
  /** Glyphs of a slot's symbols, by letter. */
  readonly symbols?: Readonly<Record<string, string>>;
}

/** An engine with the figures of one game. */
export type EngineWithParams =
  | { readonly engine: "slots"; readonly figures: SlotParams }
  | { readonly engine: "roulette"; readonly figures: RouletteParams }
  | { readonly engine: "dice"; readonly figures: DiceParams }
  | { readonly engine: "crash"; readonly figures: CrashParams }
  | { readonly engine: "keno"; readonly figures: KenoParams }
  | { readonly engine: "bingo"; readonly figures: BingoParams }
  | { readonly engine: "scratch"; readonly figures: ScratchParams }
  | { readonly engine: "poker"; readonly figures: PokerParams }
  | { readonly engine: "blackjack"; readonly figures: BlackjackParams }
  | { readonly engine: "wheel"; readonly figures: WheelParams }
  | { readonly engine: "cards"; readonly figures: CardsParams }
  | { readonly engine: "race"; readonly figures: RaceParams };

/** A round begins every `periodMs`; it takes bets for `betMs`, and then it is drawn. */
export interface SharedRoundTiming {
  readonly periodMs: number;
  readonly betMs: number;
}

/** A game as its row of the catalogue states it. */
export interface GameDefinition {
  readonly id: number;
  /** Name in addresses: `night-harbour`. */
  readonly slug: string;
  /**
   * The name that the game had in addresses before the present one (SCR-07); absent = it never
   * changed.
   */
  readonly oldSlug?: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly provider: ProviderId;
  readonly play: EngineWithParams;
  readonly sections: readonly CasinoSectionName[];
  readonly look: GameLook;
  /** Lowest and highest stake, in tenths of the currency's amount step. */
  readonly stakes: readonly [least: number, most: number];
  /** Days since the epoch when it was added. */
  readonly added: number;
  /**
   * Timing of the game's rounds where all players share them, on the platform's clock (CAS-07);
   * absent = each player plays rounds of his own.
   */
  readonly shared?: SharedRoundTiming;
  /** Filters of the Asian games (SCR-19). */
  readonly asian?: "lotteries" | "slots" | "ladder" | "dice" | "cards" | "other";
}

/** A game of the catalogue with its rules. */
export interface CatalogueGame extends GameDefinition {
  readonly rules: GameRules;
}

/** Least time from the start of a round to that of the player's next, ms (CAS-08). */
export function minRoundIntervalMs(engine: EngineName): number {
  return engine === "slots" ? 2_500 : 5_000;
}
