import {
  allGamesReplyWire,
  casinoSectionsReplyWire,
  launchReplyWire,
  launchRequestWire,
  playRefusalWire,
} from "../../services/casino/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

const open = { proof: "none" } as const;
const casino = "/third-party/api";

/** Descriptions of the calls about the casino's sections and games. */
export const gameCalls: readonly WireCall[] = [
  defineCall("GET", `${casino}/list-available-partitions`, "The sections of the casino", {
    ...open,
    reply: casinoSectionsReplyWire,
  }),
  defineCall("GET", `${casino}/games-preview-light`, "Every game, by its address", {
    ...open,
    reply: allGamesReplyWire,
  }),
  defineCall("POST", `${casino}/v1/launch`, "Opens a game, for real or for fun", {
    proof: "bearer-or-none",
    request: launchRequestWire,
    reply: launchReplyWire,
    refusals: [
      defineRefusal(401, "token"),
      defineRefusal(404, "not-found"),
      defineRefusalWithBody(playRefusalWire, 422, "account"),
    ],
  }),
];
