import { describe, expect, it } from "vitest";
import { unseenTermsUpdateAt } from "~/features/terms/update";

const day = 86_400_000;
const changed = Date.UTC(2026, 10, 1);
const config = { updatedAt: changed };

describe("update of terms and policies", () => {
  it.each([
    ["is none before its day", changed - 1, null],
    ["is told from its day on", changed, changed],
    ["is told for thirty days", changed + 30 * day - 1, changed],
    ["and no longer", changed + 30 * day, null],
  ])("POP-08 the notice of changed terms: %s", (_, now, told) => {
    expect(unseenTermsUpdateAt(config, null, now)).toBe(told);
  });

  it("POP-08 the notice of changed terms appears until acknowledged, and again after a later change", () => {
    const now = changed + 2 * day;
    expect(unseenTermsUpdateAt(config, String(changed), now)).toBeNull();
    for (const seen of ["", "1", "x", String(changed - 1)])
      expect(unseenTermsUpdateAt(config, seen, now), seen).toBe(changed);
    expect(unseenTermsUpdateAt({ updatedAt: changed + day }, String(changed), now)).toBe(
      changed + day,
    );
    expect(unseenTermsUpdateAt({ updatedAt: null }, null, now)).toBeNull();
  });
});
