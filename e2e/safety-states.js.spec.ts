import { scriptSafetyStates } from "./support/safety-states";
import { expect, test } from "./support/shop";
import { walkState } from "./support/walk-state";

for (const state of scriptSafetyStates) {
  test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
    await walkState({ ...state, isOfScript: true }, shop, platform);
    // Nothing that came in the meantime has taken it away.
    await expect(shop.page.locator(state.sign).first()).toBeVisible();
  });
}
