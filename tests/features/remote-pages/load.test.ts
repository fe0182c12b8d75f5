import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FragmentLoadDeps, FragmentRequest } from "~/features/remote-pages/ask-remote.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import type {
  RemotePageRequest,
  RemotePageResult,
} from "~/platform/services/remotes/page-types.server";
import {
  createPlatformScope,
  createSignedOutBackgroundScope,
  type PlatformScope,
} from "~/platform/transport/scope.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let page = 0;

/** A remote that answers after `ms`, and a page of its own for each test, since kept fragments outlive a test. */
function remote(ms: number, answer: RemotePageResult | (() => Promise<RemotePageResult>)) {
  page += 1;
  const asked: { scope: PlatformScope; ask: RemotePageRequest }[] = [];
  const logged: string[] = [];
  const deps: FragmentLoadDeps = {
    async fetchRemote(scope, ask) {
      asked.push({ scope, ask });
      await new Promise((resolve) => setTimeout(resolve, ms));
      return typeof answer === "function" ? answer() : answer;
    },
    detachedScope: createSignedOutBackgroundScope,
    pageOf: (url, path, search) => new URL(`${url}${path}${search}`, "https://platform.example"),
    prepare: {
      origins: [],
      ownOrigin: null,
      frames: [],
      localOrigin: null,
      styleAddress: () => "",
    },
    now: () => Date.now(),
    clock: () => Date.now() - 1_000_000,
    log: (message) => logged.push(message),
  };
  const ask: FragmentRequest = {
    app: "betting",
    remote: { url: "/remotes/betting", budgetMs: null },
    path: `/en/page-${page}`,
    search: "",
    isPersonal: false,
    display: {},
  };
  return { deps, ask, asked, logged };
}

const body = (text: string): RemotePageResult => ({
  ok: true,
  ms: 1,
  reply: { body: text, appName: "betting" },
});
const visitor = (lng = "en", country = "ru") =>
  createPlatformScope({
    lng,
    country,
    requestId: "r",
    url: "https://bets.example/",
    auth: { sessionId: "s", token: "t", tokenExpires: 0, onToken: () => {} },
  });

async function load(
  deps: FragmentLoadDeps,
  scope: PlatformScope,
  ask: FragmentRequest,
  ms: number,
) {
  const started = Date.now();
  const loading = loadFragment(deps, scope, ask).then((result) => ({
    result,
    ms: Date.now() - started,
  }));
  await vi.advanceTimersByTimeAsync(ms);
  return loading;
}

