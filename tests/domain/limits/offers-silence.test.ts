import { describe, expect, it } from "vitest";
import { laterSilence, offersSilentUntil } from "~/domain/limits/offers-silence";
import { type GivenLimit, limitFor } from "../../support/limit";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28);
type Terms = Omit<GivenLimit, "code">;
const deposit = (terms: Terms) => limitFor({ code: 20, value: 100, ...terms });
const lock = (code: 30 | 33 | 37, terms: Terms) => limitFor({ code, value: 1, ...terms });

describe("silence of offers", () => {
  it("POP-13 a limit silences offers for 24 h from when it came into force, a pending raise does not", () => {
    expect(offersSilentUntil([deposit({ startedAt: now - 1 })], now)).toBe(now - 1 + day);
    expect(offersSilentUntil([deposit({ startedAt: now - day })], now)).toBeNull();
    expect(offersSilentUntil([deposit({ startedAt: now, state: "PENDING" })], now)).toBeNull();
    expect(offersSilentUntil([deposit({ startedAt: null })], now)).toBeNull();
  });

  it.each([30, 33, 37] as const)(
    "POP-13 LIM-12 lock %i silences offers until 24 h after its end, for ever without one",
    (code) => {
      const running = lock(code, { startedAt: now - 9 * day, endsAt: now + day });
      expect(offersSilentUntil([running], now)).toBe(now + 2 * day);
      const over = lock(code, { state: "INACTIVE", startedAt: now - 9 * day, endsAt: now - 1 });
      expect(offersSilentUntil([over], now)).toBe(now - 1 + day);
      expect(offersSilentUntil([over], now + day)).toBeNull();
      expect(offersSilentUntil([lock(code, { endsAt: null })], now)).toBe(0);
    },
  );

  it("POP-13 of two silences the later one counts, and one without end outlasts any", () => {
    expect(laterSilence(null, null)).toBeNull();
    expect(laterSilence(1, null)).toBe(1);
    expect(laterSilence(5, 9)).toBe(9);
    expect(laterSilence(0, 9)).toBe(0);
  });
});
