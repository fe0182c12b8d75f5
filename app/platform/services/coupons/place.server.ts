import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { RefusalCode } from "~/domain/coupon/refusal";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { couponCalls } from "./calls.server";
import { placeRefusalWire } from "./place-refusal-wire.server";
import { toPlacedCoupon } from "./placed-coupon.server";
import { toPlaceRequest } from "./placement-request.server";
import { toPlacementRefusals } from "./refusals.server";

/** Places a coupon under its idempotency key; sent once (CPP-03, CPP-10). */
export async function placeCoupon(
  scope: PlatformScope,
  placement: PlacementRequest,
): Promise<PlacementResult> {
  // Fetched first: without a token nothing is sent, which is a definite result.
  const token = await getBearerToken(scope);
  if (!token.ok)
    return token.failure.kind === "unauthorized" ? refusedFor("sign-in") : { kind: "unsent" };
  const json = toPlaceRequest(placement, scope.lng);
  const headers = { [wireHeaders.idempotencyKey]: placement.key };
  const reply = await call(scope, couponCalls.place, { json, headers });
  dropMemoised(scope, memoised.accounts, memoised.player);
  if (!reply.ok) return notPlaced(reply.failure, placement.iso);
  const made = toPlacedCoupon(reply.data);
  // After a receipt that is unreadable or has another key, a bet may still have been placed.
  return made.ok && made.coupon.key === placement.key
    ? { kind: "placed", coupon: made.coupon }
    : { kind: "unknown" };
}

function notPlaced(failure: Failure, iso: string): PlacementResult {
  const move = moneyCallFailure(failure, placeRefusalWire);
  if (move.kind === "sign-in") return refusedFor("sign-in");
  return move.kind === "said"
    ? { kind: "refused", refusals: toPlacementRefusals(move.said, iso) }
    : move;
}

function refusedFor(code: RefusalCode): PlacementResult {
  return { kind: "refused", refusals: [{ code }] };
}