describe("remote page request", () => {
  it("REM-09 a remote page that answers within its budget is ready", async () => {
    const { deps, ask } = remote(300, body("<p>Hi"));
    const { result } = await load(deps, visitor(), ask, 300);
    expect(result).toMatchObject({ state: "ready", fragment: { body: "<p>Hi</p>" } });
  });

  it("REM-10 a remote page request waits 400 ms by default, and a late answer is cached for the next one", async () => {
    const { deps, ask, asked } = remote(900, body("<p>late</p>"));
    const first = await load(deps, visitor(), ask, 400);
    expect(first).toEqual({ result: { state: "loading" }, ms: 400 });
    await vi.advanceTimersByTimeAsync(500);
    const second = await load(deps, visitor(), ask, 0);
    expect(second).toMatchObject({ result: { state: "ready" }, ms: 0 });
    expect(asked).toHaveLength(1);
  });

  it("REM-10 a remote page request waits for the remote's own budget or the caller's longer one", async () => {
    const { deps, ask } = remote(5_000, body(""));
    const quick = { ...ask, remote: { ...ask.remote, budgetMs: 150 } };
    expect(await load(deps, visitor(), quick, 150)).toEqual({
      result: { state: "loading" },
      ms: 150,
    });
    expect(await load(deps, visitor(), { ...ask, waitMs: 6_000 }, 6_000)).toMatchObject({
      result: { state: "ready" },
    });
  });

  it("REM-10 a dead remote page does not delay another one", async () => {
    const dead = remote(60_000, body(""));
    const alive = remote(50, body("<p>ok</p>"));
    const both = Promise.all([
      loadFragment(dead.deps, visitor(), dead.ask),
      loadFragment(alive.deps, visitor(), alive.ask),
    ]);
    await vi.advanceTimersByTimeAsync(400);
    expect(await both).toMatchObject([{ state: "loading" }, { state: "ready" }]);
  });

  it("REM-10 simultaneous requests for a remote page share one fetch, repeated only after a second", async () => {
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

  it("REM-09 remote pages are cached separately by language, country and query", async () => {
    const { deps, ask, asked } = remote(0, body(""));
    for (const scope of [visitor("en", "ru"), visitor("ru", "ru"), visitor("en", "kz")])
      await load(deps, scope, ask, 1);
    await load(deps, visitor("en", "ru"), { ...ask, search: "?q=1" }, 1);
    expect(asked).toHaveLength(4);
  });

  it("REM-11 a shared remote page is requested without the visitor's session", async () => {
    const { deps, ask, asked } = remote(0, body(""));
    await load(deps, visitor(), ask, 1);
    expect(asked[0]?.scope.auth).toBeNull();
    expect(asked[0]?.ask.isPersonal).toBe(false);
  });

  it("REM-11 a personal remote page is requested with the player's session and not cached", async () => {
    const { deps, ask, asked } = remote(0, body("<p>yours</p>"));
    const mine = { ...ask, isPersonal: true };
    await load(deps, visitor(), mine, 1);
    await load(deps, visitor(), mine, 1);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.scope.auth?.token).toBe("t");
    expect(asked[0]?.ask).toMatchObject({ isPersonal: true, remote: { budgetMs: 2000 } });
  });
});

describe("unavailable remote page", () => {
  /** A remote that answers in turn; the last answer repeats. */
  function inTurn(ms: number, ...answers: RemotePageResult[]) {
    let count = 0;
    return remote(ms, async () => {
      count += 1;
      return answers[Math.min(count, answers.length) - 1] ?? body("");
    });
  }
  const second = () => vi.advanceTimersByTimeAsync(1_001);

  it.each<[string, RemotePageResult]>([
    ["503", { ok: false, kind: "status", status: 503 }],
    ["a broken connection", { ok: false, kind: "network" }],
    ["nonsense", { ok: false, kind: "malformed" }],
    ["an open breaker", { ok: false, kind: "open" }],
  ])(
    "REM-16 OPS-04 after %s the last good copy is shown with its age, and the new page once the remote recovers",
    async (_, failure) => {
      const { deps, ask } = inTurn(0, body("<p>one</p>"), failure, body("<p>two</p>"));
      await load(deps, visitor(), ask, 1);
      const goodAt = Date.now() - 1_000_000;
      await second();
      expect((await load(deps, visitor(), ask, 1)).result).toMatchObject({
        state: "ready",
        fragment: { body: "<p>one</p>" },
        asOf: expect.toSatisfy((at: number) => Math.abs(at - goodAt) <= 2),
      });
      await second();
      expect((await load(deps, visitor(), ask, 1)).result).toMatchObject({
        fragment: { body: "<p>two</p>" },
        asOf: null,
      });
    },
  );

  it("REM-16 REM-10 a silent remote with a good copy delays a page by its budget once, then not at all", async () => {
    const { deps, ask } = remote(0, body("<p>one</p>"));
    await load(deps, visitor(), ask, 1);
    await second();
    const silent = { ...deps, fetchRemote: () => new Promise<RemotePageResult>(() => {}) };
    const late = await load(silent, visitor(), { ...ask, waitMs: 5_000 }, 400);
    expect(late).toMatchObject({ result: { fragment: { body: "<p>one</p>" } }, ms: 400 });
    // The next has seen enough; a remote that answers again is waited for again.
    expect(await load(silent, visitor(), ask, 1)).toMatchObject({
      result: { fragment: { body: "<p>one</p>" } },
      ms: expect.toSatisfy((ms: number) => ms <= 1),
    });
  });

  it("REM-16 copies are separate by language, country and query, unused after a 404, and never personal", async () => {
    const gone: RemotePageResult = { ok: false, kind: "status", status: 404 };
    const broken: RemotePageResult = { ok: false, kind: "status", status: 500 };
    const missing = inTurn(0, body("<p>one</p>"), gone);
    await load(missing.deps, visitor(), missing.ask, 1);
    await second();
    expect((await load(missing.deps, visitor(), missing.ask, 1)).result).toEqual({
      state: "error",
      status: 404,
    });
    const other = inTurn(0, body("<p>one</p>"), broken);
    await load(other.deps, visitor("en"), other.ask, 1);
    await second();
    for (const [scope, ask] of [
      [visitor("ru"), other.ask],
      [visitor("en", "kz"), other.ask],
      [visitor("en"), { ...other.ask, search: "?q=1" }],
    ] as const)
      expect((await load(other.deps, scope, ask, 1)).result).toEqual({
        state: "error",
        status: 500,
      });
    const mine = inTurn(0, body("<p>yours</p>"), broken);
    await load(mine.deps, visitor(), { ...mine.ask, isPersonal: true }, 1);
    expect((await load(mine.deps, visitor(), { ...mine.ask, isPersonal: true }, 1)).result).toEqual(
      {
        state: "error",
        status: 500,
      },
    );
    expect((await load(mine.deps, visitor(), mine.ask, 1)).result).toEqual({
      state: "error",
      status: 500,
    });
  });
});

describe("failing remote page", () => {
  it.each([404, 403, 500, 503])(
    "REM-07 a remote page that answers %i is an error with that status",
    async (status) => {
      const { deps, ask } = remote(0, { ok: false, kind: "status", status });
      expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error", status });
    },
  );

  it("REM-06 a remote page without an answer is an error without a status", async () => {
    for (const kind of ["network", "malformed", "forbidden-origin"] as const) {
      const { deps, ask } = remote(0, { ok: false, kind, status: 499 });
      expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    }
  });

  it("REM-10 an exception during a remote page request becomes a logged error", async () => {
    const { deps, ask, logged } = remote(0, () => Promise.reject(new Error("boom")));
    expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    expect(logged).toHaveLength(1);
  });

  it("REM-10 a remote page with an oversized body becomes a logged error", async () => {
    const { deps, ask, logged } = remote(0, body("x".repeat(2_000_000)));
    expect((await load(deps, visitor(), ask, 1)).result).toEqual({ state: "error" });
    expect(logged).toHaveLength(1);
  });

  it("REM-03 a remote page that answered 500 is requested again at once, a remote page that answered 404 is not", async () => {
    const broken = remote(0, { ok: false, kind: "status", status: 500 });
    const missing = remote(0, { ok: false, kind: "status", status: 404 });
    for (const { deps, ask } of [broken, broken, missing, missing])
      await load(deps, visitor(), ask, 1);
    expect([broken.asked.length, missing.asked.length]).toEqual([2, 1]);
  });
});
