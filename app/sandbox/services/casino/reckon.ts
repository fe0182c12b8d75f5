import { asMinor, atMost, type Minor, shareOf, times } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { drawOf } from "../../games/draw";
import { type Json, winOf } from "../../games/engine";
import type { GameRow } from "../../games/game";

/** What a round is reckoned from: the same input always gives the same outcome (CAS-05). */
export interface RoundInput {
  readonly base: Minor;
  readonly bet: Json;
  readonly choices: readonly string[];
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A round so far; `win` is zero while it is open, `next` are the choices that its player has. */
export interface Reckoned {
  readonly stake: Minor;
  readonly win: Minor;
  readonly next: readonly string[];
  readonly shown: Json;
}

/** Plays a round from its beginning. */
export function reckon({ rules }: GameRow, input: RoundInput): Reckoned {
  const draw = drawOf(input.serverSeed, input.clientSeed, input.nonce);
  const { pays, stakes, choices: next, shown } = rules.play(input.bet, input.choices, draw);
  const win = next.length > 0 ? 0 : winOf(input.base, pays);
  return { stake: times(input.base, stakes), win: asMinor(win), next, shown };
}

/** Highest return of a round, in steps of the currency: 5,000,000 roubles. */
const mostSteps = 50_000;

/** The least and the highest stake of a game; the bet's own odds lower the highest. */
export function stakeBounds<C extends string>(
  { stakes: [least, most], rules }: GameRow,
  iso: C,
  bet: Json | null,
): { readonly min: Minor<C>; readonly max: Minor<C> } {
  const { step } = currencyOf(iso);
  const tenths = (count: number) => shareOf(times(step, count), 10);
  const min = least > 0 && tenths(least) > 0 ? tenths(least) : asMinor(1, iso);
  const cap = asMinor(Math.floor((step * mostSteps) / (bet === null ? 1 : rules.most(bet))), iso);
  return { min, max: atMost(tenths(most), cap) };
}
