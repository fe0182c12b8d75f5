import {
  codeExchangeReplyWire,
  codeExchangeRequestWire,
  oneTapClientReplyWire,
  oneTapReplyWire,
  oneTapRequestWire,
  socialRefusalWire,
  socialSignInReplyWire,
  socialSignInRequestWire,
  tokenLoginRequestWire,
  unregisteredIdentityRefusalWire,
} from "../../services/auth/social-wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal, defineRefusalWithBody } from "../refusal.server";

const auth = "/web-api/authapi/v1";
const networkRefusal = defineRefusalWithBody(socialRefusalWire, 403, "code-over");

/** Descriptions of the calls that sign in by a social network, a token or one tap. */
export const socialSignInCalls: readonly WireCall[] = [
  defineCall("POST", `${auth}/oauth`, "Exchanges a network's answer for a token", {
    proof: "none",
    request: codeExchangeRequestWire,
    reply: codeExchangeReplyWire,
    refusals: [networkRefusal],
  }),
  defineCall("POST", `${auth}/social`, "Signs in by a network's token", {
    proof: "none",
    request: socialSignInRequestWire,
    reply: socialSignInReplyWire,
    refusals: [networkRefusal, defineRefusal(404, "not-registered")],
  }),
  defineCall("POST", `${auth}/token`, "Signs in by a token that the platform put into an address", {
    proof: "none",
    request: tokenLoginRequestWire,
    reply: socialSignInReplyWire,
    refusals: [
      networkRefusal,
      defineRefusalWithBody(unregisteredIdentityRefusalWire, 404, "not-registered"),
    ],
  }),
  defineCall("GET", "/social-api/oauth/google-one-tap/clientId", "The client of one-tap sign-in", {
    proof: "none",
    reply: oneTapClientReplyWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
  defineCall(
    "POST",
    "/social-api/oauth/google-one-tap",
    "Where a credential of one-tap sign-in leads",
    {
      proof: "none",
      request: { form: oneTapRequestWire },
      reply: oneTapReplyWire,
      refusals: [networkRefusal, defineRefusal(404, "not-found")],
    },
  ),
];
