import { betRefText, pressedBet } from "../bet";

/**
 * The coupon as it will be once the pressed but unanswered posts are through, for an immediate answer to the
 * finger. `ids` are the bets that the last answer named.
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
