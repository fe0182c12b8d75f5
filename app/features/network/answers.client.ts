import { encode } from "turbo-stream";
import { answerMark } from "~/server/answer-mark";
import { isDataOutdated, retryDelayMs, setDataOutdated } from "./network";
import { NoAnswer, noAnswerPage } from "./no-answer";
import { RejectedUnread } from "./not-taken";

/** Timeouts of page data and of posts, ms. */
const dataMs = 15_000;
const postMs = 40_000;

/** The part of the router that is read; Remix keeps it on the window. */
interface Router {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: unknown;
  };
  revalidate(): void;
}
/** Remix's globals on the window. */
interface RemixWindow {
  readonly __remixRouter?: Router;
  readonly __remixManifest?: {
    readonly routes: Readonly<Record<string, { readonly parentId?: string }>>;
  };
}
const remix = () => window as unknown as RemixWindow;
const router = () => remix().__remixRouter;

/**
 * Wraps `fetch` for all page data and posts of the router (CPN-19, CPP-11). A response counts if it has the
 * site's mark and is complete; anything else is a `NoAnswer`. If data of the current page cannot be loaded,
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
    router()?.revalidate();
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
      const answer = await wholeAnswer(native(url, within(init, dataMs)));
      const shownNow = answer.status >= 500 ? shownData(url) : null;
      if (shownNow) missed();
      // Data requested before a lost request does not show that request's result.
      else if (misses === before) heard();
      return shownNow ?? answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      missed();
      const shownNow = shownData(url) ?? shellData(url);
      if (shownNow) return shownNow;
      throw error;
    }
  }

  /** After a post without a response, the page's data shows the result as soon as it loads. */
  async function post(url: URL, init: RequestInit | undefined): Promise<Response> {
    try {
      return await wholeAnswer(native(url, within(init, postMs)));
    } catch (error) {
      if (!init?.signal?.aborted && !(error instanceof RejectedUnread)) missed();
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

/** The same request with a timeout, ms. */
function within(init: RequestInit | undefined, ms: number): RequestInit {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), ms);
  const given = init?.signal;
  const stop = () => {
    clearTimeout(timer);
    ended.abort();
  };
  if (given?.aborted) stop();
  given?.addEventListener("abort", stop, { once: true });
  return { ...init, signal: ended.signal };
}

const newline = 10;

/** A complete response of the site; throws `NoAnswer` for any other. */
async function wholeAnswer(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    if (!answer.headers.has(answerMark)) throw new NoAnswer("an answer that is not the site's");
    const isData = /^text\/x-script\b/.test(answer.headers.get("content-type") ?? "");
    if (answer.status >= 400 && answer.status < 500 && !isData)
      throw new RejectedUnread(answer.status);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // Every complete response ends with a newline; a truncated one does not.
    if (bytes.length > 0 && bytes.at(-1) !== newline) throw new NoAnswer("half an answer");
    const { status, statusText, headers } = answer;
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  } catch (error) {
    throw error instanceof NoAnswer || error instanceof RejectedUnread
      ? error
      : new NoAnswer(String(error));
  }
}

const languageOf = (path: string) => path.split(/[/.]/)[1];

/**
 * Result for a page whose data cannot be loaded: the data of the current layouts, and a no-answer error for
 * the page itself; null where the other page has another layout.
 */
function shellData(url: URL): Response | null {
  const { __remixManifest: manifest, __remixRouter: shown } = remix();
  if (!manifest || !shown || languageOf(shown.state.location.pathname) !== languageOf(url.pathname))
    return null;
  const { loaderData } = shown.state;
  const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const isKept = (route: string) => layouts.has(route) && loaderData[route] !== undefined;
  const routes = Object.keys(manifest.routes);
  if (!routes.some((route) => route !== "root" && isKept(route))) return null;
  const results = routes.map((route) => [
    route,
    isKept(route) ? { data: loaderData[route] } : { error: noAnswerPage },
  ]);
  // Remix decodes a value with this name as the route's error response.
  const asError = (value: unknown): [string, ...unknown[]] | false =>
    value === noAnswerPage && ["ErrorResponse", noAnswerPage.data, 503, ""];
  return new Response(encode(Object.fromEntries(results), { plugins: [asError] }), { status: 200 });
}

/** The current page's data in the site's format; null where another page is shown. */
function shownData(url: URL): Response | null {
  const state = router()?.state;
  // A data address has no slash at the end, whether or not its page has one.
  const pathOf = (pathname: string) => pathname.replace(/\/$/, "");
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "");
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  const shown = state?.location;
  if (
    !state ||
    state.errors ||
    !shown ||
    pathOf(shown.pathname) !== path ||
    `${new URLSearchParams(shown.search)}` !== `${query}`
  )
    return null;
  const results = Object.entries(state.loaderData).map(([route, loaded]) => [
    route,
    { data: loaded },
  ]);
  return new Response(encode(Object.fromEntries(results)), { status: 200 });
}
