// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepWindowWidth } from "~/features/consent/effects.client";

const fetched = vi.fn();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test does
  document.cookie = "window_width=; Max-Age=0; Path=/";
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function resizeTo(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event("resize"));
}

it("LAY-08 LAY-06 the cookie of the window's width follows the window, 100 ms after its last change and without a request", () => {
  window.innerWidth = 1280;
  stop = keepWindowWidth("all");
  expect(document.cookie).toContain("window_width=1280");
  resizeTo(900);
  vi.advanceTimersByTime(99);
  resizeTo(600);
  vi.advanceTimersByTime(99);
  expect(document.cookie).toContain("window_width=1280");
  vi.advanceTimersByTime(1);
  expect(document.cookie).toContain("window_width=600");
  expect(fetched).not.toHaveBeenCalled();
});

it("LAY-08 CNS-03 the window's width is not stored without consent, nor after the page's choice has changed", () => {
  keepWindowWidth("disable")();
  stop = keepWindowWidth("marketing");
  resizeTo(700);
  vi.advanceTimersByTime(1_000);
  expect(document.cookie).not.toContain("window_width");
  keepWindowWidth("functionality")();
  resizeTo(500);
  vi.advanceTimersByTime(1_000);
  expect(document.cookie).toContain("window_width=700");
});
