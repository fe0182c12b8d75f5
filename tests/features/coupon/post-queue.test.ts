import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeField, fieldsToRepeat, postIdField } from "~/features/coupon/coupon-post";
import {
  enqueuePost,
  readPostQueueState,
  showInterimReplyOfUnansweredBet,
  takeNextRequest,
  unansweredChanges,
  waitForPosts,
  withCouponLock,
} from "~/features/coupon/post-queue";
import type { CouponReply } from "~/features/coupon/reply";
import { unansweredReply } from "~/features/coupon/unanswered";

/** A post of this tab: sent at once, or when the one before has its response. */
function post(fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  enqueuePost(form);
  let request = takeNextRequest();
  return {
    answer(reply: CouponReply | null) {
      request ??= takeNextRequest();
      return withCouponLock(String(request?.get(postIdField)), async () => reply);
    },
  };
}

/** Asks for a refresh; `state` says whether it loads by now, `loaded` resolves when it does. */
function refresh() {
  const state = { isLoading: false };
  const loaded = waitForPosts().then(() => {
    state.isLoading = true;
  });
  return { state, loaded };
}

// A browser without locks, as the order within one tab needs none.
beforeEach(() => vi.stubGlobal("navigator", {}));

const nothing: CouponReply = { refusals: [] };
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("refresh after another tab's change", () => {
  it("CPN-17 a refresh loads at once without pending requests, else after those sent before it", async () => {
    await refresh().loaded;
    const first = post();
    const { state, loaded } = refresh();
    const second = post();
    await aWhile();
    expect(state.isLoading).toBe(false);
    await first.answer({ ...nothing, rev: 3 });
    // The later press reloads by itself, after the refresh.
    await loaded;
    expect(state.isLoading).toBe(true);
    await second.answer({ ...nothing, rev: 4 });
  });

  it("CPN-17 CPP-11 a refresh waits for a pending request even after an earlier response was lost", async () => {
    const lost = post();
    await lost.answer({ ...nothing, isUnanswered: true, refusals: [{ code: "unavailable" }] });
    const next = post();
    const { state, loaded } = refresh();
    await aWhile();
    expect(state.isLoading).toBe(false);
    await next.answer({ ...nothing, rev: 5 });
    await loaded;
  });

  it.each(["place", "one-click"])(
    "CPP-11 a refresh does not wait for a bet (%s) with an unknown outcome, nor for requests queued behind it",
    async (intent) => {
      const bet = post();
      const behind = post();
      const { state, loaded } = refresh();
      await aWhile();
      expect(state.isLoading).toBe(false);
      const form = new FormData();
      form.set("intent", intent);
      showInterimReplyOfUnansweredBet(unansweredReply(form));
      await loaded;
      await bet.answer({ ...nothing, rev: 6 });
      // Its result is known: a refresh waits for the posts again.
      const later = refresh();
      await aWhile();
      expect(later.state.isLoading).toBe(false);
      await behind.answer({ ...nothing, rev: 7 });
      await later.loaded;
    },
  );
});

describe("requests of the coupon's queue", () => {
  /** The changes of a request, each as its intent and bet or amount. */
  const changesOf = (request: FormData | null) =>
    request
      ?.getAll(changeField)
      .map((change) => [...new URLSearchParams(String(change)).values()].join(" "));

  it("CPN-17 changes made while a request is in flight go with one request, in their order, after its response", async () => {
    const first = post({ intent: "add", bet: "1" });
    for (const fields of [
      { intent: "add", bet: "2" },
      { intent: "remove", bet: "1" },
      { intent: "add", bet: "1" },
    ])
      post(fields);
    expect(takeNextRequest()).toBeNull();
    await first.answer({ ...nothing, rev: 1 });
    const next = takeNextRequest();
    expect(next?.get("intent")).toBe("changes");
    expect(changesOf(next)).toEqual(["add 2", "remove 1", "add 1"]);
    await withCouponLock(String(next?.get(postIdField)), async () => ({ ...nothing, rev: 4 }));
    const revisions = readPostQueueState().waiting.map(({ rev }) => rev);
    expect(revisions.slice(-4)).toEqual([1, 4, 4, 4]);
  });

  it.each([
    ["place", { intent: "place", key: "k" }],
    ["one-click", { intent: "one-click", bet: "1:2:3::4" }],
    ["amount", { intent: "amount", amount: "5" }],
  ])(
    "CPN-17 CPP-11 a request for %s is sent alone, between the changes before and behind it",
    async (_, fields) => {
      const first = post({ intent: "add", bet: "1" });
      post({ intent: "add", bet: "2" });
      post(fields);
      post({ intent: "add", bet: "3" });
      const sent: string[] = [];
      await first.answer(nothing);
      for (let next = takeNextRequest(); next; next = takeNextRequest()) {
        sent.push(fieldsToRepeat(next).flat().join(" "));
        await withCouponLock(String(next.get(postIdField)), async () => nothing);
      }
      expect(sent).toEqual([
        "intent add bet 2",
        Object.entries(fields).flat().join(" "),
        "intent add bet 3",
      ]);
    },
  );

  it("CPN-17 CPP-11 a page that is left sends changes without a response again, and never a bet to place", async () => {
    const first = post({ intent: "add", bet: "1" });
    post({ intent: "place", key: "k" });
    post({ intent: "remove", bet: "1" });
    expect(unansweredChanges().map((form) => form.get("intent"))).toEqual(["add", "remove"]);
    await first.answer(nothing);
    for (let next = takeNextRequest(); next; next = takeNextRequest())
      await withCouponLock(String(next.get(postIdField)), async () => nothing);
    expect(unansweredChanges()).toEqual([]);
  });
});
