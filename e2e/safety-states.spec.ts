import { cashierStates } from "./support/cashier-states";
import { identityStates } from "./support/identity-states";
import { consentStates, safetyStates } from "./support/safety-states";
import { expect, test } from "./support/shop";
import { walkState } from "./support/walk-state";

for (const state of [...cashierStates, ...safetyStates, ...identityStates]) {
  test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
    await walkState(state, shop, platform);
    // Nothing that came in the meantime has taken it away.
    await expect(shop.page.locator(state.sign).first()).toBeVisible();
  });
}

test.describe("before an answer for cookies", () => {
  test.use({ consent: null });
  for (const state of consentStates) {
    test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
      await walkState(state, shop, platform);
      // Nothing that came in the meantime has taken it away.
      await expect(shop.page.locator(state.sign).first()).toBeVisible();
    });
  }
});
