import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatBetRef } from "~/domain/coupon/bet";
import type { CouponCookie } from "~/domain/coupon/types";
import { parseSavedCoupon } from "~/features/coupon/storage/parse-saved";
import { serializeSavedCoupon } from "~/features/coupon/storage/saved";
import { betNo, cookieOf } from "../make";
import { show } from "../show";

const two = cookieOf([betNo(1), betNo(2)], { typeId: 1, rev: 12 });
const titles = {
  "118600001:1186000010001:1:": "Arsenal – Leeds",
  "118600002:1186000020001:1:": "Roma – Lazio",
};
const stored = new Map<string, string>();
const restore = vi.fn<(form: FormData) => void>();
let keepCopy: typeof import("~/features/coupon/storage/copy.client").saveOrRestoreCouponCopy;

/** The page shows this coupon. */
const shown = (coupon: CouponCookie, facts = {}) => keepCopy(show(coupon, facts), restore);
const asked = () => restore.mock.calls.map(([form]) => Object.fromEntries(form));

beforeEach(async () => {
  stored.clear();
  restore.mockClear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
  // What a page has asked for it forgets when it is loaded again.
  vi.resetModules();
  ({ saveOrRestoreCouponCopy: keepCopy } = await import("~/features/coupon/storage/copy.client"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("browser copy of the coupon", () => {
  it("CPN-16 a changed coupon is copied to the browser with its version mark, an untouched one is not", () => {
    shown(cookieOf([], { rev: 0 }));
    expect(stored.size).toBe(0);
    shown(two);
    const names = {
      "118600001:1186000010001:1:": "Arsenal – Leeds",
      "118600002:1186000020001:1:": "Arsenal – Leeds",
    };
    expect(Object.fromEntries(stored)).toEqual({
      COUPON: serializeSavedCoupon(two, names),
      COUPON_MARK: "12.key-00000000",
    });
    // Cleared by hand it is empty, and so is the copy.
    shown(cookieOf([], { rev: 13 }));
    expect([parseSavedCoupon(stored.get("COUPON") ?? "")?.bets, stored.get("COUPON_MARK")]).toEqual(
      [[], "13.key-00000000"],
    );
    expect(restore).not.toHaveBeenCalled();
  });

  it("CPN-16 a restore request stays within the form size limit, whatever the browser storage contains", () => {
    const bets = Array.from({ length: 80 }, (_, index) => betNo(index + 1));
    // Letters that take nine characters each in a form.
    const long = Object.fromEntries(bets.map((bet) => [formatBetRef(bet), "場".repeat(5000)]));
    const full = serializeSavedCoupon(cookieOf(bets, { rev: 12 }), long);
    const padded = JSON.stringify({ ...JSON.parse(full), other: "x".repeat(10_000) });
    for (const [rev, text] of [full, padded].entries()) {
      stored.set("COUPON", text).set("COUPON_MARK", `${rev + 12}.key-00000000`);
      shown(cookieOf([], { rev: 0 }));
    }
    expect(asked()).toHaveLength(2);
    for (const form of asked()) {
      expect(`${new URLSearchParams(form as Record<string, string>)}`.length).toBeLessThan(60_000);
      expect(parseSavedCoupon(String(form["saved"]))?.bets).toHaveLength(50);
    }
    restore.mockClear();
    stored.set("COUPON", JSON.stringify({ ...JSON.parse(full), other: "x".repeat(5_000_000) }));
    stored.set("COUPON_MARK", "14.key-00000000");
    shown(cookieOf([], { rev: 0 }));
    expect(restore).not.toHaveBeenCalled();
  });

  it("CPN-16 a copy newer than the coupon is not overwritten but requested back once per loss", () => {
    stored.set("COUPON", serializeSavedCoupon(two, titles)).set("COUPON_MARK", "12.key-00000000");
    const before = new Map(stored);
    shown(cookieOf([], { rev: 0, key: "key-of-a-guest-1" }));
    // A coupon that nobody has kept has another key in every answer, and is the same loss.
    shown(cookieOf([], { rev: 0, key: "key-of-a-guest-2" }));
    const question = {
      intent: "restore",
      saved: before.get("COUPON"),
      mark: "12.key-00000000",
      stay: "1",
    };
    expect([asked(), stored]).toEqual([[question], before]);
    // Begun anew, and another one after that: each is a loss of its own.
    shown(cookieOf([betNo(9)], { rev: 1 }));
    shown(cookieOf([betNo(9)], { rev: 1, key: "key-00000009" }));
    shown(cookieOf([betNo(9)], { rev: 1, key: "key-00000009" }));
    expect([asked(), stored]).toEqual([[question, question, question], before]);
  });

  it("CPN-16 a copy without a mark is requested back only when there is no coupon cookie", () => {
    stored.set("COUPON", serializeSavedCoupon(two, titles));
    shown(cookieOf([]));
    expect(asked()).toEqual([
      { intent: "restore", saved: serializeSavedCoupon(two, titles), stay: "1" },
    ]);
    shown(cookieOf([betNo(9)], { rev: 1 }));
    expect(stored.get("COUPON_MARK")).toBe("1.key-00000000");
  });

  it("CPN-16 an empty or malformed copy is not requested back", () => {
    for (const text of [serializeSavedCoupon(cookieOf([]), {}), "nonsense"]) {
      stored.set("COUPON", text);
      shown(cookieOf([], { rev: 0 }));
      expect([stored.get("COUPON"), restore.mock.calls]).toEqual([text, []]);
    }
    shown(two);
    expect(parseSavedCoupon(stored.get("COUPON") ?? "")?.bets).toHaveLength(2);
  });

  it("CPN-16 the copy keeps the names of events while the platform does not answer", () => {
    stored.set("COUPON", serializeSavedCoupon(two, titles)).set("COUPON_MARK", "12.key-00000000");
    shown({ ...two, rev: 13 }, { resolved: null, bounds: null });
    const kept = () => parseSavedCoupon(stored.get("COUPON") ?? "")?.bets.map(({ title }) => title);
    expect(kept()).toEqual(["Arsenal – Leeds", "Roma – Lazio"]);
    shown({ ...two, rev: 14 });
    expect(kept()).toEqual(["Arsenal – Leeds", "Arsenal – Leeds"]);
  });

  it("CPN-16 CPN-17 a browser that forbids local storage has no copy and causes no error", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
    expect(() => shown(two)).not.toThrow();
    expect(() => shown(cookieOf([]))).not.toThrow();
    expect(restore).not.toHaveBeenCalled();
  });
});
