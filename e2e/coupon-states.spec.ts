import { unplacedStates } from "./support/coupon-states";
import { placedStates } from "./support/placed-states";
import { test } from "./support/shop";
import { walkState } from "./support/walk-state";

for (const state of [...unplacedStates, ...placedStates]) {
  test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
    await walkState(state, shop, platform);
  });
}
