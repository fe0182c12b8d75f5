import { escapeHtml } from "./escape.server";

// The cleaner writes `data-bet` first and escapes every `<` outside tags, so this matches only buttons.
const mark = '<button data-bet="';

/**
 * A prepared body with the prices in the coupon pressed; `bets` are bet ids (`game:market:type:param`). It
 * works on text, because it runs for every page.
 */
export function markChosen(body: string, bets: ReadonlySet<string>): string {
  if (bets.size === 0) return body;
  const written = new Set([...bets].map(escapeHtml));
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
