import { encode } from "turbo-stream";
import { answerMark } from "~/server/answer-mark";
import { readBehind, setBehind, waitAfter } from "./network";
import { NoAnswer, noAnswerPage } from "./no-answer";
import { NotTaken } from "./not-taken";

/** How long the data of a page, and the answer to a post, are waited for, ms. */
const dataMs = 15_000;
const postMs = 40_000;

/** What is looked at of the router; the framework keeps it on the window. */
interface Router {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
    readonly errors: unknown;
  };
  revalidate(): void;
}
/** What the framework keeps on the window. */
interface RemixWindow {
  readonly __remixRouter?: Router;
  readonly __remixManifest?: { readonly routes: Readonly<Record<string, { readonly parentId?: string }>> };
}
const remix = () => window as unknown as RemixWindow;
const router = () => remix().__remixRouter;

/**
 * Puts itself between the router and the network, for the data of every page and the answer to every post (CPN-19,
 * CPP-11). An answer counts when it carries the site's own mark and is whole; anything else is a `NoAnswer`. Data of
 * the page that is shown, when it cannot be had, is what the page has already: nothing on it changes, it is marked as
 * behind, and the data is asked for again with growing waits, or when the browser is back online. Where the data of another
 * page cannot be had, the shell around it stays, with all that is typed in the coupon.
 */
export function guardAnswers(): void {
  const native = window.fetch.bind(window);
  let tries = 0;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function again() {
    clearTimeout(timer);
    // A page out of sight is silent (SES-08), and asks on coming back.
    if (document.visibilityState === "hidden")
      return document.addEventListener("visibilitychange", again, { once: true });
    router()?.revalidate();
  }
  function missed() {
    tries += 1;
    misses += 1;
    clearTimeout(timer);
    timer = setTimeout(again, waitAfter(tries));
    setBehind(true);
  }
  function heard() {
    tries = 0;
    clearTimeout(timer);
    setBehind(false);
  }
  addEventListener("online", () => {
    if (readBehind()) again();
  });

  async function data(url: URL, init: RequestInit | undefined): Promise<Response> {
    const before = misses;
    try {
      const answer = await wholeAnswer(native(url, within(init, dataMs)));
      const kept = answer.status >= 500 ? shownData(url) : null;
      if (kept) missed();
      // Data that was asked for before a request was lost does not tell what became of it.
      else if (misses === before) heard();
      return kept ?? answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      missed();
      const kept = shownData(url) ?? shellData(url);
      if (kept) return kept;
      throw error;
    }
  }

  /** What a post did that was not answered, the page's data tells as soon as it can be had. */
  async function post(url: URL, init: RequestInit | undefined): Promise<Response> {
    try {
      return await wholeAnswer(native(url, within(init, postMs)));
    } catch (error) {
      if (!init?.signal?.aborted && !(error instanceof NotTaken)) missed();
      throw error;
    }
  }

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith(".data") || input instanceof Request)
      return native(input, init);
    const isPost = (init?.method ?? "GET").toUpperCase() !== "GET";
    return isPost ? post(url, init) : data(url, init);
  };
}

/** The same request with a time by which it must be answered, ms. */
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

/** An answer of the site, read to its end; throws `NoAnswer` for any other. */
async function wholeAnswer(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    if (!answer.headers.has(answerMark)) throw new NoAnswer("an answer that is not the site's");
    const isData = /^text\/x-script\b/.test(answer.headers.get("content-type") ?? "");
    if (answer.status >= 400 && answer.status < 500 && !isData) throw new NotTaken(answer.status);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // Each line of an answer ends in a newline; cut on the way it does not.
    if (bytes.length > 0 && bytes.at(-1) !== newline) throw new NoAnswer("half an answer");
    const { status, statusText, headers } = answer;
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  } catch (error) {
    throw error instanceof NoAnswer || error instanceof NotTaken ? error : new NoAnswer(String(error));
  }
}

const languageOf = (path: string) => path.split(/[/.]/)[1];

/**
 * For the page of an address whose data cannot be had: the data of the layouts around the shown page, and that no answer
 * came for the page itself; null where the other page has another layout.
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
  // The framework reads an error that has this name as the answer of a route.
  const asError = (value: unknown): [string, ...unknown[]] | false =>
    value === noAnswerPage && ["ErrorResponse", noAnswerPage.data, 503, ""];
  return new Response(encode(Object.fromEntries(results), { plugins: [asError] }), { status: 200 });
}

/** The data that the page of an address is shown with, as the site would send it; null where another page is shown. */
function shownData(url: URL): Response | null {
  const state = router()?.state;
  // An address of data has no slash at the end, whether or not its page has.
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
  const results = Object.entries(state.loaderData).map(([route, loaded]) => [route, { data: loaded }]);
  return new Response(encode(Object.fromEntries(results)), { status: 200 });
}
