import type { OddsView } from "~/domain/odds/views";
import { type CssStore, hashText } from "./css.server";
import type { ClientFragment, FragmentResult } from "./fragment";
import { fillFragment } from "./prepare.server";

export interface RespondOptions {
  readonly csrf: string;
  readonly odds: OddsView;
  readonly isPersonal: boolean;
}

const guarded = {
  "X-Content-Type-Options": "nosniff",
  // The body has the visitor's token, so other sites may not embed it.
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/**
 * The response of `/remote/{app}/{lng}/{path}`: a fragment as JSON, or the remote's own status (REM-07); 504
 * where the remote is late, 502 where it fails otherwise. Never shared between visitors.
 */
export function respondFragment(
  request: Request,
  result: FragmentResult,
  options: RespondOptions,
): Response {
  if (result.state !== "ready") {
    const remoteStatus = result.state === "error" ? errorStatus(result.status) : null;
    const status = remoteStatus ?? (result.state === "loading" ? 504 : 502);
    return json({ status: remoteStatus }, status, { "Cache-Control": "private, no-store" });
  }
  const { hash, body, styles, styleHrefs, scripts, code, title } = fillFragment(
    result.fragment,
    options,
  );
  const { asOf } = result;
  const fragment: ClientFragment = { hash, body, styles, styleHrefs, scripts, code, title, asOf };
  if (options.isPersonal) return json(fragment, 200, { "Cache-Control": "private, no-store" });
  // The ETag also depends on the token, the odds view, the sheets' addresses and the copy's age.
  const { csrf, odds } = options;
  const parts = [hash, csrf, odds.id, odds.isLadder, asOf ?? "", ...styleHrefs];
  const tag = `"${hashText(parts.join(" "))}"`;
  const headers = { "Cache-Control": "private, no-cache", ETag: tag };
  return knows(request, tag)
    ? new Response(null, { status: 304, headers: { ...guarded, ...headers } })
    : json(fragment, 200, headers);
}

/** The response of `/remote/css/{app}/{file}?src=…`; `file` is `{hash}.css` (REM-11, REM-14). */
export async function respondCss(
  request: Request,
  store: CssStore,
  app: string,
  file: string,
): Promise<Response> {
  const src = new URL(request.url).searchParams.get("src") ?? "";
  const hash = /^([\w-]{22})\.css$/.exec(file)?.[1];
  const served =
    hash && /^[\w-]{1,40}$/.test(app) && src !== "" ? await store.read(app, hash, src) : null;
  if (!served) {
    return new Response("", {
      status: 404,
      headers: { ...guarded, "Content-Type": "text/css", "Cache-Control": "no-store" },
    });
  }
  const headers = {
    ...guarded,
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": served.isImmutable
      ? "public, max-age=31536000, immutable"
      : "public, max-age=60",
    ETag: `"${served.hash}"`,
  };
  const isKnown = knows(request, headers.ETag);
  return new Response(isKnown ? null : served.css, { status: isKnown ? 304 : 200, headers });
}

function knows(request: Request, tag: string): boolean {
  const tags = request.headers.get("if-none-match")?.split(",") ?? [];
  return tags.some((known) => known.trim().replace(/^W\//, "") === tag);
}

/** A remote's status where it is an error; null for any other. */
function errorStatus(status: number | undefined): number | null {
  return status !== undefined && status >= 400 && status < 600 ? status : null;
}

function json(value: unknown, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...guarded, ...headers },
  });
}
