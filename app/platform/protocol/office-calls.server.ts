import {
  addCurrencyWire,
  conversionOrderWire,
  removeCurrencyWire,
  walletReplyWire,
} from "../accounts/wire.server";
import { tooSoonWire } from "../auth/wire.server";
import { captchaRefusalWire } from "../captcha/wire.server";
import { profileReplyWire, profileWire, sentFileWire } from "../documents/wire.server";
import {
  newsCheckWire,
  newsChoiceWire,
  newsDoneWire,
  newsTokenWire,
} from "../newsletter/wire.server";
import { statementWire } from "../office/wire.server";
import {
  bindCodeWire,
  bindEmailWire,
  bindPhoneWire,
  bindSentWire,
  endSessionWire,
  networkOffWire,
  networkStartWire,
  networkWire,
  passwordWire,
  questionWire,
  securityDoneWire,
  securityWire,
  twoStepOffWire,
  twoStepStartWire,
  twoStepWire,
} from "../security/wire.server";
import { newMessageWire, newThreadWire, threadListWire, writtenWire } from "../support/wire.server";
import { conversionReminderReplyWire } from "../user/wire.server";
import {
  type CallGroup,
  defineCall,
  idempotencyKeyHeader,
  refusal,
  refusalWith,
  type WireCall,
} from "./call.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";
const office = "/web-api/officeapi/v1";
const captcha = refusalWith(captchaRefusalWire, 400, 100, 111, 112, 113);
const tooSoon = refusalWith(tooSoonWire, 429, "too-soon");
const wrongCode = refusal(403, "bad-code", "code-spent", "code-over");

/** A change of security: who is there has to be proven (docs/platform.md, "Security"). */
const change = (path: string, summary: string, rest: Partial<WireCall>) =>
  defineCall("POST", `${user}/security${path}`, summary, {
    ...own,
    reply: securityDoneWire,
    ...rest,
    refusals: [captcha, refusal(403, "confirm", "bad-password"), ...(rest.refusals ?? [])],
  });

const security: CallGroup = {
  name: "Security",
  calls: [
    defineCall("GET", `${user}/security`, "Protection, sessions and sign-ins of the account", {
      ...own,
      reply: securityWire,
    }),
    change("/password", "Another password", {
      request: passwordWire,
      refusals: [refusal(422, "password", "password-same")],
    }),
    change("/two-step/start", "Makes the secret of an authenticator", {
      request: twoStepStartWire,
      refusals: [refusal(409, "on")],
    }),
    change("/two-step", "Turns the second step on by its first code", {
      request: twoStepWire,
      refusals: [wrongCode, refusal(409, "on")],
    }),
    change("/two-step/saved", "The recovery codes are kept", {}),
    change("/two-step/off", "Turns the second step off", {
      request: twoStepOffWire,
      refusals: [wrongCode],
    }),
    change("/phone", "Sends a code to another telephone", {
      request: bindPhoneWire,
      reply: bindSentWire,
      refusals: [tooSoon],
    }),
    change("/email", "Sends a code to another e-mail address", {
      request: bindEmailWire,
      reply: bindSentWire,
      refusals: [tooSoon],
    }),
    change("/phone/code", "Binds the telephone by its code", {
      request: bindCodeWire,
      refusals: [wrongCode],
    }),
    change("/email/code", "Binds the address by its code", {
      request: bindCodeWire,
      refusals: [wrongCode],
    }),
    change("/question", "Another secret question", {
      request: questionWire,
      refusals: [refusal(422, "answer")],
    }),
    change("/networks/start", "Who is there, before a social network is connected", {
      request: networkStartWire,
    }),
    change("/networks", "A social network signs the player in from now on", {
      request: networkWire,
      refusals: [refusal(403, "code-over"), refusal(409, "taken")],
    }),
    change("/networks/off", "A social network signs him in no more", { request: networkOffWire }),
    change("/sessions/end", "Ends another session, or all others", {
      request: endSessionWire,
      refusals: [refusal(404, "not-found")],
    }),
    defineCall("POST", `${user}/news`, "Whether the player wants news by e-mail", {
      ...own,
      request: newsChoiceWire,
      reply: newsDoneWire,
      refusals: [refusal(422, "no-email")],
    }),
    defineCall(
      "POST",
      "/web-api/subscriptions-api/v1/check",
      "What the link of a mail would stop",
      {
        proof: "none",
        request: newsTokenWire,
        reply: newsCheckWire,
      },
    ),
    defineCall("POST", "/web-api/subscriptions-api/v1/stop", "Stops news by the link of a mail", {
      proof: "none",
      request: newsTokenWire,
      reply: newsDoneWire,
      refusals: [refusal(404, "unknown-token")],
    }),
  ],
};

