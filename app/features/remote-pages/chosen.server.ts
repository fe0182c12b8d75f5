import { escapeHtml } from "./escape.server";

/**
 * Sets `aria-pressed` on the price buttons of a prepared body whose bets are in the coupon. `bets`
 * are bet ids (`game:market:type:param`). It searches the text instead of parsing it, because it
 * runs for every page.
 */
export function markBetsInCoupon(body: string, bets: ReadonlySet<string>): string {
  // The cleaner writes the attribute first and escapes every `<` outside tags, so this matches only buttons.
  return markPressed(body, bets, '<button data-bet="');
}

/**
 * Sets `aria-pressed` on the star buttons of a prepared body whose name is among the reader's
 * favourites.
 */
export function markFavourites(body: string, favourites: ReadonlySet<string>): string {
  return markPressed(body, favourites, '<button data-favourite="');
}

function markPressed(body: string, names: ReadonlySet<string>, mark: string): string {
  if (names.size === 0) return body;
  const written = new Set([...names].map(escapeHtml));
  let out = "";
  let copied = 0;
  let at = body.indexOf(mark);
  while (at !== -1) {
    const start = at + mark.length;
    const end = body.indexOf('"', start);
    if (end === -1) break;
    if (written.has(body.slice(start, end))) {
      out += `${body.slice(copied, end + 1)} aria-pressed="true"`;
      copied = end + 1;
    }
    at = body.indexOf(mark, end);
  }
  return out + body.slice(copied);
}
