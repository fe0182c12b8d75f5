import type { CssStore } from "./css.server";
import { hasMatchingEtag, remoteContentHeaders } from "./response-headers.server";

/** The response of `/remote/css/{app}/{file}?src=…&tag=…`; `file` is `{hash}.css` (REM-11, REM-14). */
export async function respondCss(
  request: Request,
  store: CssStore,
  app: string,
  file: string,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const src = query.get("src") ?? "";
  const tag = query.get("tag") ?? "";
  const hash = /^([\w-]{22})\.css$/.exec(file)?.[1];
  const served =
    hash && /^[\w-]{1,40}$/.test(app) && src !== "" ? await store.read(app, hash, src, tag) : null;
  if (!served) {
    return new Response("", {
      status: 404,
      headers: { ...remoteContentHeaders, "Content-Type": "text/css", "Cache-Control": "no-store" },
    });
  }
  const headers = {
    ...remoteContentHeaders,
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": served.isImmutable
      ? "public, max-age=31536000, immutable"
      : "public, max-age=60",
    ETag: `"${served.hash}"`,
  };
  const isKnown = hasMatchingEtag(request, headers.ETag);
  return new Response(isKnown ? null : served.css, { status: isKnown ? 304 : 200, headers });
}
