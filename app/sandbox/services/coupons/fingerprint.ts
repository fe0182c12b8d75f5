import { createHash } from "node:crypto";
import type { Minor } from "~/features/money/amount";
import type { PlaceRequestWire } from "~/platform/coupons/wire.server";

/**
 * What a placement would do, as a hash: two requests with one key are the same when these are (CPP-10). Prices
 * and scores seen, odds format and language are left out: a second tab may show others, and still mean the bet.
 * Null is a stake or an advance that is no amount.
 */
export function fingerprintOf(request: PlaceRequestWire, stake: Minor | null, advance: Minor | null): string {
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
