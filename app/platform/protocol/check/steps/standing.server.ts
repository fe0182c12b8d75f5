import { randomBytes } from "node:crypto";
import { accountCalls } from "../../../services/accounts/calls.server";
import { consentCalls } from "../../../services/consents/calls.server";
import { documentCalls } from "../../../services/documents/calls.server";
import { newsletterCalls } from "../../../services/newsletter/calls.server";
import { userCalls } from "../../../services/user/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";

/**
 * Steps that write for the test player what changes nothing of value: his own settings, consents,
 * reports.
 */
export const harmlessWriteSteps: readonly CheckStep[] = [
  testPlayerStep(userCalls.saveSettings, {
    ask: ({ settings }) => (settings ? { json: settings } : null),
  }),
  testPlayerStep(accountCalls.activate, {
    ask: ({ account }) => (account ? { json: { id: account.id } } : null),
  }),
  testPlayerStep(consentCalls.agreement, {
    ask: ({ now }) => ({ json: { cookiesAgreeTime: new Date(now).toISOString() } }),
  }),
  testPlayerStep(consentCalls.receipt, {
    ask: ({ now }) => ({
      json: {
        id: randomBytes(12).toString("base64url"),
        choice: "disable",
        revision: 1,
        agreedAt: new Date(now).toISOString(),
      },
    }),
  }),
  testPlayerStep(userCalls.answerRealityCheck, {
    ask: ({ now }) => {
      const popup_show_at = new Date(now).toISOString();
      const attributes = { action: "continue", do_not_show_again: false, popup_show_at };
      return { json: { data: { attributes } } };
    },
  }),
  testPlayerStep(userCalls.presence, { ask: () => ({ json: { state: "active" } }) }),
  testPlayerStep(userCalls.conversionReminder),
  testPlayerStep(documentCalls.fillProfile, { ask: () => ({ json: {} }) }),
  testPlayerStep(newsletterCalls.choose, {
    ask: ({ wantsNews }) => (wantsNews === undefined ? null : { json: { isWanted: wantsNews } }),
  }),
];
