import { useSyncExternalStore } from "react";

/** Widths from which the window has room for the coupon beside the page, and for the column of sports too, px. */
const wideLayoutMinWidth = 1100;
const sportsColumnMinWidth = 1200;

/**
 * Whether the window has room for the columns beside the content; true on the server and during hydration. Never in the
 * mobile version of the site, whatever the window (SCR-14).
 */
export function useIsWideWindow(): boolean {
  return useSyncExternalStore(
    (changed) => follow(wideLayoutMinWidth, changed),
    () => isWindowAtLeast(wideLayoutMinWidth),
    () => true,
  );
}

/** Whether the window has room for the column of sports; false on the server and during hydration. */
export function useHasSportsColumn(): boolean {
  return useSyncExternalStore(
    (changed) => follow(sportsColumnMinWidth, changed),
    () => isWindowAtLeast(sportsColumnMinWidth),
    () => false,
  );
}

/** Whether the page is laid out for at least this width, px. Browser only. */
function isWindowAtLeast(px: number): boolean {
  const { platform } = document.documentElement.dataset;
  return platform !== "mobile" && matchMedia(`(min-width: ${px}px)`).matches;
}

function follow(px: number, changed: () => void): () => void {
  const list = matchMedia(`(min-width: ${px}px)`);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}
