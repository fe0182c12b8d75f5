/** Headers of every response with remote content. */
export const remoteContentHeaders = {
  "X-Content-Type-Options": "nosniff",
  // The body has the visitor's token, so other sites may not embed it.
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Whether the request's client has the response of an ETag already. */
export function hasMatchingEtag(request: Request, tag: string): boolean {
  const tags = request.headers.get("if-none-match")?.split(",") ?? [];
  return tags.some((known) => known.trim().replace(/^W\//, "") === tag);
}
