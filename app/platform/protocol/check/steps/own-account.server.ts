import { accountCalls } from "../../../services/accounts/calls.server";
import { authCalls, deviceSignInCalls } from "../../../services/auth/calls.server";
import { documentCalls } from "../../../services/documents/calls.server";
import { statementCalls } from "../../../services/office/calls.server";
import { securityCalls } from "../../../services/security/calls.server";
import { supportCalls } from "../../../services/support/calls.server";
import { termsCalls } from "../../../services/terms/calls.server";
import { userCalls } from "../../../services/user/calls.server";
import { type CheckStep, testPlayerStep } from "../step.server";

const none = "999999999999";

/** Steps that read the test player's account: settings, terms, security, documents. */
export const ownAccountSteps: readonly CheckStep[] = [
  testPlayerStep(userCalls.config),
  testPlayerStep(userCalls.settings, {
    learn: (facts, settings) => {
      facts.settings = settings;
    },
  }),
  testPlayerStep(accountCalls.listV1, {
    learn: (facts, { balance }) => {
      const account = balance.find(({ isActive }) => isActive) ?? balance[0];
      if (account) facts.account = { id: account.id, iso: account.iso };
    },
  }),
  testPlayerStep(accountCalls.list),
  testPlayerStep(termsCalls.status),
  testPlayerStep(termsCalls.rules),
  testPlayerStep(userCalls.sessionSummary),
  testPlayerStep(authCalls.rights),
  testPlayerStep(deviceSignInCalls.code),
  testPlayerStep(securityCalls.read, {
    learn: (facts, { wantsNews }) => {
      facts.wantsNews = wantsNews;
    },
  }),
  testPlayerStep(statementCalls.movements, { ask: () => ({ query: { limit: 10 } }) }),
  testPlayerStep(documentCalls.file, {
    ask: () => ({ params: { id: none } }),
    expected: [404],
  }),
  testPlayerStep(supportCalls.list),
];
