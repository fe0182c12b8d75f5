import { playRefusalWire } from "../../casino/wire.server";
import { refusal, refusalWith } from "../refusal.server";

/** The refusals that a round of a casino game may get, from the signature to the stake. */
export const playRefusals = [
  refusalWith(playRefusalWire, 401, "token"),
  refusalWith(playRefusalWire, 403, "account-frozen", "excluded", "session-limit"),
  refusalWith(playRefusalWire, 404, "not-found", "fun-over"),
  refusalWith(
    playRefusalWire,
    409,
    "round-open",
    "round-over",
    "bets-closed",
    "too-soon",
    "pending",
  ),
  refusalWith(
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
  refusal(451, "terms"),
];
