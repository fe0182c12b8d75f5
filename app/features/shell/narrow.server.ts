import { readPlainCookie } from "~/server/cookies/read-plain.server";

/** Width from which on the column of sports stands beside the page, px; Layouts.module.css has the same. */
const menuFromPx = 1200;

/**
 * Whether a document is for a window without room for the column of sports: a phone by its client hint, or the
 * width of the visitor's last page (LAY-08). Such a document leaves the column out, and a wide window loads it.
 */
export function isWindowNarrow(request: Request): boolean {
  if (request.headers.get("sec-ch-ua-mobile") === "?1") return true;
  const width = Number(readPlainCookie(request, "window_width") ?? menuFromPx);
  return width > 0 && width < menuFromPx;
}
