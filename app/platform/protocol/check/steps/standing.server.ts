import { randomBytes } from "node:crypto";
import { type CheckStep, testPlayerStep } from "../step.server";

const office = "/web-api/officeapi/v1";
const user = "/web-api/user/v1";

/**
 * Steps that write for the test player what changes nothing of value: his own settings, consents,
 * reports.
 */
export const harmlessWriteSteps: readonly CheckStep[] = [
  testPlayerStep(`PUT ${user}/settings`, {
    ask: ({ settings }) => (settings ? { json: settings } : null),
  }),
  testPlayerStep(`POST ${office}/accounts/active`, {
    ask: ({ account }) => (account ? { json: { id: account.id } } : null),
  }),
  testPlayerStep(`POST ${user}/cookies-agreement`, {
    ask: ({ now }) => ({ json: { cookiesAgreeTime: new Date(now).toISOString() } }),
  }),
  testPlayerStep(`POST ${user}/cookies-receipts`, {
    ask: ({ now }) => ({
      json: {
        id: randomBytes(12).toString("base64url"),
        choice: "disable",
        revision: 1,
        agreedAt: new Date(now).toISOString(),
      },
    }),
  }),
  testPlayerStep("POST /web-api/api/web/user/v1/reality-check", {
    ask: ({ now }) => {
      const popup_show_at = new Date(now).toISOString();
      const attributes = { action: "continue", do_not_show_again: false, popup_show_at };
      return { json: { data: { attributes } } };
    },
  }),
  testPlayerStep(`POST ${user}/presence`, { ask: () => ({ json: { state: "active" } }) }),
  testPlayerStep(`POST ${user}/conversion-reminder`),
  testPlayerStep(`POST ${user}/profile`, { ask: () => ({ json: {} }) }),
  testPlayerStep(`POST ${user}/news`, {
    ask: ({ wantsNews }) => (wantsNews === undefined ? null : { json: { isWanted: wantsNews } }),
  }),
];
