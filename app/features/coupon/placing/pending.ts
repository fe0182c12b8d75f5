import { betRefText, pressedBet } from "~/domain/coupon/bet";

/**
 * The coupon after the pending posts, for an immediate response to a press. `ids` are the bets in the last
 * response.
 */
export function pendingOf(
  ids: readonly string[],
  pending: readonly FormData[],
): { chosen: Set<string>; count: number } {
  const chosen = new Set(ids);
  for (const form of pending) {
    const bet = String(form.get("bet") ?? "");
    switch (form.get("intent")) {
      case "add": {
        const pressed = pressedBet(bet);
        if (pressed) chosen.add(betRefText(pressed.ref));
        break;
      }
      case "remove":
        chosen.delete(bet);
        break;
      case "clear":
        chosen.clear();
        break;
    }
  }
  return { chosen, count: chosen.size };
}
