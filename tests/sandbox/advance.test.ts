import { describe, expect, it } from "vitest";
import { availableAdvance } from "~sandbox/services/coupons/advance";
import { units } from "../support/amounts";

describe("available advance", () => {
  // Open stakes and debts in the smallest unit: kopecks, fils (3 decimals), yen.
  it.each([
    { iso: "RUB", staked: 0, owed: 0, available: 0 },
    { iso: "RUB", staked: 10_000, owed: 0, available: 5_000 },
    { iso: "RUB", staked: 10_150, owed: 0, available: 5_000 },
    { iso: "RUB", staked: 199, owed: 0, available: 0 },
    { iso: "RUB", staked: 10_000, owed: 3_050, available: 1_900 },
    { iso: "RUB", staked: 10_000, owed: 5_000, available: 0 },
    { iso: "RUB", staked: 0, owed: 5_000, available: 0 },
    { iso: "KWD", staked: 4_999, owed: 0, available: 2_000 },
    { iso: "JPY", staked: 1_001, owed: 0, available: 500 },
  ])(
    "CPN-15 open stakes of $staked with $owed owed allow an advance of $available ($iso)",
    ({ iso, staked, owed, available }) => {
      expect(availableAdvance(units(staked), units(owed), iso)).toBe(available);
    },
  );
});
