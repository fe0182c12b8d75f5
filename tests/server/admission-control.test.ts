import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AdmissionResult, createAdmissionControl } from "~/server/admission-control";

let hasTime = false;
/** How often the admission asked whether the process has time. */
let asked = 0;
const make = () =>
  createAdmissionControl({
    least: 2,
    hasTime: () => {
      asked += 1;
      return hasTime;
    },
    everyMs: 10,
    patienceMs: 1000,
  });

beforeEach(() => {
  vi.useFakeTimers();
  hasTime = false;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Comes to the admission and notes how it went. */
function come(admission: ReturnType<typeof make>, name: string, said: string[]) {
  const gone = new AbortController();
  const entry = admission.enter(gone.signal).then((how: AdmissionResult) => {
    said.push(`${name} ${how}`);
  });
  return { entry, goAway: () => gone.abort() };
}

describe("admission control", () => {
  it("OPS-01 a busy process handles few requests at once and admits the others in order of arrival", async () => {
    const admission = make();
    const said: string[] = [];
    for (const name of ["a", "b", "c", "d"]) come(admission, name, said);
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual(["a in", "b in"]);
    admission.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c in"]);
    admission.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c in", "d in"]);
  });

  it("OPS-04 a process that waits for a slow platform admits more requests, a few at a time", async () => {
    const admission = make();
    const said: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) come(admission, name, said);
    hasTime = true;
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(10);
    expect(said).toHaveLength(5);
    // Nobody asks a process that nobody waits for. (The timers of this worker are not counted: a file before this one
    // may still start some.)
    asked = 0;
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(0);
  });

  it("OPS-01 an aborted or overdue request leaves the queue and frees its place", async () => {
    const admission = make();
    const said: string[] = [];
    come(admission, "a", said);
    come(admission, "b", said);
    const c = come(admission, "c", said);
    come(admission, "d", said);
    c.goAway();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["a in", "b in", "c gone"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said.at(-1)).toBe("d late");
    const late = new AbortController();
    late.abort();
    expect(await admission.enter(late.signal)).toBe("gone");
    // Both places are free again once the two are done, and not more.
    admission.leave();
    admission.leave();
    for (const name of ["e", "f", "g"]) come(admission, name, said);
    await vi.advanceTimersByTimeAsync(0);
    expect(said.slice(4)).toEqual(["e in", "f in"]);
  });
});
