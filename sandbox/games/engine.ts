import type { RandomSource } from "./draw";

/** Game engines; each has a folder beside this file (CAS-06). */
export type EngineName =
  | "slots"
  | "roulette"
  | "dice"
  | "crash"
  | "keno"
  | "bingo"
  | "scratch"
  | "poker"
  | "blackjack"
  | "wheel"
  | "cards"
  | "race";

/** Fields of a posted form by name; a field may be there several times. */
export type PostedFields = Readonly<Record<string, readonly string[]>>;

/** Anything that JSON can hold: what is stored of a bet and shown of an outcome. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** An exact return: `num / den` of the stake, both whole numbers. */
export interface PayoutRatio {
  readonly num: number;
  readonly den: number;
}

/** Result of a round as far as it has been played. */
export interface RoundOutcome {
  /** What the round returns, as a ratio of the first stake; final only when the round is over. */
  readonly pays: PayoutRatio;
  /** How many times the first stake has been staked in the round: 2 after a double. */
  readonly stakes: number;
  /** What the player can choose now, in a round of several steps; empty = the round is over. */
  readonly choices: readonly string[];
  /** Data that the game's view draws. */
  readonly shown: Json;
}

/**
 * A bet as its form gives it. `total` is the stake in the smallest unit where the fields state it (chips on
 * a table); null = the field `stake` does.
 */
export type ParsedBet =
  | { readonly ok: true; readonly bet: Json; readonly total: number | null }
  | { readonly ok: false; readonly field: string; readonly code: "choice" | "amount" | "required" };

/** The least and the most that the kinds of bet of a game return, as parts of the stake: 0.973. */
export interface ReturnToPlayerRange {
  readonly least: number;
  readonly most: number;
}

/** Rules of one game: an engine with its figures. All of it is pure. */
export interface GameRules {
  readonly engine: EngineName;
  /**
   * Exact return to player, by enumeration or closed form (CAS-06): the least and the most of the
   * game's kinds of bet.
   */
  readonly returns: () => ReturnToPlayerRange;
  /**
   * The highest possible return of a bet as a multiple of the stake. By it the stake is limited, so
   * that no return exceeds the maximum payout.
   */
  readonly most: (bet: Json) => number;
  /**
   * Reads a bet from the posted fields, or names the field that is wrong. `amount` turns a typed
   * amount into the smallest unit of the account's currency; null = it is no amount.
   */
  readonly readBet: (fields: PostedFields, amount: (text: string) => number | null) => ParsedBet;
  /**
   * Plays a round from its beginning: the same bet, choices and draws always have the same outcome, which is
   * how a past round is verified (CAS-05). A choice that the round does not have throws `RangeError`.
   */
  readonly play: (bet: Json, choices: readonly string[], draw: RandomSource) => RoundOutcome;
  /**
   * The player's choice in an open round, from the posted fields; null = none was made, or none
   * that exists. Absent in games of one step.
   */
  readonly readChoice?: (fields: PostedFields) => string | null;
  /**
   * The choice by which an abandoned round is ended, by the game's own rule (CAS-04). Absent in
   * games of one step.
   */
  readonly closing?: (shown: Json) => string;
}

/** The first text of a posted field, trimmed; "" = the field is absent. */
export function fieldText(fields: PostedFields, name: string): string {
  return fields[name]?.[0]?.trim() ?? "";
}

/** A whole number from a field, within bounds; null = none. */
export function parseWholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

/** The outcome of a round that is over after one step; it returns `num / den` of the stake. */
export function oneStepOutcome(num: number, den: number, shown: Json): RoundOutcome {
  return { pays: { num, den }, stakes: 1, choices: [], shown };
}

/** Chips on spots of a table, in the smallest unit: the fields `bet-{spot}`. */
export type ChipsBySpot = Readonly<Record<string, number>>;

/**
 * Reads the chips that a form put on `spots`, by the fields `bet-{spot}`; their sum is the stake.
 */
export function parseChips(
  fields: PostedFields,
  spots: readonly string[],
  amount: (text: string) => number | null,
): ParsedBet {
  const chips: Record<string, number> = {};
  for (const name of Object.keys(fields)) {
    if (!name.startsWith("bet-") || fieldText(fields, name) === "") continue;
    const spot = name.slice("bet-".length);
    if (!spots.includes(spot)) return { ok: false, field: name, code: "choice" };
    const chip = amount(fieldText(fields, name));
    if (chip === null) return { ok: false, field: name, code: "amount" };
    if (chip > 0) chips[spot] = chip;
  }
  const total = Object.values(chips).reduce((sum, chip) => sum + chip, 0);
  if (total === 0) return { ok: false, field: `bet-${spots[0]}`, code: "required" };
  return { ok: true, bet: chips, total };
}

/** Reads chips as a round stores them; throws `RangeError` on anything else. */
export function parseStoredChips(json: Json): ChipsBySpot {
  const entries = Object.entries(json as Record<string, unknown>);
  if (entries.some(([, chip]) => typeof chip !== "number" || chip <= 0))
    throw new RangeError("not chips on a table");
  return json as ChipsBySpot;
}

/** The return of a stake in the smallest unit, rounded down. */
export function payoutAmount(stake: number, { num, den }: PayoutRatio): number {
  return Number((BigInt(stake) * BigInt(num)) / BigInt(den));
}
