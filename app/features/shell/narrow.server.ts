import { platformTypeOf } from "~/features/session/platform-type.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";

/** Width from which on the column of sports stands beside the page, px; Layouts.module.css has the same. */
const menuFromPx = 1200;

/**
 * Whether a document is for a window without room for the column of sports: by the version of the site that the visitor
 * asked for (SCR-14), a phone by its client hint, or the width of the visitor's last page (LAY-08). Such a document leaves the column out, and a wide window loads it.
 */
export function isWindowNarrow(request: Request): boolean {
  const chosen = platformTypeOf(request);
  if (chosen !== null) return chosen === "mobile";
  if (request.headers.get("sec-ch-ua-mobile") === "?1") return true;
  const width = Number(readPlainCookie(request, "window_width") ?? menuFromPx);
  return width > 0 && width < menuFromPx;
}
