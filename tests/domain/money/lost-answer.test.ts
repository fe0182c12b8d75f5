import { describe, expect, it } from "vitest";
import { callOrFallback, isNotFoundFinal, lookupDelaysMs } from "~/domain/money/lost-answer";

describe("an answer that was lost", () => {
  it("CPP-11 that there is nothing is believed ten seconds later, and not before", () => {
    const lostAt = 1_000_000;
    expect([0, 9_999, 10_000, 60_000].map((ms) => isNotFoundFinal(lostAt, lostAt + ms))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("CPP-11 is asked for soon, then less often, and within what a page may wait", () => {
    expect(lookupDelaysMs).toEqual([...lookupDelaysMs].sort((one, other) => one - other));
    expect(lookupDelaysMs.length).toBeGreaterThan(1);
    expect(lookupDelaysMs.reduce((sum, ms) => sum + ms)).toBeLessThan(1_000);
  });

  it("CPP-11 a call that breaks tells nothing, one that answers what it says", async () => {
    expect(await callOrFallback(() => Promise.resolve("placed"), "unknown")).toBe("placed");
    expect(await callOrFallback(() => Promise.reject(new Error("gone")), "unknown")).toBe(
      "unknown",
    );
  });
});
