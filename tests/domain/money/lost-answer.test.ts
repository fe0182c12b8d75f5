import { describe, expect, it } from "vitest";
import { callOrFallback, isNotFoundFinal, lookupDelaysMs } from "~/domain/money/lost-answer";

describe("lost response", () => {
  it("CPP-11 a “not found” answer is final ten seconds after a response was lost", () => {
    const lostAt = 1_000_000;
    expect([0, 9_999, 10_000, 60_000].map((ms) => isNotFoundFinal(lostAt, lostAt + ms))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("CPP-11 the lookups after a lost response have increasing delays and take less than a second in all", () => {
    expect(lookupDelaysMs).toEqual([...lookupDelaysMs].sort((one, other) => one - other));
    expect(lookupDelaysMs.length).toBeGreaterThan(1);
    expect(lookupDelaysMs.reduce((sum, ms) => sum + ms)).toBeLessThan(1_000);
  });

  it("CPP-11 a failed call yields the fallback, a successful call its own answer", async () => {
    expect(await callOrFallback(() => Promise.resolve("placed"), "unknown")).toBe("placed");
    expect(await callOrFallback(() => Promise.reject(new Error("gone")), "unknown")).toBe(
      "unknown",
    );
  });
});
