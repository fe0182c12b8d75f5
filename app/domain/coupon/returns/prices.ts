import { parsePrice } from "../../odds/price";
import type { ChangeCoefAction } from "../placement";

/** The direction of a price move since the player saw it; null = unchanged. */
export type PriceMove = "up" | "down" | null;

/**
 * How the price moved from the seen one to the current one, by value: `1.9` and `1.90` are equal.
 * Null = it did not, or one of the texts is no price.
 */
export function comparePrices(seen: string, current: string): PriceMove {
  const before = parsePrice(seen);
  const now = parsePrice(current);
  if (!before || !now || now.eq(before)) return null;
  return now.gt(before) ? "up" : "down";
}

/** Whether the player must confirm a move (CPS-02): 0 on any change, 1 never, 2 on a lower price. */
export function mustConfirmPriceMove(move: PriceMove, action: ChangeCoefAction): boolean {
  if (move === null || action === 1) return false;
  return action === 0 || move === "down";
}
