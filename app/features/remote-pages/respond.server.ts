import type { OddsView } from "~/domain/odds/views";
import { documentTitle } from "../seo/meta";
import { fillTokenOddsAndOneClick } from "./fill/visitor-values.server";
import type { ClientFragment, FragmentResult } from "./fragment";
import { hashText } from "./hash-text.server";
import { hasMatchingEtag, remoteContentHeaders } from "./response-headers.server";

interface FragmentResponseOptions {
  readonly csrf: string;
  readonly odds: OddsView;
  readonly areOffersSilent: boolean;
  readonly isPersonal: boolean;
  /** The document's title by an editor; null = the remote's (SEO-04). */
  readonly title: string | null;
  /** The site's name, which follows the remote's title in the document's (SEO-02). */
  readonly siteName: string;
}

/**
 * The response of `/remote/{app}/{lng}/{path}`: a fragment as JSON, or the remote's own status (REM-07); 504
 * where the remote is late, 502 where it fails otherwise. Never shared between visitors.
 */
export function respondFragment(
  request: Request,
  result: FragmentResult,
  options: FragmentResponseOptions,
): Response {
  if (result.state !== "ready") {
    const remoteStatus = result.state === "error" ? errorStatus(result.status) : null;
    const status = remoteStatus ?? (result.state === "loading" ? 504 : 502);
    return json({ status: remoteStatus }, status, { "Cache-Control": "private, no-store" });
  }
  const { hash, body, styles, styleHrefs, scripts, code, ...own } = fillTokenOddsAndOneClick(
    result.fragment,
    options,
  );
  const title =
    options.title ?? (own.title === null ? null : documentTitle(own.title, options.siteName));
  const { asOf } = result;
  const fragment: ClientFragment = { hash, body, styles, styleHrefs, scripts, code, title, asOf };
  if (options.isPersonal) return json(fragment, 200, { "Cache-Control": "private, no-store" });
  // The ETag also depends on the token, the odds view, whether offers are left out, the sheets' addresses and the copy's age and
  // the site's name.
  const { csrf, odds, areOffersSilent } = options;
  const parts = [
    hash,
    csrf,
    areOffersSilent,
    odds.id,
    odds.isLadder,
    asOf ?? "",
    title ?? "",
    ...styleHrefs,
  ];
  const tag = `"${hashText(parts.join(" "))}"`;
  const headers = { "Cache-Control": "private, no-cache", ETag: tag };
  return hasMatchingEtag(request, tag)
    ? new Response(null, { status: 304, headers: { ...remoteContentHeaders, ...headers } })
    : json(fragment, 200, headers);
}

/** A remote's status where it is an error; null for any other. */
function errorStatus(status: number | undefined): number | null {
  return status !== undefined && status >= 400 && status < 600 ? status : null;
}

function json(value: unknown, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      ...remoteContentHeaders,
      ...headers,
    },
  });
}
