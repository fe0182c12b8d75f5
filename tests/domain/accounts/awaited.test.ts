import { expect, it } from "vitest";
import { nextActiveAccountPollDelayMs } from "~/domain/accounts/awaited";

it("ACC-02 account data is asked for again every 2500 ms, five times, while no account is active", () => {
  const asked = Array.from({ length: 8 }, (_, nth) => nextActiveAccountPollDelayMs(true, nth));
  expect(asked).toEqual([2500, 2500, 2500, 2500, 2500, null, null, null]);
  expect(nextActiveAccountPollDelayMs(false, 0)).toBeNull();
});
