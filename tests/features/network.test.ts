import fc from "fast-check";
import { expect, it, vi } from "vitest";
import {
  isDataOutdated,
  neverOutdated,
  onOutdatedChange,
  retryDelayMs,
  setDataOutdated,
} from "~/features/network/network";
import { NoAnswerError } from "~/features/network/no-answer-error";

it("CPN-19 OPS-04 failed data requests are repeated after growing delays of at most 8 s", () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (tries) => {
      expect(retryDelayMs(tries + 1)).toBeGreaterThanOrEqual(retryDelayMs(tries));
      expect(retryDelayMs(tries)).toBeLessThan(10_000);
    }),
  );
});

it("CPN-19 listeners are called once when the data becomes outdated and once when it is current again", () => {
  const told = vi.fn();
  const stop = onOutdatedChange(told);
  for (const isBehind of [false, true, true, false, false]) setDataOutdated(isBehind);
  expect([told.mock.calls.length, isDataOutdated(), neverOutdated()]).toEqual([2, false, false]);
  stop();
  setDataOutdated(true);
  expect(told).toHaveBeenCalledTimes(2);
  setDataOutdated(false);
});

it("CPP-11 the error for a missing response is a TypeError like that of a failed fetch", () => {
  expect(new NoAnswerError("x")).toBeInstanceOf(TypeError);
});
