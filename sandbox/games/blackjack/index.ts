import type { RandomSource } from "../draw";
import { fieldText, type GameRules, type Json, type RoundOutcome } from "../engine";
import { blackjackReturnToPlayer } from "./returns";
import { type BlackjackParams, canDouble, dealerStands, handTotal, isBlackjack } from "./rules";

/** Cards of both sides. `result` null = the player is still to choose. */
export type ShownBlackjackRound = {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly total: number;
  readonly dealerTotal: number;
  readonly result: "natural" | "won" | "push" | "lost" | "bust" | null;
};

const names = ["hit", "stand", "double"] as const;

/**
 * Blackjack for one player against the house. Every card is drawn from a whole deck of its own; the house takes its
 * second card after the player has finished.
 */
export function blackjackRules(figures: BlackjackParams): GameRules {
  let known: number | null = null;
  return {
    engine: "blackjack",
    returns: () => {
      known ??= blackjackReturnToPlayer(figures);
      return { least: known, most: known };
    },
    most: () => 4,
    readBet: () => ({ ok: true, bet: {}, total: null }),
    readChoice: (fields) => names.find((name) => name === fieldText(fields, "action")) ?? null,
    closing: () => "stand",
    play: (_bet: Json, choices, draw) => played(figures, choices, draw),
  };
}

function played(
  figures: BlackjackParams,
  choices: readonly string[],
  draw: RandomSource,
): RoundOutcome {
  const card = () => draw.below(52);
  const player = [card(), card()];
  const dealer = [card()];
  let stakes = 1;
  let isDone = isBlackjack(player);
  for (const choice of choices) {
    const isOpen = !isDone && (choice !== "double" || canDouble(figures, player));
    if (!isOpen || !names.some((name) => name === choice))
      throw new RangeError(`no choice "${choice}" here`);
    if (choice !== "stand") player.push(card());
    if (choice === "double") stakes = 2;
    isDone = choice !== "hit" || handTotal(player).total >= 21;
  }
  const { total } = handTotal(player);
  const shownAt = (result: ShownBlackjackRound["result"]): ShownBlackjackRound => ({
    player,
    dealer,
    total,
    dealerTotal: handTotal(dealer).total,
    result,
  });
  if (!isDone) {
    const open = ["hit", "stand", ...(canDouble(figures, player) ? ["double"] : [])];
    return { pays: { num: 0, den: 1 }, stakes, choices: open, shown: shownAt(null) };
  }
  const over = (num: number, den: number, result: ShownBlackjackRound["result"]): RoundOutcome => ({
    pays: { num, den },
    stakes,
    choices: [],
    shown: shownAt(result),
  });
  if (total > 21) return over(0, 1, "bust");
  if (isBlackjack(player)) {
    dealer.push(card());
    const [num, den] = figures.natural;
    return isBlackjack(dealer) ? over(1, 1, "push") : over(den + num, den, "natural");
  }
  while (!dealerStands(figures, dealer)) dealer.push(card());
  const against = handTotal(dealer).total;
  if (isBlackjack(dealer)) return over(0, 1, "lost");
  if (against > 21 || total > against) return over(2 * stakes, 1, "won");
  return total === against ? over(stakes, 1, "push") : over(0, 1, "lost");
}
