import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  consumeUnsentPosts,
  storeUnsentPosts,
} from "~/features/coupon/storage/unsent-posts.client";

const stored = new Map<string, string>();
const now = 1_800_000_000_000;

/** What another page of the tab has left. */
const leave = (at: number, ...forms: readonly Readonly<Record<string, string>>[]) =>
  stored.set(
    "COUPON_POSTS",
    JSON.stringify({ at, page: 1, waiting: forms.map((form) => Object.entries(form)) }),
  );
const taken = (at = now) => consumeUnsentPosts(at).map((form) => Object.fromEntries(form));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("unsent coupon requests", () => {
  it("CPN-17 requests left by a page are sent by the next page once and within a minute", () => {
    leave(now, { intent: "add", bet: "1:2:X::1.85" });
    expect(taken(now + 60_000)).toEqual([{ intent: "add", bet: "1:2:X::1.85" }]);
    expect(taken(now + 60_000)).toEqual([]);
    for (const at of [now + 60_001, now - 1]) {
      leave(now, { intent: "clear" });
      expect([taken(at), stored.size]).toEqual([[], 0]);
    }
  });

  it("CPN-17 the page that stored unsent requests does not send them twice, and stores no CSRF token", () => {
    const form = new FormData();
    form.set("intent", "add");
    form.set("csrf", "token-of-this-page");
    storeUnsentPosts([form], now);
    expect([taken(), stored.size]).toEqual([[], 1]);
    expect(stored.get("COUPON_POSTS")).not.toContain("token-of-this-page");
    storeUnsentPosts([], now);
    expect(stored.size).toBe(0);
  });

  it("CPP-03 CPN-17 stored requests never include a bet, whatever the storage contains", () => {
    const bets = ["place", "one-click", "cash-out", "banker", "restore", ""].map((intent) => ({
      intent,
    }));
    leave(now, ...bets, { intent: "remove", bet: "1:2:X:" });
    expect(taken()).toEqual([{ intent: "remove", bet: "1:2:X:" }]);
    for (const text of ["{", "[]", "null", '{"at":"x","waiting":[]}', '{"at":1,"waiting":{}}']) {
      stored.set("COUPON_POSTS", text);
      expect(taken()).toEqual([]);
    }
  });
});
