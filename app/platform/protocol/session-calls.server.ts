import {
  activatedWire,
  activationCodeWire,
  activationLinkReplyWire,
  activationLinkWire,
  activationSentWire,
} from "../activation/wire.server";
import {
  deviceAnswerReplyWire,
  deviceAnswerWire,
  deviceClaimReplyWire,
  deviceClaimWire,
  deviceCodeReplyWire,
  deviceSessionReplyWire,
  deviceStateReplyWire,
  deviceTokenWire,
} from "../auth/device-wire.server";
import {
  oauthReplyWire,
  oauthRequestWire,
  oneTapClientWire,
  oneTapReplyWire,
  oneTapRequestWire,
  socialErrorsWire,
  socialReplyWire,
  socialRequestWire,
  tokenLoginRequestWire,
  unregisteredWire,
} from "../auth/social-wire.server";
import {
  checkReplyWire,
  codeRequestWire,
  disconnectReplyWire,
  disconnectRequestWire,
  loginReplyWire,
  loginRequestWire,
  rightsReplyWire,
  sendSmsReplyWire,
  sendSmsRequestWire,
  tokenReplyWire,
  tooSoonWire,
} from "../auth/wire.server";
import {
  captchaAnswerWire,
  captchaRefusalWire,
  captchaReplyWire,
  captchaUpdateReplyWire,
} from "../captcha/wire.server";
import {
  recoveryCodeWire,
  recoveryDoneWire,
  recoveryGrantWire,
  recoveryLinkReplyWire,
  recoveryLinkWire,
  recoveryPasswordWire,
  recoveryRequestWire,
  recoverySentWire,
} from "../recovery/wire.server";
import { type CallGroup, defineCall, refusal, refusalWith } from "./call.server";

const auth = "/web-api/authapi/v1";
/** A captcha is asked for, or was answered wrong. */
const captcha = refusalWith(captchaRefusalWire, 400, 100, 111, 112, 113);
const fingerprint = refusal(400, "fingerprint");
const wrongCode = refusal(401, "bad-code", "code-spent", "code-over");
const tooSoon = refusalWith(tooSoonWire, 429, "too-soon");
const networkRefusal = refusalWith(socialErrorsWire, 403, "code-over");

const session: CallGroup = {
  name: "Session",
  calls: [
    defineCall("POST", `${auth}/login`, "Signs in by login or telephone, and password", {
      proof: "none",
      request: loginRequestWire,
      reply: loginReplyWire,
      refusals: [captcha, fingerprint, refusal(401, "bad-credentials")],
    }),
    defineCall("POST", `${auth}/send-sms`, "Sends a code to a telephone", {
      proof: "none",
      request: sendSmsRequestWire,
      reply: sendSmsReplyWire,
      refusals: [captcha, tooSoon],
    }),
    defineCall("POST", `${auth}/sms`, "Signs in by the code of a message", {
      proof: "none",
      request: codeRequestWire,
      reply: loginReplyWire,
      refusals: [fingerprint, wrongCode],
    }),
    defineCall("POST", `${auth}/two-step`, "Signs in by the code of the second step", {
      proof: "none",
      request: codeRequestWire,
      reply: loginReplyWire,
      refusals: [fingerprint, wrongCode],
    }),
    defineCall("GET", `${auth}/check`, "Who is signed in", {
      proof: "session",
      headers: {
        "x-frame-mode": "iframe, of a page in a frame",
        "x-frame-site": "same-origin, same-site or cross-site",
      },
      reply: checkReplyWire,
    }),
    defineCall("GET", `${auth}/rights`, "What the player may do by now", {
      proof: "bearer",
      reply: rightsReplyWire,
    }),
    defineCall("POST", `${auth}/disconnect`, "Ends this session, or all of its player", {
      proof: "session",
      request: disconnectRequestWire,
      reply: disconnectReplyWire,
    }),
    defineCall("GET", "/web-api/gettoken/user", "A bearer token of the session", {
      proof: "session",
      query: { force_refresh: "true" },
      reply: tokenReplyWire,
      refusals: [refusal(401, "session")],
    }),
    defineCall("POST", `${auth}/oauth`, "Exchanges a network's answer for a token", {
      proof: "none",
      request: oauthRequestWire,
      reply: oauthReplyWire,
      refusals: [networkRefusal],
    }),
    defineCall("POST", `${auth}/social`, "Signs in by a network's token", {
      proof: "none",
      request: socialRequestWire,
      reply: socialReplyWire,
      refusals: [networkRefusal, refusal(404, "not-registered")],
    }),
    defineCall(
      "POST",
      `${auth}/token`,
      "Signs in by a token that the platform put into an address",
      {
        proof: "none",
        request: tokenLoginRequestWire,
        reply: socialReplyWire,
        refusals: [networkRefusal, refusalWith(unregisteredWire, 404, "not-registered")],
      },
    ),
    defineCall(
      "GET",
      "/social-api/oauth/google-one-tap/clientId",
      "The client of one-tap sign-in",
      {
        proof: "none",
        reply: oneTapClientWire,
        refusals: [refusal(404, "not-found")],
      },
    ),
    defineCall(
      "POST",
      "/social-api/oauth/google-one-tap",
      "Where a credential of one-tap sign-in leads",
      {
        proof: "none",
        request: { form: oneTapRequestWire },
        reply: oneTapReplyWire,
        refusals: [networkRefusal, refusal(404, "not-found")],
      },
    ),
  ],
};

