import { createHash } from "node:crypto";
import type { Minor } from "~/domain/money/amount";
import type { PlaceRequestWire } from "~/platform/coupons/wire.server";

/**
 * Hash of what a placement would do: two requests with one key are equal if these are (CPP-10). Seen prices
 * and scores, odds format and language are excluded: a second tab may show others for the same bet. Null is a
 * stake or an advance that is not an amount.
 */
export function fingerprintOf(
  request: PlaceRequestWire,
  stake: Minor | null,
  advance: Minor | null,
): string {
  const bets = request.bets
    .map(({ gameId, marketId, type, param, blockId }) =>
      JSON.stringify([gameId, marketId, type, param, ...(blockId === 0 ? [] : [blockId])]),
    )
    .sort();
  const blocks = Object.entries(request.amountByBlockId).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    request.userId,
    request.accountId,
    request.typeId,
    request.systemValue,
    stake,
    blocks,
    bets,
    ...(request.promoCode === "" ? [] : [request.promoCode]),
    ...(request.manuallyDeletedBonusBet ? ["no bonus"] : []),
    ...(advance === 0 ? [] : [{ advance }]),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
