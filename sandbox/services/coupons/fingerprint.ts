import { createHash } from "node:crypto";
import type { PlaceOrder } from "./order";

/**
 * Hash of what a placement would do: two requests with one key are equal if these are (CPP-10). Seen prices
 * and scores, odds format and language are excluded: a second tab may show others for the same bet. Stakes of
 * blocks count as they were written.
 */
export function placementFingerprint(order: PlaceOrder): string {
  const { stake, advance } = order;
  const bets = order.bets
    .map(({ gameId, marketId, type, param, blockId }) =>
      JSON.stringify([gameId, marketId, type, param, ...(blockId === 0 ? [] : [blockId])]),
    )
    .sort();
  const blocks = Object.entries(order.sent.amountByBlockId).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    order.userId,
    order.accountId,
    order.typeId,
    order.systemValue,
    stake,
    blocks,
    bets,
    ...(order.promoCode === "" ? [] : [order.promoCode]),
    ...(order.manuallyDeletedBonusBet ? ["no bonus"] : []),
    ...(advance === 0 ? [] : [{ advance }]),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
