import {
  identificationReplyWire,
  identificationRequestWire,
} from "../../user/identification-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { refusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

export const identificationCalls: readonly WireCall[] = [
  defineCall("POST", `${user}/identification`, "Identifies the player", {
    ...own,
    request: identificationRequestWire,
    reply: identificationReplyWire,
    refusals: [
      refusal(403, "way", "excluded"),
      refusal(409, "identified"),
      refusal(422, "required", "date", "age"),
    ],
  }),
];
