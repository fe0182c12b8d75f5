import { asMinor, capAmount, equalShare, type Minor, multiplyAmount } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { roundRandomSource } from "../../games/draw";
import { type Json, payoutAmount } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";

/** Input of a round's computation: the same input always gives the same outcome (CAS-05). */
export interface RoundInput {
  readonly base: Minor;
  readonly bet: Json;
  readonly choices: readonly string[];
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** State of a round; `win` is zero while it is open, `next` are the player's current choices. */
export interface ComputedRound {
  readonly stake: Minor;
  readonly win: Minor;
  readonly next: readonly string[];
  readonly shown: Json;
}

/** Computes a round from its beginning. */
export function computeRound({ rules }: CatalogueGame, input: RoundInput): ComputedRound {
  const draw = roundRandomSource(input.serverSeed, input.clientSeed, input.nonce);
  const { pays, stakes, choices: next, shown } = rules.play(input.bet, input.choices, draw);
  const win = next.length > 0 ? 0 : payoutAmount(input.base, pays);
  return { stake: multiplyAmount(input.base, stakes), win: asMinor(win), next, shown };
}

/** Maximum payout of a round, in multiples of the currency's amount step: 5,000,000.00 in RUB. */
const mostSteps = 50_000;

/** The least and the highest stake of a game; the bet's own odds lower the highest. */
export function stakeBounds<C extends string>(
  { stakes: [least, most], rules }: CatalogueGame,
  iso: C,
  bet: Json | null,
): { readonly min: Minor<C>; readonly max: Minor<C> } {
  const { step } = currencyOf(iso);
  const tenths = (count: number) => equalShare(multiplyAmount(step, count), 10);
  const min = least > 0 && tenths(least) > 0 ? tenths(least) : asMinor(1, iso);
  const cap = asMinor(Math.floor((step * mostSteps) / (bet === null ? 1 : rules.most(bet))), iso);
  return { min, max: capAmount(tenths(most), cap) };
}
