import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildLimitApprovalView,
  findDueLimitApprovals,
  limitApprovalDueAt,
  nextLimitApprovalAt,
} from "~/domain/limits/approval";
import { approvalDecisionFlash } from "~/features/limits/reply";
import { type GivenLimit, limitFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const day = 86_400_000;

function limit(changes: Partial<GivenLimit>) {
  return limitFor({ code: 20, value: 100, startedAt: now - day, ...changes });
}
const raise = (changes: Partial<GivenLimit> = {}) =>
  limit({ state: "PENDING", value: 300, needsApproval: true, ...changes });

describe("limit raise approval", () => {
  it("APR-01 APR-02 the approval view lists each due raise beside the limit in force, in the limits' currency", () => {
    const held = limit({});
    const other = raise({ code: 1, value: 50 });
    const later = raise({ code: 2, startedAt: now - day + 1 });
    const lower = raise({ code: 22, value: 50, needsApproval: false });
    const all = [held, raise(), other, later, lower];
    expect(buildLimitApprovalView({ all, iso: "EUR" }, day, now)).toEqual({
      due: [
        { pending: raise(), held },
        { pending: other, held: null },
      ],
      // A "no" gives up all that is pending.
      later: [
        { pending: later, held: null },
        { pending: lower, held: null },
      ],
      iso: "EUR",
    });
  });

  it("APR-01 no raise is due for approval without known limits or pending raises", () => {
    expect(buildLimitApprovalView(null, day, now)).toEqual({ due: [], later: [], iso: null });
    expect(buildLimitApprovalView({ all: [limit({})], iso: "EUR" }, day, now)).toEqual({
      due: [],
      later: [],
      iso: "EUR",
    });
  });

  it("APR-01 only a pending limit that needs approval has a due time", () => {
    expect(limitApprovalDueAt(raise(), 5)).toBe(now - day + 5);
    expect(limitApprovalDueAt(raise({ needsApproval: false }), 5)).toBeNull();
    expect(limitApprovalDueAt(raise({ state: "ACTIVE" }), 5)).toBeNull();
    expect(limitApprovalDueAt(raise({ state: "INACTIVE" }), 5)).toBeNull();
  });

  it("APR-01 a raise is either due or upcoming, and the next approval time is the earliest upcoming one", () => {
    const raises = fc.array(
      fc.integer({ min: -day, max: day }).map((ago) => raise({ startedAt: now - ago })),
    );
    fc.assert(
      fc.property(raises, (all) => {
        const due = findDueLimitApprovals(all, day / 2, now);
        const coming = all
          .filter((one) => !due.includes(one))
          .map((one) => (one.startedAt ?? 0) + day / 2);
        expect(due.every((one) => (one.startedAt ?? 0) + day / 2 <= now)).toBe(true);
        expect(nextLimitApprovalAt(all, day / 2, now)).toBe(
          coming.length > 0 ? Math.min(...coming) : null,
        );
      }),
    );
  });

  it("APR-01 LIM-12 no raise is due during a play lock, and overdue raises become due at its end", () => {
    const lock = (endsAt: number | null) => limit({ code: 37, value: 1, endsAt });
    const due = raise({ startedAt: now - 2 * day });
    const later = raise({ code: 1, startedAt: now + day });
    expect(findDueLimitApprovals([due], day, now)).toEqual([due]);
    expect(findDueLimitApprovals([due, lock(now + 5)], day, now)).toEqual([]);
    expect(nextLimitApprovalAt([due, later, lock(now + 5)], day, now)).toBe(now + 5);
    expect(nextLimitApprovalAt([later, lock(now + 5)], day, now)).toBe(now + 2 * day);
    expect(nextLimitApprovalAt([due, later], day, now)).toBe(now + 2 * day);
    // What needs no word has no moment, whatever ends.
    expect(
      nextLimitApprovalAt([raise({ needsApproval: false }), lock(now + 5)], day, now),
    ).toBeNull();
    expect(nextLimitApprovalAt([due, lock(null)], day, now)).toBeNull();
  });

  it("APR-02 an approval answer is reported as approved, rejected or already answered", () => {
    expect([approvalDecisionFlash({ action: 1 }), approvalDecisionFlash({ action: 0 })]).toEqual([
      "approved",
      "rejected",
    ]);
    expect(
      ([0, 1] as const).map((action) => approvalDecisionFlash({ action, isOver: true })),
    ).toEqual(["already_answered", "already_answered"]);
  });
});
