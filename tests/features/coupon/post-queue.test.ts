import { beforeEach, describe, expect, it, vi } from "vitest";
import { postIdField } from "~/features/coupon/coupon-post";
import {
  enqueuePost,
  showInterimReplyOfUnansweredBet,
  waitForPosts,
  withCouponLock,
} from "~/features/coupon/post-queue";
import type { CouponReply } from "~/features/coupon/reply";
import { unansweredReply } from "~/features/coupon/unanswered";

/** A post of this tab, sent once `answer` is called. */
function post() {
  const form = new FormData();
  enqueuePost(form);
  let answer: (reply: CouponReply | null) => void = () => {};
  const replied = new Promise<CouponReply | null>((resolve) => {
    answer = resolve;
  });
  const done = withCouponLock(String(form.get(postIdField)), () => replied);
  return {
    answer(reply: CouponReply | null) {
      answer(reply);
      return done;
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

const nothing: CouponReply = { refusals: [], values: {} };
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