const device: CallGroup = {
  name: "Signing another device in by a code",
  calls: [
    defineCall("POST", `${auth}/device/code`, "Another code of this session", {
      proof: "bearer",
      reply: deviceCodeReplyWire,
    }),
    defineCall("GET", `${auth}/device/code`, "The session's code, and the device that typed it", {
      proof: "bearer",
      reply: deviceCodeReplyWire,
    }),
    defineCall(
      "POST",
      `${auth}/device/answer`,
      "The player's answer for the device that typed the code",
      {
        proof: "bearer",
        request: deviceAnswerWire,
        reply: deviceAnswerReplyWire,
      },
    ),
    defineCall("POST", `${auth}/device/claim`, "Another device types the code", {
      proof: "none",
      request: deviceClaimWire,
      reply: deviceClaimReplyWire,
      refusals: [captcha, refusal(401, "code-over")],
    }),
    defineCall("POST", `${auth}/device/state`, "What became of a claim", {
      proof: "none",
      request: deviceTokenWire,
      reply: deviceStateReplyWire,
    }),
    defineCall("POST", `${auth}/device/collect`, "The session of a claim that was confirmed", {
      proof: "none",
      request: deviceTokenWire,
      reply: deviceSessionReplyWire,
      refusals: [refusal(401, "code-over")],
    }),
  ],
};

const recovery: CallGroup = {
  name: "Recovery of a password",
  calls: [
    defineCall("POST", `${auth}/recovery`, "Sends a code to who forgot the password", {
      proof: "none",
      request: recoveryRequestWire,
      reply: recoverySentWire,
      refusals: [captcha, tooSoon],
    }),
    defineCall("POST", `${auth}/recovery/code`, "A token for the new password, by the code", {
      proof: "none",
      request: recoveryCodeWire,
      reply: recoveryGrantWire,
      refusals: [wrongCode],
    }),
    defineCall("POST", `${auth}/recovery/link`, "Whether a link's token is still good", {
      proof: "none",
      request: recoveryLinkWire,
      reply: recoveryLinkReplyWire,
    }),
    defineCall("POST", `${auth}/recovery/password`, "Sets the new password", {
      proof: "none",
      request: recoveryPasswordWire,
      reply: recoveryDoneWire,
      refusals: [refusal(401, "code-over"), refusal(422, "password")],
    }),
  ],
};

const activation: CallGroup = {
  name: "Confirming an e-mail address",
  calls: [
    defineCall(
      "POST",
      "/web-api/user/v1/activation",
      "Sends a code and a link to the player's address",
      {
        proof: "bearer",
        reply: activationSentWire,
        refusals: [refusal(409, "active"), refusal(422, "no-email"), tooSoon],
      },
    ),
    defineCall("POST", `${auth}/activation/code`, "Confirms the address by its code", {
      proof: "none",
      request: activationCodeWire,
      reply: activatedWire,
      refusals: [wrongCode],
    }),
    defineCall(
      "POST",
      `${auth}/activation/link`,
      "Whether a link's token is still good, and whose it is",
      {
        proof: "session-or-none",
        request: activationLinkWire,
        reply: activationLinkReplyWire,
      },
    ),
    defineCall("POST", `${auth}/activation/confirm`, "Confirms the address by its link", {
      proof: "session-or-none",
      request: activationLinkWire,
      reply: activatedWire,
      refusals: [refusal(401, "code-over"), refusal(409, "foreign")],
    }),
  ],
};

const captchas: CallGroup = {
  name: "Captcha",
  calls: [
    defineCall("POST", "/captcha/validate", "Judges the answer to a captcha", {
      proof: "session-or-none",
      request: captchaAnswerWire,
      reply: captchaReplyWire,
    }),
    defineCall("GET", "/captcha/update", "Another captcha of a purpose", {
      proof: "none",
      query: {
        purpose: "the form that its answer is good for",
        id: "or a captcha of that purpose",
      },
      reply: captchaUpdateReplyWire,
      refusals: [refusal(404, "not-found")],
    }),
    defineCall("GET", "/captcha/gettime", "How long a captcha can still be answered", {
      proof: "none",
      query: { "id!": "the captcha" },
      reply: captchaReplyWire,
    }),
  ],
};

/** Sign-in and all that leads to it. */
export const sessionGroups: readonly CallGroup[] = [
  session,
  device,
  recovery,
  activation,
  captchas,
];
