import { expect, it } from "vitest";
import { nextAccountPollDelayMs } from "~/domain/accounts/awaited";

it("ACC-02 account data is asked for again every 2500 ms, five times, while no account is active", () => {
  const asked = Array.from({ length: 8 }, (_, nth) => nextAccountPollDelayMs(true, nth));
  expect(asked).toEqual([2500, 2500, 2500, 2500, 2500, null, null, null]);
  expect(nextAccountPollDelayMs(false, 0)).toBeNull();
});
