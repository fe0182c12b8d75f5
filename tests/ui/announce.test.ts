// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announce, liveRegionId } from "~/ui/announce";

let heard: string[] = [];
let region: HTMLElement;
let observer: MutationObserver;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div role="status"><span id="${liveRegionId}"></span></div>`;
  region = document.getElementById(liveRegionId) ?? document.body;
  heard = [];
  observer = new MutationObserver(() => heard.push((region.textContent ?? "").trim()));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
});
afterEach(() => {
  observer.disconnect();
  vi.useRealTimers();
});

it("ACS-07 texts that come together are each announced once, in their order", async () => {
  announce("Bet placed");
  announce("");
  announce("Odds have changed");
  announce("Odds have changed");
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual(["Bet placed"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(["Bet placed", "Odds have changed", "Odds have changed"]);
});

it("ACS-07 an announcement on a page without a live region is dropped and later ones are heard", async () => {
  region.remove();
  announce("Nobody hears it");
  await vi.advanceTimersByTimeAsync(5_000);
  document.body.append(region);
  announce("Cashed out");
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual(["Cashed out"]);
});
