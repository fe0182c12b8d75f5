import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerDayAt, signedInMsSince } from "~sandbox/services/limits/day";

const hour = 3_600_000;
const at = (text: string) => Date.parse(`${text}Z`);
const zones = fc.integer({ min: -24, max: 28 }).map((halves) => halves / 2);
const moments = fc.integer({ min: at("2024-01-01T00:00"), max: at("2024-12-31T00:00") });

describe("day of a session limit", () => {
  it.each([
    [0, "2024-08-14T00:00", "2024-08-15T00:00"],
    [3, "2024-08-13T21:00", "2024-08-14T21:00"],
    [-8, "2024-08-14T08:00", "2024-08-15T08:00"],
    [5.5, "2024-08-13T18:30", "2024-08-14T18:30"],
    [14, "2024-08-14T10:00", "2024-08-15T10:00"],
  ])(
    "SSL-01 the day of a session limit runs from midnight to midnight %d hours east of UTC",
    (zone, startedAt, endsAt) => {
      expect(playerDayAt(null, zone, at("2024-08-14T16:00"))).toEqual({
        startedAt: at(startedAt),
        endsAt: at(endsAt),
      });
    },
  );

  it("SSL-01 the next day of a session limit begins exactly at the end of the one before", () => {
    const day = playerDayAt(null, 3, at("2024-08-14T16:00"));
    expect(playerDayAt(day, 3, day.endsAt - 1)).toBe(day);
    expect(playerDayAt(day, 3, day.endsAt)).toEqual({
      startedAt: day.endsAt,
      endsAt: day.endsAt + 24 * hour,
    });
    // After days away it is the day of now.
    expect(playerDayAt(day, 3, at("2024-08-20T16:00")).startedAt).toBe(at("2024-08-19T21:00"));
  });

  it("SSL-01 a change of time zone begins no new day, and no day is shorter than 24 hours", () => {
    fc.assert(
      fc.property(
        moments,
        fc.array(fc.tuple(zones, fc.integer({ min: 0, max: 30 * hour })), { maxLength: 20 }),
        (start, changes) => {
          let now = start;
          let day = playerDayAt(null, 0, now);
          for (const [zone, later] of changes) {
            now += later;
            const next = playerDayAt(day, zone, now);
            if (now < day.endsAt) expect(next).toBe(day);
            else expect(next.startedAt).toBeGreaterThanOrEqual(day.endsAt);
            expect(next.startedAt).toBeLessThanOrEqual(now);
            expect(next.endsAt).toBeGreaterThan(now);
            expect(next.endsAt - next.startedAt).toBeGreaterThanOrEqual(24 * hour);
            expect(next.endsAt - next.startedAt).toBeLessThan(48 * hour);
            day = next;
          }
        },
      ),
    );
  });
});

describe("signed-in time of a player", () => {
  it("SSL-01 the signed-in time of a player counts minutes covered by several sessions once", () => {
    const minutes = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        minutes,
        fc.array(fc.tuple(minutes, minutes), { maxLength: 8 }),
        (since, pairs) => {
          const stretches = pairs.map(([a, b]) => ({
            startedAt: Math.min(a, b),
            endedAt: Math.max(a, b),
          }));
          let covered = 0;
          for (let minute = since; minute < 400; minute++)
            if (stretches.some(({ startedAt, endedAt }) => startedAt <= minute && minute < endedAt))
              covered += 1;
          expect(signedInMsSince(since, stretches)).toBe(covered);
        },
      ),
    );
  });
});
