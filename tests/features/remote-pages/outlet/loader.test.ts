import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientFragment, FragmentLocation } from "~/features/remote-pages/fragment";
import {
  type ClientFragmentResult,
  createOutletLoader,
  type OutletDisplayState,
  type ServerRenderedOutletState,
} from "~/features/remote-pages/outlet/loader";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (path: string, app = "betting"): FragmentLocation => ({ app, path, search: "" });
const home = page("/en");
const fragment: ClientFragment = {
  hash: "h",
  body: "b",
  styles: [],
  styleHrefs: [],
  scripts: [],
  code: null,
  title: null,
  asOf: null,
};
const good: ClientFragmentResult = { ok: true, fragment };
const failed = (status: number | null): ClientFragmentResult => ({ ok: false, status });

/** An outlet whose remote answers each ask as `answers` says; the last answer repeats. */
function outlet(found: Partial<ServerRenderedOutletState>, ...answers: ClientFragmentResult[]) {
  return outletAfter(100, found, ...answers);
}

function outletAfter(
  ms: number,
  found: Partial<ServerRenderedOutletState>,
  ...answers: ClientFragmentResult[]
) {
  const asked: { path: string; at: number; signal: AbortSignal }[] = [];
  const shown: string[] = [];
  const views: OutletDisplayState[] = [];
  const log: string[] = [];
  const left: string[] = [];
  let cleared = 0;
  const start = Date.now();
  const loader = createOutletLoader(
    {
      ask(target, signal) {
        const reply = answers[Math.min(asked.length, answers.length - 1)] ?? good;
        asked.push({ path: target.path, at: Date.now() - start, signal });
        return new Promise((resolve) => setTimeout(() => resolve(reply), ms));
      },
      show: async (target) => void shown.push(target.path),
      clear() {
        cleared += 1;
      },
      changed: (view) => void views.push(view),
      statusPage: (status) => page(`/en/${status}`, "technical-pages"),
      leave: (to) => void left.push(to),
      log: (message) => void log.push(message),
      now: () => Date.now(),
      whenSeen(delayMs, call) {
        const timer = setTimeout(call, delayMs);
        return () => clearTimeout(timer);
      },
    },
    home,
    { state: "not-exist", status: null, isShown: false, ...found },
  );
  const states = () =>
    views.map((view) => view.state).filter((state, at, all) => state !== all[at - 1]);
  return {
    loader,
    asked,
    shown,
    views,
    log,
    left,
    states,
    view: () => views.at(-1),
    cleared: () => cleared,
  };
}