const walletRefusal = (...codes: string[]) => refusalWith(walletReplyWire, 422, ...codes);

const statement: CallGroup = {
  name: "Statement and wallets",
  calls: [
    defineCall("GET", `${office}/movements`, "Movements of the player's accounts", {
      ...own,
      query: {
        accountId: "of one account",
        kind: "a group of kinds",
        fromMs: "ms since epoch, inclusive",
        untilMs: "ms since epoch, exclusive",
        page: "from 1",
        limit: "1 to 1000; 50 by default",
      },
      reply: statementWire,
    }),
    defineCall("POST", `${office}/accounts/currency`, "Opens an account in a currency", {
      ...own,
      request: addCurrencyWire,
      reply: walletReplyWire,
      refusals: [walletRefusal("currency", "exists", "too-many")],
    }),
    defineCall("POST", `${office}/accounts/currency/remove`, "Closes an empty account", {
      ...own,
      request: removeCurrencyWire,
      reply: walletReplyWire,
      refusals: [walletRefusal("account", "main", "not-empty", "open-bets", "pending-payment")],
    }),
    defineCall("POST", `${office}/accounts/conversion`, "Converts an account's whole balance", {
      ...own,
      headers: idempotencyKeyHeader,
      request: conversionOrderWire,
      reply: walletReplyWire,
      refusals: [
        walletRefusal(
          "not-allowed",
          "nothing",
          "advance",
          "changed",
          "key-reused",
          "account-frozen",
          "excluded",
        ),
      ],
    }),
    defineCall(
      "POST",
      `${user}/conversion-reminder`,
      "The player has been told of the conversion",
      {
        ...own,
        reply: conversionReminderReplyWire,
      },
    ),
  ],
};

const file = { type: "application/octet-stream" } as const;
const fileRefusals = refusal(
  422,
  "file-empty",
  "file-too-large",
  "file-type",
  "file-active",
  "too-many-files",
);

const documents: CallGroup = {
  name: "Documents",
  calls: [
    defineCall("POST", `${user}/documents`, "Sends a document", {
      ...own,
      query: { "type!": "kind of document", "name!": "name of the file" },
      request: file,
      success: [201],
      reply: sentFileWire,
      refusals: [fileRefusals],
    }),
    defineCall("POST", `${user}/support/files`, "Sends a file of a message", {
      ...own,
      query: { "message!": "the message", "name!": "name of the file" },
      request: file,
      success: [201],
      reply: sentFileWire,
      refusals: [refusal(404, "not-found"), fileRefusals],
    }),
    defineCall("GET", `${user}/documents/{id}`, "One's own file as it was sent", {
      ...own,
      reply: file,
    }),
    defineCall("POST", `${user}/profile`, "Fills in what the profile lacks", {
      ...own,
      request: profileWire,
      reply: profileReplyWire,
    }),
  ],
};

const support: CallGroup = {
  name: "Support",
  calls: [
    defineCall("GET", `${user}/support`, "The player's questions and their answers", {
      ...own,
      reply: threadListWire,
    }),
    defineCall("POST", `${user}/support`, "Asks, suggests, or appeals", {
      proof: "bearer-or-none",
      request: newThreadWire,
      success: [201],
      reply: writtenWire,
      refusals: [
        refusal(401, "token"),
        refusal(409, "not-blocked"),
        refusal(422, "unknown-payment"),
      ],
    }),
    defineCall("POST", `${user}/support/{id}/messages`, "Another message of a question", {
      ...own,
      request: newMessageWire,
      success: [201],
      reply: writtenWire,
    }),
  ],
};

/** The player's office: his account's security, money, papers and questions. */
export const officeGroups: readonly CallGroup[] = [security, statement, documents, support];
