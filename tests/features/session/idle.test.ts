import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSessionWaits } from "~/features/session/due";
import {
  activityToStore,
  idleLimitMs,
  idleTimeLeftMs,
  isHalfOfIdleLimitOver,
} from "~/features/session/idle";
import { limitFor } from "../../support/limit";

const minute = 60_000;
const moment = fc.integer({ min: 0, max: 10 ** 13 });
const lengthMs = fc.integer({ min: 1, max: 1_440 }).map((minutes) => minutes * minute);

describe("idle session", () => {
  it("SES-07 an idle session lasts the configured minutes to the millisecond, and 0 minutes mean no end", () => {
    expect([idleLimitMs({ idleMinutes: 0 }), idleLimitMs({ idleMinutes: 15 })]).toEqual([
      null,
      900_000,
    ]);
    const seen = { at: 1_000, isIdle: false };
    expect([1_000, 60_999, 61_000, 99_000].map((now) => idleTimeLeftMs(seen, minute, now))).toEqual(
      [60_000, 1, 0, 0],
    );
    expect(idleTimeLeftMs(null, minute, 5)).toBe(minute);
  });

  it("SES-07 the time left of an idle session is never above the limit, whatever the clock does", () => {
    fc.assert(
      fc.property(moment, moment, lengthMs, (at, now, idleMs) => {
        const left = idleTimeLeftMs({ at, isIdle: false }, idleMs, now);
        expect(left >= 0 && left <= idleMs).toBe(true);
        expect(left === 0).toBe(now - at >= idleMs);
      }),
    );
  });

  it("SES-07 a session is reported idle once after half its limit and active at the next activity", () => {
    const seen = { at: 0, isIdle: false };
    expect([29_999, 30_000].map((now) => isHalfOfIdleLimitOver(seen, minute, now))).toEqual([
      false,
      true,
    ]);
    expect(isHalfOfIdleLimitOver({ at: 40_000, isIdle: false }, minute, 69_999)).toBe(false);
    expect(isHalfOfIdleLimitOver({ at: 0, isIdle: true }, minute, 40_000)).toBe(false);
    expect(isHalfOfIdleLimitOver(null, minute, 40_000)).toBe(false);
    expect(activityToStore({ at: 0, isIdle: true }, 40_000)).toEqual({ at: 40_000, isIdle: false });
  });

  it("SES-07 activity within a second of the last is not stored again", () => {
    const seen = { at: 5_000, isIdle: false };
    expect([5_000, 5_999].map((now) => activityToStore(seen, now))).toEqual([null, null]);
    expect(activityToStore(seen, 6_000)).toEqual({ at: 6_000, isIdle: false });
    expect(activityToStore(seen, 4_000)).toEqual({ at: 4_000, isIdle: false });
    expect(activityToStore(null, 4_000)).toEqual({ at: 4_000, isIdle: false });
  });
});

describe("upcoming session events", () => {
  const session = limitFor({ code: 31, value: 1, left: 90_000 });
  const quiet = {
    limits: [],
    delayMs: 5,
    checkAt: null,
    idle: null,
    areTermsChanged: false,
    now: 0,
  };
  const raise = limitFor({ code: 20, value: 1, state: "PENDING", needsApproval: true });

  it("SSL-01 APR-01 RCK-01 the next session event is the first of session end, approval and reality check", () => {
    const facts = {
      ...{ limits: [session, raise], delayMs: 200_000, checkAt: 150_000, now: 100_000 },
      ...{ idle: null, areTermsChanged: false },
    };
    expect(toSessionWaits(facts)).toEqual({
      isPinging: true,
      inMs: 50_000,
      idle: null,
      agreed: '{"nextAt":150000,"approvalAt":200000}',
      areTermsChanged: false,
    });
    expect(toSessionWaits({ ...facts, checkAt: 100_000 }).inMs).toBe(90_000);
    const alone = toSessionWaits({ ...facts, limits: [raise], checkAt: null });
    expect([alone.inMs, alone.agreed]).toEqual([100_000, '{"nextAt":null,"approvalAt":200000}']);
    expect(toSessionWaits({ ...facts, limits: [] }).agreed).toBe(
      '{"nextAt":150000,"approvalAt":null}',
    );
  });

  it("RCK-01 APR-01 tabs agree on the times of session events, independent of when they compare", () => {
    fc.assert(
      fc.property(moment, moment, fc.option(moment), (one, other, checkAt) => {
        const at = (now: number) =>
          toSessionWaits({ ...quiet, limits: [raise], checkAt, now }).agreed;
        expect(at(one)).toBe(at(other));
      }),
    );
    expect(toSessionWaits({ ...quiet, areTermsChanged: true })).toEqual({
      isPinging: false,
      inMs: null,
      idle: null,
      agreed: null,
      areTermsChanged: true,
    });
  });
});
