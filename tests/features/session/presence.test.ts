import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchVisibility, whenVisible, whileVisible } from "~/features/session/presence";

/** As much of a document as says whether it is looked at. */
class Looked extends EventTarget {
  visibilityState = "visible";

  turn(state: "visible" | "hidden") {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Looked;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Looked();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("hidden page", () => {
  it("SES-08 a page counts as left after 30 s hidden and as seen again at once", () => {
    const [away, back] = [vi.fn(), vi.fn()];
    const stop = watchVisibility(away, back);
    page.turn("hidden");
    vi.advanceTimersByTime(29_999);
    page.turn("visible");
    page.turn("hidden");
    vi.advanceTimersByTime(29_999);
    expect(away).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([away.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
    stop();
    page.turn("visible");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("SES-08 a page opened hidden counts as left after 30 s, a visible one never does", () => {
    const away = vi.fn();
    const stopLooked = watchVisibility(away, vi.fn());
    vi.advanceTimersByTime(600_000);
    stopLooked();
    expect(away).not.toHaveBeenCalled();
    page.visibilityState = "hidden";
    const stop = watchVisibility(away, vi.fn());
    vi.advanceTimersByTime(30_000);
    expect(away).toHaveBeenCalledTimes(1);
    stop();
  });

  it("SES-08 a timer stops 30 s after the page is hidden and runs at once when it is visible again", () => {
    const tick = vi.fn();
    const stop = whileVisible(tick, 10_000);
    vi.advanceTimersByTime(20_000);
    page.turn("hidden");
    vi.advanceTimersByTime(600_000);
    expect(tick.mock.calls.length).toBeLessThanOrEqual(5);
    tick.mockClear();
    page.turn("visible");
    expect(tick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(tick).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(tick).toHaveBeenCalledTimes(2);
  });

  it("SES-08 a call due while the page is hidden runs once when it becomes visible", () => {
    const call = vi.fn();
    whenVisible(5_000, call);
    page.turn("hidden");
    vi.advanceTimersByTime(60_000);
    expect(call).not.toHaveBeenCalled();
    page.turn("visible");
    page.turn("hidden");
    page.turn("visible");
    expect(call).toHaveBeenCalledTimes(1);
    const stop = whenVisible(5_000, call);
    vi.advanceTimersByTime(4_999);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
