import { accountsReplyWire } from "../../../services/accounts/wire.server";
import { accountSecurityReplyWire } from "../../../services/security/wire.server";
import { playerSettingsWire } from "../../../services/user/settings-wire.server";
import { type CheckStep, learnFromReply, testPlayerStep } from "../step.server";

const office = "/web-api/officeapi/v1";
const none = "999999999999";

/** Steps that read the test player's account: settings, terms, security, documents. */
export const ownAccountSteps: readonly CheckStep[] = [
  testPlayerStep("GET /web-api/user/v1/config"),
  testPlayerStep("GET /web-api/user/v1/settings", {
    learn: learnFromReply(playerSettingsWire, (facts, settings) => {
      facts.settings = settings;
    }),
  }),
  testPlayerStep(`GET ${office}/accounts`, {
    learn: learnFromReply(accountsReplyWire, (facts, { balance }) => {
      const account = balance.find(({ isActive }) => isActive) ?? balance[0];
      if (account) facts.account = { id: account.id, iso: account.iso };
    }),
  }),
  testPlayerStep("GET /web-api/officeapi/v2/accounts"),
  testPlayerStep("GET /web-api/api-v3/v2/user/agreement-rules/status"),
  testPlayerStep("GET /web-api/api-v3/v2/user/agreement-rules"),
  testPlayerStep("GET /web-api/api/web/user/v1/session-summary"),
  testPlayerStep("GET /web-api/authapi/v1/rights"),
  testPlayerStep("GET /web-api/authapi/v1/device/code"),
  testPlayerStep("GET /web-api/user/v1/security", {
    learn: learnFromReply(accountSecurityReplyWire, (facts, { wantsNews }) => {
      facts.wantsNews = wantsNews;
    }),
  }),
  testPlayerStep(`GET ${office}/movements`, { ask: () => ({ query: { limit: 10 } }) }),
  testPlayerStep("GET /web-api/user/v1/documents/{id}", {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep("GET /web-api/user/v1/support"),
];
