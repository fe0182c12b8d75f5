import {
  gameActionReplyWire,
  gameFavouriteRequestWire,
  playRefusalWire,
  playReplyWire,
  playRequestWire,
  seedsRequestWire,
} from "../../services/casino/wire.server";
import type { WireCall } from "../call.server";
import { defineCall, idempotencyKeyHeader } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";
import { playRefusals } from "./play-refusals.server";

const casino = "/third-party/api";

/** Descriptions of the calls that play rounds of a casino game. */
export const roundSeedAndFavouriteCalls: readonly WireCall[] = [
  defineCall("POST", `${casino}/v1/play`, "Plays a round, or the next step of one", {
    proof: "bearer-or-none",
    headers: idempotencyKeyHeader,
    request: playRequestWire,
    success: [200, 201],
    reply: playReplyWire,
    refusals: playRefusals,
  }),
  defineCall("POST", `${casino}/v1/seeds`, "Another pair of seeds", {
    proof: "bearer-or-none",
    request: seedsRequestWire,
    reply: gameActionReplyWire,
    refusals: [
      defineRefusal(401, "token"),
      defineRefusalWithBody(playRefusalWire, 409, "round-open"),
      defineRefusalWithBody(playRefusalWire, 422, "seed"),
    ],
  }),
  defineCall("POST", `${casino}/v1/favourites`, "Marks a game as a favourite", {
    proof: "bearer",
    request: gameFavouriteRequestWire,
    reply: gameActionReplyWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
];
