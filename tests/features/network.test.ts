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

it("CPN-19 OPS-04 data that does not come is asked for again with growing waits, soon enough to notice the network", () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (tries) => {
      expect(retryDelayMs(tries + 1)).toBeGreaterThanOrEqual(retryDelayMs(tries));
      expect(retryDelayMs(tries)).toBeLessThan(10_000);
    }),
  );
});

it("CPN-19 a page is told once when it falls behind, and once when it is up to date", () => {
  const told = vi.fn();
  const stop = onOutdatedChange(told);
  for (const isBehind of [false, true, true, false, false]) setDataOutdated(isBehind);
  expect([told.mock.calls.length, isDataOutdated(), neverOutdated()]).toEqual([2, false, false]);
  stop();
  setDataOutdated(true);
  expect(told).toHaveBeenCalledTimes(2);
  setDataOutdated(false);
});

it("CPP-11 no answer is what a fetch without one throws, so that nothing takes it for a refusal", () => {
  expect(new NoAnswerError("x")).toBeInstanceOf(TypeError);
});
