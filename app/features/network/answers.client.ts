import { isDataOutdated, retryDelayMs, setDataOutdated } from "./network";
import { shellFallbackResponse, shownPageResponse } from "./page-data.client";
import { refreshPage } from "./page-refresh";
import { RejectedUnreadError } from "./rejected-unread";
import { requireCompleteResponse, withTimeout } from "./whole-answer.client";

/** Timeouts of page data and of posts, ms. */
const dataMs = 15_000;
const postMs = 40_000;

/**
 * Wraps `fetch` for all page data and posts of the router (CPN-19, CPP-11). A response counts if it has the
 * site's mark and is complete; anything else is a `NoAnswerError`. If data of the current page cannot be loaded,
 * the page keeps its present data, is marked as behind, and retries with growing delays, or when the browser
 * is online again. If another page's data cannot be loaded, the shell stays, with all typed values of the
 * coupon.
 */
export function guardFetchResponses(): void {
  const native = window.fetch.bind(window);
  let tries = 0;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function again() {
    clearTimeout(timer);
    // A hidden page sends no requests (SES-08); it retries when it becomes visible.
    if (document.visibilityState === "hidden")
      return document.addEventListener("visibilitychange", again, { once: true });
    refreshPage();
  }
  function missed() {
    tries += 1;
    misses += 1;
    clearTimeout(timer);
    timer = setTimeout(again, retryDelayMs(tries));
    setDataOutdated(true);
  }
  function heard() {
    tries = 0;
    clearTimeout(timer);
    setDataOutdated(false);
  }
  addEventListener("online", () => {
    if (isDataOutdated()) again();
  });

  async function data(url: URL, init: RequestInit | undefined): Promise<Response> {
    const before = misses;
    try {
      const answer = await requireCompleteResponse(native(url, withTimeout(init, dataMs)));
      const shownNow = answer.status >= 500 ? shownPageResponse(url) : null;
      if (shownNow) missed();
      // Data requested before a lost request does not show that request's result.
      else if (misses === before) heard();
      return shownNow ?? answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      missed();
      const shownNow = shownPageResponse(url) ?? shellFallbackResponse(url);
      if (shownNow) return shownNow;
      throw error;
    }
  }

  /**
   * Sends a post. Without a complete response the page's data counts as outdated and is loaded
   * again, because only that shows whether the post was done.
   */
  async function post(url: URL, init: RequestInit | undefined): Promise<Response> {
    try {
      return await requireCompleteResponse(native(url, withTimeout(init, postMs)));
    } catch (error) {
      if (!init?.signal?.aborted && !(error instanceof RejectedUnreadError)) missed();
      throw error;
    }
  }

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (
      url.origin !== location.origin ||
      !url.pathname.endsWith(".data") ||
      input instanceof Request
    )
      return native(input, init);
    const isPost = (init?.method ?? "GET").toUpperCase() !== "GET";
    return isPost ? post(url, init) : data(url, init);
  };
}
