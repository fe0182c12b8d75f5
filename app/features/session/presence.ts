/** How long a page may be out of sight before it stops asking, ms (SES-08). */
export const awayMs = 30_000;

/**
 * Calls `away` once the page has been out of sight for 30 s, and `back` each time it comes into sight again; returns
 * how to stop. Runs in the browser alone.
 */
export function watchPresence(away: () => void, back: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") back();
    else timer = setTimeout(away, awayMs);
  };
  document.addEventListener("visibilitychange", changed);
  if (document.visibilityState !== "visible") timer = setTimeout(away, awayMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

/**
 * Calls `tick` every `everyMs` while the page is looked at, and at once when it is again (SES-08); returns how to stop.
 * Runs in the browser alone.
 */
export function whilePresent(tick: () => void, everyMs: number): () => void {
  let timer = setInterval(tick, everyMs);
  const leave = watchPresence(
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
 * Calls back after so long, or when the page comes into sight after that (SES-08); returns how to stop. Runs in the browser
 * alone.
 */
export function whenSeen(delayMs: number, call: () => void): () => void {
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
