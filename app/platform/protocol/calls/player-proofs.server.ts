import {
  bindCodeRequestWire,
  bindCodeSentReplyWire,
  bindEmailRequestWire,
  bindPhoneRequestWire,
  secretQuestionRequestWire,
} from "../../services/security/wire.server";
import type { WireCall } from "../call.server";
import { tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineRefusal } from "../refusal.server";
import { defineSecurityChange } from "./security-change.server";

/**
 * Descriptions of the calls that change what proves the player: telephone, e-mail address, secret
 * question.
 */
export const phoneEmailAndSecretQuestionCalls: readonly WireCall[] = [
  defineSecurityChange("/phone", "Sends a code to another telephone", {
    request: bindPhoneRequestWire,
    reply: bindCodeSentReplyWire,
    refusals: [tooSoonRefusal],
  }),
  defineSecurityChange("/email", "Sends a code to another e-mail address", {
    request: bindEmailRequestWire,
    reply: bindCodeSentReplyWire,
    refusals: [tooSoonRefusal],
  }),
  defineSecurityChange("/phone/code", "Binds the telephone by its code", {
    request: bindCodeRequestWire,
    refusals: [wrongCodeRefusal(403)],
  }),
  defineSecurityChange("/email/code", "Binds the address by its code", {
    request: bindCodeRequestWire,
    refusals: [wrongCodeRefusal(403)],
  }),
  defineSecurityChange("/question", "Another secret question", {
    request: secretQuestionRequestWire,
    refusals: [defineRefusal(422, "answer")],
  }),
];
