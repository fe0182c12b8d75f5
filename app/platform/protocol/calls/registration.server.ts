import {
  confirmRegistrationReplyWire,
  confirmRegistrationRequestWire,
  mailCredentialsReplyWire,
  mailCredentialsRequestWire,
  phoneMasksReplyWire,
  registerReplyWire,
  registerRequestWire,
  registrationCountriesReplyWire,
  registrationFieldRefusalWire,
  resendCodeReplyWire,
  resendCodeRequestWire,
} from "../../services/registration/wire.server";
import type { WireCall } from "../call.server";
import { captchaRefusal, tooSoonRefusal, wrongCodeRefusal } from "../common-refusals.server";
import { defineCall } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

const own = { proof: "bearer" } as const;
const registration = "/web-api/registration/v1";

export const registrationCalls: readonly WireCall[] = [
  defineCall("GET", `${registration}/phone-countries`, "From where one may register", {
    proof: "none",
    reply: registrationCountriesReplyWire,
  }),
  defineCall("GET", `${registration}/phone-masks`, "How telephone numbers are written", {
    proof: "none",
    reply: phoneMasksReplyWire,
  }),
  defineCall("POST", `${registration}/register`, "Makes a player, or sends a code to the address", {
    proof: "none",
    request: registerRequestWire,
    reply: registerReplyWire,
    refusals: [
      captchaRefusal,
      defineRefusal(403, "excluded"),
      defineRefusal(404, "type"),
      defineRefusalWithBody(registrationFieldRefusalWire, 422, "fields"),
      tooSoonRefusal,
    ],
  }),
  defineCall("POST", `${registration}/resend`, "Another message to the same address", {
    proof: "none",
    request: resendCodeRequestWire,
    reply: resendCodeReplyWire,
    refusals: [defineRefusal(401, "code-over"), tooSoonRefusal],
  }),
  defineCall(
    "POST",
    `${registration}/confirm`,
    "Makes the player, by the code or the mail's link",
    {
      proof: "none",
      request: confirmRegistrationRequestWire,
      reply: confirmRegistrationReplyWire,
      refusals: [
        wrongCodeRefusal(401),
        defineRefusal(403, "excluded", "new-password"),
        defineRefusal(409, "taken"),
      ],
    },
  ),
  defineCall("POST", `${registration}/credentials`, "Mails login and password", {
    ...own,
    request: mailCredentialsRequestWire,
    reply: mailCredentialsReplyWire,
    refusals: [defineRefusal(403, "password"), tooSoonRefusal],
  }),
];
