import { roundRandomSource } from "./draw";
import type { CatalogueGame } from "./game";

/** How far single rounds lie from the average: 1 low, 2 medium, 3 high. */
export type Volatility = 1 | 2 | 3;

/**
 * How many rounds of a game are simulated to measure its volatility; always with the same seeds.
 */
const rounds = 3_000;
const known = new Map<number, Volatility | null>();

/**
 * The volatility of a game, by the standard deviation of what 3,000 simulated rounds return
 * (simulated once in a process); null where the player's own bet or choices decide it.
 */
export function calculateVolatility(game: CatalogueGame): Volatility | null {
  const found = known.get(game.id);
  if (found !== undefined) return found;
  const made = played(game);
  known.set(game.id, made);
  return made;
}

function played({ rules, play, slug }: CatalogueGame): Volatility | null {
  const isFixed =
    play.engine === "slots" ||
    play.engine === "scratch" ||
    play.engine === "bingo" ||
    (play.engine === "wheel" && play.figures.kind === "spin");
  const read = isFixed ? rules.readBet({}, () => null) : null;
  if (!read?.ok) return null;
  let sum = 0;
  let squares = 0;
  for (let nonce = 0; nonce < rounds; nonce++) {
    const { pays } = rules.play(read.bet, [], roundRandomSource("volatility", slug, nonce));
    const times = pays.num / pays.den;
    sum += times;
    squares += times * times;
  }
  const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
  if (deviation < 2.5) return 1;
  return deviation < 6 ? 2 : 3;
}
