import { formatBetRef, parseBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import { isSameMarket } from "~/domain/coupon/market";
import type { BetRef } from "~/domain/coupon/types";
import { postedTexts } from "~/features/forms/posted-texts";

import type { CouponView } from "./view";

/**
 * The refs and the number of the bets that the coupon will have after the pending posts, so that a
 * pressed price button shows it at once. A coupon that is closed to its player takes no bet.
 */
export function chosenBetsAfterPendingPosts(
  { rows, closed, isMarketReplaced }: Pick<CouponView, "rows" | "closed" | "isMarketReplaced">,
  pending: readonly FormData[],
): { chosen: Set<string>; count: number } {
  const chosen = new Set(rows.map(({ id }) => id));
  for (const form of closed ? [] : pending) {
    const { intent, bet = "" } = postedTexts(form);
    switch (intent) {
      case "add": {
        const pressed = parsePriceButtonValue(bet);
        if (!pressed) break;
        if (isMarketReplaced)
          for (const id of chosen) if (isPickOf(id, pressed.ref)) chosen.delete(id);
        chosen.add(formatBetRef(pressed.ref));
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

function isPickOf(id: string, ref: BetRef): boolean {
  const other = parseBetRef(id);
  return other !== null && isSameMarket(other, ref);
}
