import { firstVersionCheckMs, leastBetweenVersionChecksMs } from "./timing";
import { isLaterVersion } from "./version";

/**
 * Asks for the site's last version a minute after the page's start and whenever the page comes into view (POP-07), at most
 * once a minute.
 * @param own version that the page was loaded with
 * @param onLater called once, when a later version is reported
 * @returns what stops it
 */
export function followVersion(own: string, onLater: () => void): () => void {
  let isOver = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (document.visibilityState === "hidden") return;
    if (performance.now() - askedAt < leastBetweenVersionChecksMs) return;
    askedAt = performance.now();
    const last = await reportedVersion();
    if (isOver || last === null || !isLaterVersion(last, own)) return;
    stop();
    onLater();
  };
  const timer = setTimeout(ask, Math.max(0, firstVersionCheckMs - performance.now()));
  const onView = () => {
    if (performance.now() >= firstVersionCheckMs) void ask();
  };
  document.addEventListener("visibilitychange", onView);
  addEventListener("focus", onView);
  function stop() {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onView);
    removeEventListener("focus", onView);
  }
  return stop;
}

/** The last version of the site; null = nothing is known, which is logged only (CFG-11). */
async function reportedVersion(): Promise<string | null> {
  try {
    const answer = await fetch("/domain/version", { cache: "no-store", credentials: "omit" });
    const { version } = await answer.json();
    return typeof version === "string" ? version : null;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
    console.warn("version check:", error);
    return null;
  }
}
