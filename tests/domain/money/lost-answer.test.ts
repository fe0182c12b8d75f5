import { describe, expect, it } from "vitest";
import { askAfterMs, isGraceOver, settledOr } from "~/domain/money/lost-answer";

describe("an answer that was lost", () => {
  it("CPP-11 that there is nothing is believed ten seconds later, and not before", () => {
    const lostAt = 1_000_000;
    expect([0, 9_999, 10_000, 60_000].map((ms) => isGraceOver(lostAt, lostAt + ms))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("CPP-11 is asked for soon, then less often, and within what a page may wait", () => {
    expect(askAfterMs).toEqual([...askAfterMs].sort((one, other) => one - other));
    expect(askAfterMs.length).toBeGreaterThan(1);
    expect(askAfterMs.reduce((sum, ms) => sum + ms)).toBeLessThan(1_000);
  });

  it("CPP-11 a call that breaks tells nothing, one that answers what it says", async () => {
    expect(await settledOr(() => Promise.resolve("placed"), "unknown")).toBe("placed");
    expect(await settledOr(() => Promise.reject(new Error("gone")), "unknown")).toBe("unknown");
  });
});
