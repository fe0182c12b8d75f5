import { playRefusalWire } from "../../services/casino/wire.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

/** The refusals that a round of a casino game may get, from the signature to the stake. */
export const playRefusals = [
  defineRefusalWithBody(playRefusalWire, 401, "token"),
  defineRefusalWithBody(playRefusalWire, 403, "account-frozen", "excluded", "session-limit"),
  defineRefusalWithBody(playRefusalWire, 404, "not-found", "fun-over"),
  defineRefusalWithBody(
    playRefusalWire,
    409,
    "round-open",
    "round-over",
    "bets-closed",
    "too-soon",
    "pending",
  ),
  defineRefusalWithBody(
    playRefusalWire,
    422,
    "account",
    "key-reused",
    "choice",
    "required",
    "amount",
    "below-minimum",
    "above-maximum",
    "limit",
    "funds",
  ),
  defineRefusal(451, "terms"),
];
