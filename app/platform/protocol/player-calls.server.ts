import {
  accountsByIdReplyWire,
  accountsReplyWire,
  activateAccountReplyWire,
  activateAccountRequestWire,
} from "../accounts/wire.server";
import { tooSoonWire } from "../auth/wire.server";
import { captchaRefusalWire } from "../captcha/wire.server";
import { cookiesAgreementWire, cookiesReceiptWire, keptReplyWire } from "../consents/wire.server";
import {
  confirmReplyWire,
  confirmRequestWire,
  credentialsReplyWire,
  credentialsRequestWire,
  fieldRefusalWire,
  phoneCountriesWire,
  phoneMasksWire,
  registerReplyWire,
  registerRequestWire,
  resendReplyWire,
  resendRequestWire,
} from "../registration/wire.server";
import { termsConfirmReplyWire, termsRulesWire, termsStatusWire } from "../terms/wire.server";
import {
  favouritesWire,
  favouriteWire,
  identificationReplyWire,
  identificationWire,
  playerSettingsWire,
  presenceReplyWire,
  presenceWire,
  realityCheckReplyWire,
  realityCheckWire,
  sessionSummaryWire,
  userConfigReplyWire,
} from "../user/wire.server";
import { type CallGroup, defineCall, refusal, refusalWith } from "./call.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";
const office = "/web-api/officeapi/v1";
const registration = "/web-api/registration/v1";
const rules = "/web-api/api-v3/v2/user/agreement-rules";
const captcha = refusalWith(captchaRefusalWire, 400, 100, 111, 112, 113);
const tooSoon = refusalWith(tooSoonWire, 429, "too-soon");
const wrongCode = (status: number) => refusal(status, "bad-code", "code-spent", "code-over");

const player: CallGroup = {
  name: "Player",
  calls: [
    defineCall("GET", `${user}/config`, "User config", { ...own, reply: userConfigReplyWire }),
    defineCall("GET", `${user}/settings`, "The player's settings", {
      ...own,
      reply: playerSettingsWire,
    }),
    defineCall("PUT", `${user}/settings`, "Replaces the player's settings", {
      ...own,
      request: playerSettingsWire,
      reply: playerSettingsWire,
    }),
    defineCall(
      "POST",
      `${user}/favourites`,
      "Marks a match, a championship or a team, or takes the mark away",
      {
        ...own,
        request: favouriteWire,
        reply: favouritesWire,
        refusals: [refusal(422, "choice")],
      },
    ),
    defineCall("GET", `${office}/accounts`, "The player's accounts", {
      ...own,
      reply: accountsReplyWire,
    }),
    defineCall(
      "GET",
      "/web-api/officeapi/v2/accounts",
      "The player's accounts, named by their ids",
      {
        ...own,
        reply: accountsByIdReplyWire,
      },
    ),
    defineCall("POST", `${office}/accounts/active`, "Makes an account the active one", {
      ...own,
      request: activateAccountRequestWire,
      reply: activateAccountReplyWire,
      refusals: [refusal(404, "not-found")],
    }),
    defineCall("GET", `${rules}/status`, "Whether terms have changed", {
      ...own,
      reply: termsStatusWire,
    }),
    defineCall("GET", rules, "The terms, and what of them is not accepted yet", {
      ...own,
      reply: termsRulesWire,
    }),
    defineCall("POST", `${rules}/confirm`, "Confirms changed terms", {
      ...own,
      reply: termsConfirmReplyWire,
    }),
    defineCall("POST", `${user}/identification`, "Identifies the player", {
      ...own,
      request: identificationWire,
      reply: identificationReplyWire,
      refusals: [
        refusal(403, "way", "excluded"),
        refusal(409, "identified"),
        refusal(422, "required", "date", "age"),
      ],
    }),
    defineCall("POST", `${user}/cookies-agreement`, "When all cookies were accepted", {
      ...own,
      request: cookiesAgreementWire,
      reply: keptReplyWire,
    }),
    defineCall("POST", `${user}/cookies-receipts`, "A choice on cookies, with its proof", {
      ...own,
      request: cookiesReceiptWire,
      reply: keptReplyWire,
    }),
    defineCall("GET", "/web-api/api/web/user/v1/session-summary", "What the session has come to", {
      ...own,
      reply: sessionSummaryWire,
    }),
    defineCall("POST", "/web-api/api/web/user/v1/reality-check", "The answer to a reality check", {
      ...own,
      request: realityCheckWire,
      reply: realityCheckReplyWire,
    }),
    defineCall("POST", `${user}/presence`, "Whether the player is there", {
      ...own,
      request: presenceWire,
      reply: presenceReplyWire,
    }),
  ],
};

const registering: CallGroup = {
  name: "Registration",
  calls: [
    defineCall("GET", `${registration}/phone-countries`, "From where one may register", {
      proof: "none",
      reply: phoneCountriesWire,
    }),
    defineCall("GET", `${registration}/phone-masks`, "How telephone numbers are written", {
      proof: "none",
      reply: phoneMasksWire,
    }),
    defineCall(
      "POST",
      `${registration}/register`,
      "Makes a player, or sends a code to the address",
      {
        proof: "none",
        request: registerRequestWire,
        reply: registerReplyWire,
        refusals: [
          captcha,
          refusal(403, "excluded"),
          refusal(404, "type"),
          refusalWith(fieldRefusalWire, 422, "fields"),
          tooSoon,
        ],
      },
    ),
    defineCall("POST", `${registration}/resend`, "Another message to the same address", {
      proof: "none",
      request: resendRequestWire,
      reply: resendReplyWire,
      refusals: [refusal(401, "code-over"), tooSoon],
    }),
    defineCall(
      "POST",
      `${registration}/confirm`,
      "Makes the player, by the code or the mail's link",
      {
        proof: "none",
        request: confirmRequestWire,
        reply: confirmReplyWire,
        refusals: [wrongCode(401), refusal(403, "excluded"), refusal(409, "taken")],
      },
    ),
    defineCall("POST", `${registration}/credentials`, "Mails login and password", {
      ...own,
      request: credentialsRequestWire,
      reply: credentialsReplyWire,
      refusals: [refusal(403, "password"), tooSoon],
    }),
  ],
};

/** The player himself, and how one becomes one. */
export const playerGroups: readonly CallGroup[] = [player, registering];
