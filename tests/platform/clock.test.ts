import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  platformNow,
  resetPlatformClock,
  updateClockFromReply,
} from "~/platform/transport/clock.server";

const start = Date.parse("2026-01-01T00:00:00Z");
const hour = 3_600_000;
const reply = (time: number | string) => new Headers({ "x-platform-time": String(time) });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  resetPlatformClock();
});
afterEach(() => {
  vi.useRealTimers();
});

it("PLT-07 the platform clock is this machine's time where the platform states none", () => {
  updateClockFromReply(new Headers(), start);
  updateClockFromReply(reply("soon"), start);
  updateClockFromReply(reply("-5"), start);
  expect(platformNow()).toBe(start);
});

it("PLT-07 the platform clock follows a jump at once, in both directions", () => {
  updateClockFromReply(reply(start + hour), start);
  expect(platformNow()).toBe(start + hour);
  vi.advanceTimersByTime(500);
  expect(platformNow()).toBe(start + hour + 500);
  updateClockFromReply(reply(start - hour), start + 500);
  expect(platformNow()).toBe(start - hour);
});

it("PLT-07 the platform's time is taken as that half way between request and response", () => {
  vi.advanceTimersByTime(400);
  updateClockFromReply(reply(start + hour), start);
  expect(platformNow()).toBe(start + hour + 200);
});

it("PLT-07 the platform clock ignores jitter and never runs backwards", () => {
  updateClockFromReply(reply(start + hour), start);
  let last = platformNow();
  for (const jitter of [900, -900, 0, 700, -300]) {
    vi.advanceTimersByTime(5);
    updateClockFromReply(reply(Date.now() + hour + jitter), Date.now());
    expect(platformNow()).toBe(last + 5);
    last = platformNow();
  }
});

it("PLT-07 a slow response is not taken for a jump of the platform clock", () => {
  vi.advanceTimersByTime(6000);
  // The platform's clock agrees; its answer waited 6 s on the way back.
  updateClockFromReply(reply(start), start);
  expect(platformNow()).toBe(start + 6000);
});

it("PLT-07 the platform clock ignores responses to requests made before its last jump", () => {
  vi.advanceTimersByTime(100);
  updateClockFromReply(reply(start + hour), start + 90);
  vi.advanceTimersByTime(100);
  updateClockFromReply(reply(start + 50), start + 40);
  expect(platformNow()).toBeGreaterThan(start + hour);
});
