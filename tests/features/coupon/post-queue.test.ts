import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  enqueuePost,
  postField,
  postsAnswered,
  withCouponLock,
} from "~/features/coupon/post-queue";
import type { CouponReply } from "~/features/coupon/reply";

/** A post of this tab, sent once `answer` is called. */
function post() {
  const form = new FormData();
  enqueuePost(form);
  let answer: (reply: CouponReply | null) => void = () => {};
  const replied = new Promise<CouponReply | null>((resolve) => {
    answer = resolve;
  });
  const done = withCouponLock(String(form.get(postField)), () => replied);
  return {
    answer(reply: CouponReply | null) {
      answer(reply);
      return done;
    },
  };
}

/** Whether a refresh asked for now loads before `answer` of the posts comes. */
function refresh() {
  const state = { isLoading: false };
  const loaded = postsAnswered().then(() => {
    state.isLoading = true;
  });
  return { state, loaded };
}

// A browser without locks, as the order within one tab needs none.
beforeEach(() => vi.stubGlobal("navigator", {}));

const nothing: CouponReply = { refusals: [], values: {} };
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a refresh for another tab's change", () => {
  it("CPN-17 loads at once where no press waits, else after the presses made before it", async () => {
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

  it("CPN-17 does not wait for a press whose answer is lost", async () => {
    const lost = post();
    const { loaded } = refresh();
    await lost.answer({ ...nothing, isUnanswered: true, refusals: [{ code: "unavailable" }] });
    await loaded;
  });
});
