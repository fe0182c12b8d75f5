import {
  bindCodeSentWire,
  bindCodeWire,
  bindEmailWire,
  bindPhoneWire,
  secretQuestionWire,
} from "../../security/wire.server";
import type { WireCall } from "../call.server";
import { tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { refusal } from "../refusal.server";
import { defineSecurityChange } from "./security-change.server";

/** What proves the player: telephone, e-mail address, secret question. */
export const playerProofCalls: readonly WireCall[] = [
  defineSecurityChange("/phone", "Sends a code to another telephone", {
    request: bindPhoneWire,
    reply: bindCodeSentWire,
    refusals: [tooSoonRefusal],
  }),
  defineSecurityChange("/email", "Sends a code to another e-mail address", {
    request: bindEmailWire,
    reply: bindCodeSentWire,
    refusals: [tooSoonRefusal],
  }),
  defineSecurityChange("/phone/code", "Binds the telephone by its code", {
    request: bindCodeWire,
    refusals: [wrongCodeRefusal(403)],
  }),
  defineSecurityChange("/email/code", "Binds the address by its code", {
    request: bindCodeWire,
    refusals: [wrongCodeRefusal(403)],
  }),
  defineSecurityChange("/question", "Another secret question", {
    request: secretQuestionWire,
    refusals: [refusal(422, "answer")],
  }),
];
