import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FragmentAsk, type LoadDeps, loadFragment } from "~/features/remote-pages/load.server";
import type { RemoteAnswer, RemoteAsk } from "~/platform/remotes/client.server";
import { detachedScope, type PlatformScope, platformScope } from "~/platform/scope.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let page = 0;

/** A remote that answers after `ms`, and a page of its own for each test, since kept fragments outlive a test. */
function remote(ms: number, answer: RemoteAnswer | (() => Promise<RemoteAnswer>)) {
  page += 1;
  const asked: { scope: PlatformScope; ask: RemoteAsk }[] = [];
  const logged: string[] = [];
  const deps: LoadDeps = {
    async fetchRemote(scope, ask) {
      asked.push({ scope, ask });
      await new Promise((resolve) => setTimeout(resolve, ms));
      return typeof answer === "function" ? answer() : answer;
    },
    detachedScope,
    pageOf: (url, path, search) => new URL(`${url}${path}${search}`, "https://platform.example"),
    prepare: { origins: [], ownOrigin: null, localOrigin: null, styleAddress: () => "" },
    now: () => Date.now(),
    log: (message) => logged.push(message),
  };
  const ask: FragmentAsk = {
    app: "betting",
    remote: { url: "/remotes/betting", budgetMs: null },
    path: `/en/page-${page}`,
    search: "",
    isPersonal: false,
  };
  return { deps, ask, asked, logged };
}

const body = (text: string): RemoteAnswer => ({ ok: true, ms: 1, reply: { body: text, appName: "betting" } });
const visitor = (lng = "en", country = "ru") =>
  platformScope({
    lng,
    country,
    requestId: "r",
    url: "https://bets.example/",
    auth: { sessionId: "s", token: "t", tokenExpires: 0, onToken: () => {} },
  });

async function load(deps: LoadDeps, scope: PlatformScope, ask: FragmentAsk, ms: number) {
  const started = Date.now();
  const loading = loadFragment(deps, scope, ask).then((result) => ({ result, ms: Date.now() - started }));
  await vi.advanceTimersByTimeAsync(ms);
  return loading;
}

describe("asking a remote", () => {
  it("REM-09 gives its body where it answers within the budget", async () => {
    const { deps, ask } = remote(300, body("<p>Hi"));
    const { result } = await load(deps, visitor(), ask, 300);
    expect(result).toMatchObject({ state: "ready", fragment: { body: "<p>Hi</p>" } });
  });

  it("REM-10 takes 400 ms at most where nothing else is said, and the answer warms what is shared", async () => {
    const { deps, ask, asked } = remote(900, body("<p>late</p>"));
    const first = await load(deps, visitor(), ask, 400);
    expect(first).toEqual({ result: { state: "loading" }, ms: 400 });
    await vi.advanceTimersByTimeAsync(500);
    const second = await load(deps, visitor(), ask, 0);
    expect(second).toMatchObject({ result: { state: "ready" }, ms: 0 });
    expect(asked).toHaveLength(1);
  });

  it("REM-10 takes the remote's own budget, and what a patient caller allows", async () => {
    const { deps, ask } = remote(5_000, body(""));
    const quick = { ...ask, remote: { ...ask.remote, budgetMs: 150 } };
    expect(await load(deps, visitor(), quick, 150)).toEqual({ result: { state: "loading" }, ms: 150 });
    expect(await load(deps, visitor(), { ...ask, waitMs: 6_000 }, 6_000)).toMatchObject({
      result: { state: "ready" },
    });
  });

  it("REM-10 of a dead one does not hold another", async () => {
    const dead = remote(60_000, body(""));
    const alive = remote(50, body("<p>ok</p>"));
    const both = Promise.all([
      loadFragment(dead.deps, visitor(), dead.ask),
      loadFragment(alive.deps, visitor(), alive.ask),
    ]);
    await vi.advanceTimersByTimeAsync(400);
    expect(await both).toMatchObject([{ state: "loading" }, { state: "ready" }]);
  });

  it("REM-10 happens once for all who ask meanwhile, and again after a second", async () => {
    const { deps, ask, asked } = remote(100, body("<p>one</p>"));
    const all = Promise.all([1, 2, 3].map(() => loadFragment(deps, visitor(), ask)));
    await vi.advanceTimersByTimeAsync(100);
    await all;
    await load(deps, visitor(), ask, 0);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await load(deps, visitor(), ask, 100);
    expect(asked).toHaveLength(2);
  });

  it("REM-09 keeps apart what a language or a country changes", async () => {
    const { deps, ask, asked } = remote(0, body(""));
    for (const scope of [visitor("en", "ru"), visitor("ru", "ru"), visitor("en", "kz")])
      await load(deps, scope, ask, 1);
    await load(deps, visitor("en", "ru"), { ...ask, search: "?q=1" }, 1);
    expect(asked).toHaveLength(4);
  });

  it("REM-11 for what is nobody's own goes without the visitor", async () => {
    const { deps, ask, asked } = remote(0, body(""));
    await load(deps, visitor(), ask, 1);
    expect(asked[0]?.scope.auth).toBeNull();
    expect(asked[0]?.ask.isPersonal).toBe(false);
  });

  it("REM-11 for a player goes with the player and is kept for no one", async () => {
    const { deps, ask, asked } = remote(0, body("<p>yours</p>"));
    const mine = { ...ask, isPersonal: true };
    await load(deps, visitor(), mine, 1);
    await load(deps, visitor(), mine, 1);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.scope.auth?.token).toBe("t");
    expect(asked[0]?.ask).toMatchObject({ isPersonal: true, remote: { budgetMs: 400 } });
  });
});

describe("a remote that fails", () => {
  it.each([404, 403, 500, 503])("REM-07 with %i says so", async (status) => {
    const { deps, ask } = remote(0, { ok: false, kind: "status", status });
    expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error", status });
  });

  it("REM-06 without an answer is an error without a status", async () => {
    for (const kind of ["network", "malformed", "forbidden-origin"] as const) {
      const { deps, ask } = remote(0, { ok: false, kind, status: 499 });
      expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    }
  });

  it("REM-10 by a defect is contained and logged", async () => {
    const { deps, ask, logged } = remote(0, () => Promise.reject(new Error("boom")));
    expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    expect(logged).toHaveLength(1);
  });

  it("REM-10 with a body larger than any page is refused and logged", async () => {
    const { deps, ask, logged } = remote(0, body("x".repeat(2_000_000)));
    expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    expect(logged).toHaveLength(1);
  });

  it("REM-03 with 500 is asked again at once by the next, with 404 not within a second", async () => {
    const broken = remote(0, { ok: false, kind: "status", status: 500 });
    const missing = remote(0, { ok: false, kind: "status", status: 404 });
    for (const { deps, ask } of [broken, broken, missing, missing]) await load(deps, visitor(), ask, 1);
    expect([broken.asked.length, missing.asked.length]).toEqual([2, 1]);
  });
});
