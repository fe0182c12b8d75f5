import { describe, expect, it } from "vitest";
import {
  isChunkError,
  loadCodeAhead,
  mayReloadForChunk,
  reloadOnChunkError,
} from "~/features/network/chunk-reload";
import {
  fragmentFormHandlingOf,
  shellPathOfClick,
} from "~/features/remote-pages/outlet/link-handling";
import { createRefCounts } from "~/features/remote-pages/outlet/shared-elements.client";

const here = { href: "https://bets.example/en/line/football?x=1", lng: "en" };
const press = { button: 0, hasModifier: false, isDownload: false };

describe("links in a fragment", () => {
  it.each([
    ["https://bets.example/en/live", "/en/live"],
    ["https://bets.example/en?a=1#b", "/en?a=1#b"],
    ["https://bets.example/en/line/football?x=2", "/en/line/football?x=2"],
    // Another language has another dictionary and maybe direction; the rest is not the shell's.
    ["https://bets.example/ar/live", null],
    ["https://bets.example/enter", null],
    ["https://bets.example/robots.txt", null],
    ["https://other.example/en/live", null],
    ["http://bets.example/en/live", null],
    ["mailto:a@b.example", null],
    ["https://bets.example/en/line/football?x=1#bet-7", null],
  ])("REM-13 the path to which the shell follows the fragment link %s: %s", (href, to) => {
    expect(shellPathOfClick({ ...press, href }, here)).toBe(to);
  });

  it("REM-13 fragment links clicked with another button or a modifier, or for a download, are left to the browser", () => {
    const href = "https://bets.example/en/live";
    expect(shellPathOfClick({ ...press, href, button: 1 }, here)).toBeNull();
    expect(shellPathOfClick({ ...press, href, hasModifier: true }, here)).toBeNull();
    expect(shellPathOfClick({ ...press, href, isDownload: true }, here)).toBeNull();
  });
});

describe("forms in a fragment", () => {
  it("REM-13 a search form in a fragment navigates with its fields as the query", () => {
    const fields = [
      ["q", "real madrid & co"],
      ["day", "1"],
    ] as const;
    expect(
      fragmentFormHandlingOf({ method: "GET", action: "/en/search?old=1", fields }, here),
    ).toEqual({
      kind: "go",
      to: "/en/search?q=real+madrid+%26+co&day=1",
    });
    expect(fragmentFormHandlingOf({ method: "get", action: null, fields: [] }, here)).toEqual({
      kind: "go",
      to: "/en/line/football",
    });
  });

  it("REM-13 a posting form in a fragment is posted by the shell", () => {
    expect(
      fragmentFormHandlingOf({ method: "post", action: "/en/coupon", fields: [] }, here),
    ).toEqual({
      kind: "post",
      to: "/en/coupon",
    });
    expect(
      fragmentFormHandlingOf({ method: "post", action: "?intent=x", fields: [] }, here),
    ).toEqual({
      kind: "post",
      to: "/en/line/football?intent=x",
    });
    expect(fragmentFormHandlingOf({ method: "post", action: null, fields: [] }, here)).toEqual({
      kind: "post",
      to: "/en/line/football?x=1",
    });
  });

  it("REM-13 dialog forms and forms to other sites are left to the browser", () => {
    expect(fragmentFormHandlingOf({ method: "dialog", action: null, fields: [] }, here)).toEqual({
      kind: "leave",
    });
    expect(
      fragmentFormHandlingOf(
        { method: "get", action: "https://other.example/en", fields: [] },
        here,
      ),
    ).toEqual({
      kind: "leave",
    });
  });
});

describe("resources shared by several outlets", () => {
  it("REM-14 a shared resource is created once and removed with its last user", () => {
    const ended: string[] = [];
    let made = 0;
    const counts = createRefCounts<string>((thing) => void ended.push(thing));
    const make = () => {
      made += 1;
      return `thing ${made}`;
    };
    expect([counts.take("a", make), counts.take("a", make)]).toEqual(["thing 1", "thing 1"]);
    counts.drop("a");
    expect(ended).toEqual([]);
    counts.drop("a");
    counts.drop("a");
    expect([ended, made]).toEqual([["thing 1"], 1]);
    expect(counts.take("a", make)).toBe("thing 2");
  });

  it("REM-14 a resource from the server's document is adopted by the first outlet and shared", () => {
    const ended: string[] = [];
    const shared: string[] = [];
    const counts = createRefCounts<string>(
      (thing) => void ended.push(thing),
      (thing) => void shared.push(thing),
    );
    counts.adopt("a", "printed");
    expect(counts.take("a", () => "new")).toBe("printed");
    expect(shared).toEqual(["printed"]);
    counts.drop("a");
    expect(ended).toEqual([]);
  });
});

describe("code chunk that fails to load", () => {
  it("REM-08 a chunk load failure is recognised by its error", () => {
    const chunk = "Failed to fetch dynamically imported module: https://bets.example/assets/x-1.js";
    expect(isChunkError(new TypeError(chunk))).toBe(true);
    expect(isChunkError(new TypeError("error loading dynamically imported module"))).toBe(true);
    expect(isChunkError(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isChunkError(new TypeError("x is not a function"))).toBe(false);
    expect(isChunkError("Failed to fetch dynamically imported module")).toBe(false);
  });

  it("REM-08 a chunk load failure reloads the page at most once within 60 s", () => {
    expect(mayReloadForChunk(null, 1_000_000)).toBe(true);
    expect(mayReloadForChunk("1000000", 1_059_999)).toBe(false);
    expect(mayReloadForChunk("1000000", 1_060_000)).toBe(true);
    expect(mayReloadForChunk("nonsense", 1_000_000)).toBe(true);
    // A clock that was set back must not forbid reloads for years.
    expect(mayReloadForChunk("2000000", 1_000_000)).toBe(true);
  });

  it("REM-08 OPS-04 a failed preload of a chunk leaves the page, a failed load reloads it", async () => {
    let reloads = 0;
    const page = Object.assign(new EventTarget(), {
      sessionStorage: { getItem: () => null, setItem: () => undefined },
      location: {
        reload: () => {
          reloads += 1;
        },
      },
    }) as unknown as Window;
    const stop = reloadOnChunkError(page);
    // As the build's own import does: it tells the page, and fails unless the page takes the failure over.
    const load = async () => {
      const event = new Event("vite:preloadError", { cancelable: true });
      page.dispatchEvent(event);
      if (!event.defaultPrevented) throw new TypeError("Importing a module script failed.");
    };
    expect(await loadCodeAhead(load)).toBeNull();
    expect(reloads).toBe(0);
    await load();
    expect(reloads).toBe(1);
    stop();
  });
});
