import { cashierStates } from "./support/cashier-states";
import { identityStates } from "./support/identity-states";
import { consentStates, safetyStates } from "./support/safety-states";
import { test } from "./support/shop";
import { walkStates } from "./support/walk-state";

walkStates(cashierStates);
walkStates(safetyStates);
walkStates(identityStates);

test.describe("cookie dialog and cookies page", () => {
  test.use({ consent: null });
  walkStates(consentStates);
});