describe("remote page outlet in the browser", () => {
  it("REM-09 an outlet that the server filled requests nothing", async () => {
    const { asked, cleared } = outlet({ state: "ready", isShown: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, cleared()]).toEqual([0, 0]);
  });

  it("REM-16 an outlet with an old copy requests in the background until a current one arrives", async () => {
    const old: ClientFragmentResult = { ok: true, fragment: { ...fragment, asOf: 5 } };
    const { asked, view, views, cleared } = outletAfter(
      1_000,
      { state: "ready", isShown: true, asOf: 3 },
      old,
      good,
    );
    await vi.advanceTimersByTimeAsync(6_000);
    expect([asked.length, view()?.asOf]).toEqual([1, 5]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect([asked.length, view()?.asOf]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, cleared()]).toEqual([2, 0]);
    expect(views.some(({ isSlow }) => isSlow)).toBe(false);
  });

  it("REM-02 an empty outlet changes from loading to ready", async () => {
    const { states, shown, log } = outlet({});
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(["loading", "ready"]);
    expect(shown).toEqual(["/en"]);
    expect(log).toEqual([]);
  });

  it("REM-09 an outlet that the server left loading requests its page", async () => {
    const { asked, view, log } = outlet({ state: "loading" });
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(view()).toMatchObject({ state: "ready", isSlow: false });
    expect(log).toEqual([]);
  });

  it("REM-09 an outlet that lost the server's content loads it again", async () => {
    const { states, log } = outlet({ state: "ready", isShown: false });
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(["not-exist", "loading", "ready"]);
    expect(log).toEqual([]);
  });

  it("REM-05 a fast outlet never shows the skeleton", async () => {
    const { views } = outlet({});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(views.some(({ isSlow }) => isSlow)).toBe(false);
  });

  it("REM-05 a slow outlet keeps the previous page of the same app", async () => {
    const { loader, view, cleared } = outletAfter(3_000, { state: "ready", isShown: true });
    loader.go(page("/en/line"));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(view()).toMatchObject({ state: "loading", isSlow: true, hasContent: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(view()).toMatchObject({ state: "ready", isSlow: false });
    expect(cleared()).toBe(0);
  });

  it("REM-05 a slow outlet replaces the page of another app by the skeleton after 200 ms", async () => {
    const { loader, view, cleared } = outletAfter(3_000, { state: "ready", isShown: true });
    loader.go(page("/en/office/account", "office"));
    await vi.advanceTimersByTimeAsync(199);
    expect([cleared(), view()?.isSlow]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(cleared()).toBe(1);
    expect(view()).toMatchObject({ isSlow: true, hasContent: false });
  });

  it("REM-02 going to another page aborts the load of the earlier one", async () => {
    const { loader, asked, shown, log } = outlet({ state: "ready", isShown: true });
    loader.go(page("/en/line"));
    await vi.advanceTimersByTimeAsync(50);
    loader.go(page("/en/live"));
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual(["/en/live"]);
    expect(log).toEqual([]);
  });

  it("REM-03 a failing outlet retries after 1, 2 and 4 s and then no more", async () => {
    const { asked, view, log } = outlet({}, failed(null));
    await vi.advanceTimersByTimeAsync(60_000);
    // Each try takes 100 ms before its wait begins.
    expect(asked.map(({ at }) => at)).toEqual([0, 1_100, 3_200, 7_300]);
    expect(view()).toMatchObject({ state: "error", isRetrying: false });
    expect(log).toEqual([]);
  });

  it("REM-03 an outlet starts counting retries again after a successful load", async () => {
    const { loader, asked, view } = outlet(
      {},
      failed(null),
      good,
      failed(null),
      failed(null),
      failed(null),
      failed(null),
    );
    await vi.advanceTimersByTimeAsync(1_200);
    expect(view()?.state).toBe("ready");
    loader.go(page("/en/line"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2 + 4);
  });

  it("REM-03 REM-06 a manual reload of an outlet is allowed once a second and marked as retrying", async () => {
    const { loader, asked, view } = outlet({}, failed(404));
    await vi.advanceTimersByTimeAsync(300);
    const before = asked.length;
    loader.reload();
    expect(view()?.isRetrying).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    loader.reload();
    expect(asked.filter(({ path }) => path === "/en").length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    loader.reload();
    expect(asked.filter(({ path }) => path === "/en").length).toBe(3);
    expect(before).toBe(2);
  });

  it("REM-07 an outlet shows the 404 page for a missing remote page and does not retry", async () => {
    const { asked, shown, view } = outlet({}, failed(404), good);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ path }) => path)).toEqual(["/en", "/en/404"]);
    expect(shown).toEqual(["/en/404"]);
    expect(view()).toMatchObject({ state: "error", status: 404, isStatusPage: true });
  });

  it("REM-07 an outlet with the 500 page returns to its own page as soon as the remote recovers", async () => {
    const { asked, shown, view } = outlet({}, failed(500), good, good);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(asked.map(({ path }) => path)).toEqual(["/en", "/en/500", "/en"]);
    expect(shown).toEqual(["/en/500", "/en"]);
    expect(view()).toMatchObject({ state: "ready", isStatusPage: false, status: null });
  });

  it("REM-06 an outlet whose status page also fails shows the error without content", async () => {
    const { view } = outlet({}, failed(404), failed(null));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view()).toMatchObject({ state: "error", isStatusPage: false, hasContent: false });
  });

  it("REM-06 a failed outlet removes the content of the previous page", async () => {
    const { loader, cleared } = outlet({ state: "ready", isShown: true }, failed(null));
    loader.go(page("/en/line"));
    await vi.advanceTimersByTimeAsync(100);
    expect(cleared()).toBe(1);
  });

  it("REM-13 an outlet reloads its page in the background after a form submission", async () => {
    const { loader, asked, view, states } = outlet({ state: "ready", isShown: true });
    loader.refresh();
    expect(view()).toMatchObject({ hasContent: true });
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(1);
    expect(states()).toEqual(["not-exist", "loading", "ready"]);
  });

  it("REM-13 an outlet follows a redirect to another page", async () => {
    const { left, view } = outlet(
      {},
      { ok: false, status: null, movedTo: "https://bets.example/en/user/login" },
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(left).toEqual(["https://bets.example/en/user/login"]);
    expect(view()?.state).toBe("loading");
  });

  it("REM-04 a closed outlet removes its content and requests nothing more", async () => {
    const { loader, asked, cleared, view } = outlet(
      { state: "ready", isShown: true },
      failed(null),
    );
    loader.refresh();
    await vi.advanceTimersByTimeAsync(150);
    loader.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.length, cleared(), view()?.state]).toEqual([1, 1, "not-exist"]);
  });

  it("REM-06 an outlet with an error from the server retries on its own after a second", async () => {
    const { asked, view } = outlet({ state: "error" });
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(101);
    expect(view()?.state).toBe("ready");
  });
});
