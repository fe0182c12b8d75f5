import { scriptStates } from "./support/placed-states";
import { test } from "./support/shop";
import { walkState } from "./support/walk-state";

for (const state of scriptStates) {
  test(`ACS-01 ACS-02 ACS-05 ${state.name}`, async ({ shop, platform }) => {
    await walkState({ ...state, isOfScript: true }, shop, platform);
  });
}
