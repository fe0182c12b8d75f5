/** How long a page may be hidden before it stops polling, ms (SES-08). */
export const hiddenBeforeAwayMs = 30_000;

/**
 * Calls `away` once the page has been hidden for 30 s, and `back` each time it becomes visible; returns the
 * function that stops it. Browser only.
 */
export function watchVisibility(away: () => void, back: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") back();
    else timer = setTimeout(away, hiddenBeforeAwayMs);
  };
  document.addEventListener("visibilitychange", changed);
  if (document.visibilityState !== "visible") timer = setTimeout(away, hiddenBeforeAwayMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

/**
 * Calls `tick` every `everyMs` while the page is visible, and at once when it becomes visible again (SES-08);
 * returns the function that stops it. Browser only.
 */
export function whileVisible(tick: () => void, everyMs: number): () => void {
  let timer = setInterval(tick, everyMs);
  const leave = watchVisibility(
    () => clearInterval(timer),
    () => {
      clearInterval(timer);
      timer = setInterval(tick, everyMs);
      tick();
    },
  );
  return () => {
    leave();
    clearInterval(timer);
  };
}

/**
 * Calls back after a delay, or when the page becomes visible after that (SES-08); returns the function that
 * stops it. Browser only.
 */
export function whenVisible(delayMs: number, call: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", look);
    call();
  };
  const timer = setTimeout(() => {
    document.addEventListener("visibilitychange", look);
    look();
  }, delayMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
