import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasSessionEndedByLimit,
  isSessionLimitUsedUp,
  sessionEndToStore,
  sessionLeftMs,
  splitIntoHoursAndMinutes,
} from "~/domain/limits/session-limit";
import { type GivenLimit, limitFor } from "../../support/limit";

const now = Date.parse("2026-03-07T12:00:00Z");
const hour = 3_600_000;
const limit = (left: number | null, changes: Partial<GivenLimit> = {}) =>
  limitFor({ code: 31, value: 1, left, startedAt: now - hour, ...changes });

describe("session limit", () => {
  it("SSL-01 a session limit is used up when no time is left, and not a millisecond earlier", () => {
    expect([0, 1, hour, null].map((left) => isSessionLimitUsedUp([limit(left)], now))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(sessionLeftMs([limit(5, { state: "PENDING" })], now)).toBeNull();
    expect(sessionLeftMs([limit(5, { code: 32 })], now)).toBeNull();
    expect(sessionLeftMs([], now)).toBeNull();
  });

  it("LIM-14 the time left of a session is split into hours and minutes without ever exceeding it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * hour }), (ms) => {
        const { hours, minutes, plain } = splitIntoHoursAndMinutes(ms);
        expect(minutes).toBeLessThan(60);
        const said = hours * hour + minutes * 60_000;
        expect(said).toBeLessThanOrEqual(ms);
        expect(ms - said).toBeLessThan(60_000);
        expect(plain).toMatch(/^\d+(\.\d{1,4})?$/);
        expect(Number(plain) * hour).toBeLessThanOrEqual(ms + 1e-6);
        expect(ms - Number(plain) * hour).toBeLessThan(360.001);
      }),
    );
  });

  it("SSL-01 the session end is stored once and again only after the limit changes or disappears", () => {
    expect(sessionEndToStore([limit(hour)], undefined, now)).toEqual({ limitAt: now + hour });
    expect(sessionEndToStore([limit(hour)], now + hour, now)).toBeUndefined();
    expect(sessionEndToStore([limit(hour)], now + 2 * hour, now)).toEqual({ limitAt: now + hour });
    for (const drift of [-5_000, 5_000])
      expect(sessionEndToStore([limit(hour)], now + hour + drift, now)).toEqual({
        limitAt: now + hour,
      });
    for (const drift of [-4_999, 4_999])
      expect(sessionEndToStore([limit(hour)], now + hour + drift, now)).toBeUndefined();
    expect(sessionEndToStore([], now + hour, now)).toEqual({ limitAt: undefined });
    expect(sessionEndToStore([], undefined, now)).toBeUndefined();
  });

  it("SSL-01 the stored session end stays unchanged as time passes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: hour }),
        fc.integer({ min: -999, max: 999 }),
        (passed, drift) => {
          expect(
            sessionEndToStore([limit(hour - passed)], now + hour + drift, now + passed),
          ).toBeUndefined();
        },
      ),
    );
  });

  it("SSL-01 a session counts as ended by its limit from five seconds before the stored end", () => {
    expect(hasSessionEndedByLimit(undefined, now)).toBe(false);
    expect(hasSessionEndedByLimit(now + hour, now)).toBe(false);
    expect(hasSessionEndedByLimit(now, now)).toBe(true);
    expect(hasSessionEndedByLimit(now - hour, now)).toBe(true);
    // Clocks and answers differ by seconds: five before its end it counts as ended.
    expect([4_999, 5_000].map((ahead) => hasSessionEndedByLimit(now + ahead, now))).toEqual([
      true,
      false,
    ]);
  });
});
