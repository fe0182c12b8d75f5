import { placeRefusalWire } from "../../services/coupons/place-refusal-wire.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

/** The refusals that a placement may get (CPP-01): of the bets, of the coupon, of the stake. */
export const placeRefusals = [
  defineRefusal(401, "sign-in"),
  defineRefusalWithBody(placeRefusalWire, 403, "account-frozen", "excluded"),
  defineRefusalWithBody(
    placeRefusalWire,
    409,
    "late",
    "event-started",
    "event-over",
    "market-blocked",
    "dependent",
    "locked",
    "banker",
    "score-changed",
    "price-changed",
    "bonus-changed",
    "pending",
  ),
  defineRefusalWithBody(
    placeRefusalWire,
    422,
    "key-reused",
    "account",
    "type",
    "too-many",
    "system",
    "unknown-bet",
    "amount",
    "limit",
    "below-minimum",
    "above-maximum",
    "funds",
    "promo-unknown",
    "promo-expired",
    "promo-used",
  ),
];
