import {
  bindCodeWire,
  bindEmailWire,
  bindPhoneWire,
  bindSentWire,
  questionWire,
} from "../../security/wire.server";
import type { WireCall } from "../call.server";
import { tooSoonRefusal, wrongCode } from "../common-refusals.server";
import { refusal } from "../refusal.server";
import { securityChange } from "./security-change.server";

/** What proves the player: telephone, e-mail address, secret question. */
export const playerProofCalls: readonly WireCall[] = [
  securityChange("/phone", "Sends a code to another telephone", {
    request: bindPhoneWire,
    reply: bindSentWire,
    refusals: [tooSoonRefusal],
  }),
  securityChange("/email", "Sends a code to another e-mail address", {
    request: bindEmailWire,
    reply: bindSentWire,
    refusals: [tooSoonRefusal],
  }),
  securityChange("/phone/code", "Binds the telephone by its code", {
    request: bindCodeWire,
    refusals: [wrongCode(403)],
  }),
  securityChange("/email/code", "Binds the address by its code", {
    request: bindCodeWire,
    refusals: [wrongCode(403)],
  }),
  securityChange("/question", "Another secret question", {
    request: questionWire,
    refusals: [refusal(422, "answer")],
  }),
];
