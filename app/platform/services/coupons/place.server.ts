import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { fromMinor } from "~/domain/money/money";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import { recordWithoutPrototype } from "../../transport/record.server";
import type { PlatformScope } from "../../transport/scope.server";
import { getBearerToken } from "../../transport/token.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { couponCalls } from "./calls.server";
import type { PlaceRequestWire } from "./place-wire.server";
import { type PlaceRefusalWire, placeRefusalWire } from "./place-wire.server";
import { toPlacedCoupon } from "./placed-coupons.server";

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

/**
 * Maps a refused placement to one refusal per affected bet, or one for the whole coupon. `iso` is the
 * account's currency (CPP-06).
 */
export function toPlacementRefusals<C extends string>(
  said: PlaceRefusalWire,
  iso: C,
): readonly Refusal<C>[] {
  const title = said.title === undefined ? {} : { title: said.title };
  const bets = (said.bets ?? []).map((bet): Refusal<C> => {
    const price = bet.coef === undefined ? {} : { coef: bet.coef };
    return { code: toRefusalCode(bet.code), marketId: bet.marketId, ...price, ...title };
  });
  if (bets.length > 0) return bets;
  const minor = said.bound === undefined ? null : wireToMinor(said.bound, iso);
  const block = said.blockId === undefined ? {} : { blockId: said.blockId };
  const field = said.field === advanceFieldName ? { field: advanceFieldName } : {};
  return [
    {
      code: toRefusalCode(said.code),
      ...(minor === null ? {} : { bound: minor }),
      ...block,
      ...field,
      ...title,
    },
  ];
}

/**
 * Our code for why a promo code cannot be used; codes without a text of ours become
 * `promo-unknown`.
 */
export function toPromoRefusal(code: string): Extract<RefusalCode, `promo-${string}`> {
  return code === "promo-expired" || code === "promo-used" ? code : "promo-unknown";
}

const codes: Readonly<Record<RefusalCode, true>> = {
  "price-changed": true,
  "market-blocked": true,
  "event-started": true,
  "score-changed": true,
  funds: true,
  "below-minimum": true,
  "max-below-minimum": true,
  "above-maximum": true,
  "sign-in": true,
  limit: true,
  excluded: true,
  "account-frozen": true,
  account: true,
  "account-changed": true,
  dependent: true,
  locked: true,
  pending: true,
  "key-reused": true,
  late: true,
  amount: true,
  "no-stake": true,
  "amount-step": true,
  empty: true,
  "unknown-bet": true,
  "unknown-block": true,
  "event-over": true,
  "too-many": true,
  "too-often": true,
  system: true,
  banker: true,
  "bonus-changed": true,
  "promo-unknown": true,
  "promo-expired": true,
  "promo-used": true,
  checking: true,
  unavailable: true,
  expired: true,
  "no-cookies": true,
  "reality-check": true,
  "age-gate": true,
  offline: true,
  unanswered: true,
  type: true,
  "unknown-type": true,
  "system-size": true,
  "not-placed": true,
  "max-changed": true,
  "stake-changed": true,
  "one-click-off": true,
  "unknown-code": true,
  "code-over": true,
  "code-too-often": true,
  "unknown-express": true,
};

/** The product's code of a refusal; unknown ones are "unavailable". */
export function toRefusalCode(text: string): RefusalCode {
  return isCode(text) ? text : "unavailable";
}

function isCode(text: string): text is RefusalCode {
  return Object.hasOwn(codes, text);
}
