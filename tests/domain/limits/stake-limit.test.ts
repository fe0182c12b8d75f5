import { describe, expect, it } from "vitest";
import type { Limit } from "~/domain/limits/limit";
import { findStrictestStakeLimit } from "~/domain/limits/stake-limit";
import { type GivenLimit, limitFor } from "../../support/limit";

const now = 1_000_000;
const limit = (code: Limit["code"], left: number | null, own: Partial<GivenLimit> = {}): Limit =>
  limitFor({ code, value: 9_999, left, ...own });
const of = (...all: readonly Limit[]) => findStrictestStakeLimit({ iso: "RUB", all }, now);

describe("strictest stake limit", () => {
  it("LIM-14 the strictest stake limit is the stake or loss limit with the least left, in the limits' currency", () => {
    expect(of(limit(2, 500), limit(1, 700), limit(20, 10))).toEqual({
      ...{ code: 2, kind: "wagering", days: 7, left: 500, iso: "RUB" },
    });
    expect(of(limit(1, 700), limit(12, 0))).toMatchObject({
      code: 12,
      kind: "loss",
      days: 30,
      left: 0,
    });
  });

  it("LIM-14 limits that are not in force or do not count stakes are ignored for a stake", () => {
    expect(of()).toBeNull();
    expect(of(limit(20, 10), limit(31, 10))).toBeNull();
    expect(of(limit(1, 10, { state: "PENDING" }))).toBeNull();
    expect(of(limit(1, 10, { endsAt: now }))).toBeNull();
    expect(of(limit(1, null))).toBeNull();
    expect(of(limit(1, 10, { state: "PENDING" }), limit(1, 30))).toMatchObject({ left: 30 });
    expect(findStrictestStakeLimit({ iso: null, all: [limit(1, 10)] }, now)).toBeNull();
  });
});
