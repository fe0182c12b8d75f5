import { limitStates } from "./support/limit-states";
import { lockStates } from "./support/lock-states";
import { test } from "./support/shop";
import { walkState } from "./support/walk-state";

for (const state of [...limitStates, ...lockStates]) {
  test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
    await walkState(state, shop, platform);
  });
}
