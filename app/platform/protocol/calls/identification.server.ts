import {
  identificationReplyWire,
  identificationRequestWire,
} from "../../services/user/identification-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

export const identificationCalls: readonly WireCall[] = [
  defineCall("POST", `${user}/identification`, "Identifies the player", {
    ...own,
    request: identificationRequestWire,
    reply: identificationReplyWire,
    refusals: [
      defineRefusal(403, "way", "excluded"),
      defineRefusal(409, "identified"),
      defineRefusal(422, "required", "date", "age"),
    ],
  }),
];
