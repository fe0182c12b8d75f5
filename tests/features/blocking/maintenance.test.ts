import { describe, expect, it } from "vitest";
import {
  maintenanceLanguage,
  maintenanceStateOrClosedByCookie,
  retryAfterSeconds,
} from "~/features/blocking/maintenance";

const window = {
  startedAt: 1_000_000,
  endedAt: 2_000_000,
  notifyStartedAt: 500_000,
  notifyEndedAt: 1_500_000,
  isActive: true,
  isWebOpen: false,
};

describe("maintenance", () => {
  it.each([
    [499_999, "none"],
    [500_000, "notify"],
    [999_999, "notify"],
    [1_000_000, "closed"],
    [1_999_999, "closed"],
  ])("NTC-05 the maintenance phase at %i is %s", (now, phase) => {
    expect(maintenanceStateOrClosedByCookie(window, false, now)).toEqual({
      phase,
      startsAt: 1_000_000,
      endsAt: 2_000_000,
    });
  });

  it("NTC-05 a maintenance in which the web site works closes nothing and is not announced", () => {
    for (const now of [500_000, 1_000_000])
      expect(
        maintenanceStateOrClosedByCookie({ ...window, isWebOpen: true }, false, now).phase,
      ).toBe("none");
  });

  it("NTC-05 the maintenance phase after the window is none, without times", () => {
    expect(maintenanceStateOrClosedByCookie(window, false, 2_000_000)).toEqual({
      phase: "none",
      startsAt: null,
      endsAt: null,
    });
  });

  it("NTC-05 maintenance needs an active window, or is closed by cookie at any time", () => {
    expect(
      maintenanceStateOrClosedByCookie({ ...window, isActive: false }, false, 1_500_000).phase,
    ).toBe("none");
    expect(maintenanceStateOrClosedByCookie(null, false, 1_500_000)).toEqual({
      phase: "none",
      startsAt: null,
      endsAt: null,
    });
    expect(maintenanceStateOrClosedByCookie(null, true, 1_500_000)).toEqual({
      phase: "closed",
      startsAt: null,
      endsAt: null,
    });
    expect(maintenanceStateOrClosedByCookie({ ...window, isActive: false }, true, 0).phase).toBe(
      "closed",
    );
  });

  it("NTC-06 a cookie's maintenance has no times of a maintenance that is over or has none", () => {
    const timesAt = (
      given: Parameters<typeof maintenanceStateOrClosedByCookie>[0],
      now: number,
    ) => {
      const { phase, startsAt, endsAt } = maintenanceStateOrClosedByCookie(given, true, now);
      return [phase, startsAt, endsAt];
    };
    expect(timesAt(window, 1_500_000)).toEqual(["closed", 1_000_000, 2_000_000]);
    expect(timesAt(window, 2_000_000)).toEqual(["closed", null, null]);
    expect(timesAt({ ...window, startedAt: null, endedAt: null }, 1_500_000)).toEqual([
      "closed",
      null,
      null,
    ]);
  });

  it("NTC-05 a maintenance without a named start began before, and one without a named end closes nothing", () => {
    const phaseOf = (given: Partial<typeof window> | object) =>
      maintenanceStateOrClosedByCookie({ ...window, ...given }, false, 1_500_000).phase;
    expect(phaseOf({ startedAt: null })).toBe("closed");
    expect(phaseOf({ endedAt: null, notifyEndedAt: null })).toBe("none");
  });

  it("NTC-05 Retry-After is the end of the maintenance window, else five minutes", () => {
    expect(
      retryAfterSeconds(maintenanceStateOrClosedByCookie(window, false, 1_000_500), 1_000_500),
    ).toBe(1000);
    expect(
      retryAfterSeconds(maintenanceStateOrClosedByCookie(window, true, 3_000_000), 3_000_000),
    ).toBe(300);
    expect(retryAfterSeconds(maintenanceStateOrClosedByCookie(null, true, 0), 0)).toBe(300);
  });

  it("NTC-06 the maintenance page is in Russian for az, kk, uk and ru and in English otherwise", () => {
    for (const lng of ["az", "kk", "uk", "ru"] as const)
      expect(maintenanceLanguage(lng)).toBe("ru");
    for (const lng of ["en", "uz", "tr", "de", "fr", "es", "pt", "ar", "hi", "bn", "zh"] as const)
      expect(maintenanceLanguage(lng)).toBe("en");
  });
});
