import type { BingoFigures } from "./bingo";
import type { BlackjackFigures } from "./blackjack/rules";
import type { CardsFigures } from "./cards";
import type { CrashFigures } from "./crash";
import type { DiceFigures } from "./dice";
import type { EngineName, GameRules } from "./engine";
import type { KenoFigures } from "./keno";
import type { PokerFigures } from "./poker";
import type { ProviderId } from "./providers";
import type { RaceFigures } from "./race";
import type { RouletteFigures } from "./roulette";
import type { ScratchFigures } from "./scratch";
import type { SlotFigures } from "./slots/figures";
import type { WheelFigures } from "./wheel";

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
export type SectionName = (typeof casinoSections)[number];

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
export type GameEngine =
  | { readonly engine: "slots"; readonly figures: SlotFigures }
  | { readonly engine: "roulette"; readonly figures: RouletteFigures }
  | { readonly engine: "dice"; readonly figures: DiceFigures }
  | { readonly engine: "crash"; readonly figures: CrashFigures }
  | { readonly engine: "keno"; readonly figures: KenoFigures }
  | { readonly engine: "bingo"; readonly figures: BingoFigures }
  | { readonly engine: "scratch"; readonly figures: ScratchFigures }
  | { readonly engine: "poker"; readonly figures: PokerFigures }
  | { readonly engine: "blackjack"; readonly figures: BlackjackFigures }
  | { readonly engine: "wheel"; readonly figures: WheelFigures }
  | { readonly engine: "cards"; readonly figures: CardsFigures }
  | { readonly engine: "race"; readonly figures: RaceFigures };

/** A round begins every `periodMs`; it takes bets for `betMs`, and then it is drawn. */
export interface SharedClock {
  readonly periodMs: number;
  readonly betMs: number;
}

/** A game as its row of the catalogue states it. */
export interface GameFacts {
  readonly id: number;
  /** Name in addresses: `night-harbour`. */
  readonly slug: string;
  /** A name that it had in addresses before (SCR-07). */
  readonly oldSlug?: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly provider: ProviderId;
  readonly play: GameEngine;
  readonly sections: readonly SectionName[];
  readonly look: GameLook;
  /** Stake bounds in tenths of the currency's step. */
  readonly stakes: readonly [least: number, most: number];
  /** Days since the epoch when it was added. */
  readonly added: number;
  /** All players share its rounds, on the platform's clock (CAS-07). */
  readonly shared?: SharedClock;
  /** Filters of the Asian games (SCR-19). */
  readonly asian?: "lotteries" | "slots" | "ladder" | "dice" | "cards" | "other";
}

/** A game of the catalogue with its rules. */
export interface CatalogueGame extends GameFacts {
  readonly rules: GameRules;
}

/** Least time from the start of a round to that of the player's next, ms (CAS-08). */
export function minRoundIntervalMs(engine: EngineName): number {
  return engine === "slots" ? 2_500 : 5_000;
}
