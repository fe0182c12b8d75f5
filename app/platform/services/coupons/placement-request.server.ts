import type { PlacementRequest } from "~/domain/coupon/placement";
import { fromMinor } from "~/domain/money/money";
import { recordWithoutPrototype } from "../../transport/record.server";
import type { PlaceRequestWire } from "./place-request-wire.server";

/** The request of a placement: amounts as decimal text, the deadline as ISO 8601. */
export function toPlaceRequest(placement: PlacementRequest, lng: string): PlaceRequestWire {
  const {
    key: _key,
    iso,
    amount,
    amountByBlockId,
    prepaidAmount,
    bets,
    validUntil,
    ...same
  } = placement;
  return {
    ...same,
    lng,
    amount: fromMinor(amount, iso),
    amountByBlockId: recordWithoutPrototype(amountByBlockId, (minor) => fromMinor(minor, iso)),
    prepaidAmount: fromMinor(prepaidAmount, iso),
    validUntil: new Date(validUntil).toISOString(),
    bets: bets.map(({ gameId, marketId, type, param, coef, scores, blockId }) => ({
      gameId,
      marketId,
      type,
      param,
      coef,
      scores,
      blockId,
    })),
  };
}
