import { encode } from "turbo-stream";
import { noAnswerPageError } from "./no-answer-error";
import { remixRouter, remixWindow } from "./router-state.client";

const languageOf = (path: string) => path.split(/[/.]/)[1];

/**
 * Result for a page whose data cannot be loaded: the data of the current layouts, and a no-answer error for
 * the page itself; null where the other page has another layout.
 */
export function shellFallbackResponse(url: URL): Response | null {
  const { __remixManifest: manifest, __remixRouter: shown } = remixWindow();
  if (!manifest || !shown || languageOf(shown.state.location.pathname) !== languageOf(url.pathname))
    return null;
  const { loaderData } = shown.state;
  const layouts = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId));
  const isKept = (route: string) => layouts.has(route) && loaderData[route] !== undefined;
  const routes = Object.keys(manifest.routes);
  if (!routes.some((route) => route !== "root" && isKept(route))) return null;
  const results = routes.map((route) => [
    route,
    isKept(route) ? { data: loaderData[route] } : { error: noAnswerPageError },
  ]);
  // Remix decodes a value with this name as the route's error response.
  const asError = (value: unknown): [string, ...unknown[]] | false =>
    value === noAnswerPageError && ["ErrorResponse", noAnswerPageError.data, 503, ""];
  return new Response(encode(Object.fromEntries(results), { plugins: [asError] }), { status: 200 });
}

/** The current page's data in the site's format; null where another page is shown. */
export function shownPageResponse(url: URL): Response | null {
  const state = remixRouter()?.state;
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
