// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startDomainChecker } from "~/features/network/domain-checker.client";

/** What each origin answers to the question whether it serves the site; none = no answer. */
let answers: Readonly<Record<string, boolean>> = {};
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { origin, pathname } = new URL(String(input));
    asked.push(origin + pathname);
    const isServed = answers[origin];
    if (isServed === undefined) throw new TypeError("Failed to fetch");
    return Response.json({ isServed });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const own = location.origin;
const mirrors = [own, "https://one.example", "https://two.example"];

it("CFG-12 the domain checker asks its own host 60 s after start and hourly, and other domains only where it is not served", async () => {
  answers = { [own]: true };
  const found = vi.fn();
  const stop = startDomainChecker(mirrors, found);
  await vi.advanceTimersByTimeAsync(60_000 - performance.now() - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([`${own}/domain/check`]);
  expect(found.mock.calls).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(2);
});

it("CFG-11 CFG-12 a host that is not served names the first domain that answers, and failures are only logged", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  answers = { [own]: false, "https://two.example": true };
  const found = vi.fn();
  const stop = startDomainChecker(mirrors, found);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found.mock.calls).toEqual([["https://two.example"]]);
  expect(warned.mock.calls[0]?.[0]).toContain("https://one.example");
  // Nothing answers: nothing is known, and the notice stays as it was.
  answers = {};
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(found).toHaveBeenCalledTimes(1);
  stop();
});
