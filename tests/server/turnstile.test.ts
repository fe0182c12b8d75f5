import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTurnstile, type Entry } from "~/server/turnstile";

let hasTime = false;
const make = () => createTurnstile({ least: 2, hasTime: () => hasTime, everyMs: 10, patienceMs: 1000 });

beforeEach(() => {
  vi.useFakeTimers();
  hasTime = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Comes to the turnstile and notes how it went. */
function come(turnstile: ReturnType<typeof make>, name: string, said: string[]) {
  const gone = new AbortController();
  const entry = turnstile.enter(gone.signal).then((how: Entry) => {
    said.push(`${name} ${how}`);
  });
  return { entry, goAway: () => gone.abort() };
}

describe("who may begin", () => {
  it("OPS-01 a busy process works on a few at once, the others in the order they came", async () => {
    const turnstile = make();
    const said: string[] = [];
    for (const name of ["a", "b", "c", "d"]) come(turnstile, name, said);
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual(["a in", "b in"]);
    turnstile.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c in"]);
    turnstile.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c in", "d in"]);
  });

  it("OPS-04 one that waits for a slow platform takes more, a few at a time", async () => {
    const turnstile = make();
    const said: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) come(turnstile, name, said);
    hasTime = true;
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toHaveLength(5);
    // Nobody looks at the clock of a process that nobody waits for.
    await vi.advanceTimersByTimeAsync(2000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("OPS-01 whoever goes away or has waited too long leaves the queue without an effect", async () => {
    const turnstile = make();
    const said: string[] = [];
    come(turnstile, "a", said);
    come(turnstile, "b", said);
    const c = come(turnstile, "c", said);
    come(turnstile, "d", said);
    c.goAway();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c gone"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said.at(-1)).toBe("d late");
    const late = new AbortController();
    late.abort();
    expect(await turnstile.enter(late.signal)).toBe("gone");
    // Both places are free again once the two are done, and not more.
    turnstile.leave();
    turnstile.leave();
    for (const name of ["e", "f", "g"]) come(turnstile, name, said);
    await vi.advanceTimersByTimeAsync(0);
    expect(said.slice(4)).toEqual(["e in", "f in"]);
  });
});
