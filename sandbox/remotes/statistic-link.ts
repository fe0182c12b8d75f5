import type { Champ } from "~sandbox/feed/types";
import { html, type Markup, screenReaderText } from "./markup";
import type { PageRequest } from "./page-request";

/** A link to a championship's statistics, in a window of its own where the reader wants it so (SET-01). */
export function statisticLink(
  ask: PageRequest,
  champ: Champ,
  words: string,
  className = "",
): Markup {
  const isApart = ask.display.isStatisticApart;
  const href = `${ask.at(isApart ? "statisticpopup" : "statistic")}?champ=${champ.id}`;
  const look = className !== "" && html` class="${className}"`;
  return isApart
    ? html`<a${look} href="${href}" target="_blank">${words}${screenReaderText(` (${ask.t.newWindow})`)}</a>`
    : html`<a${look} href="${href}">${words}</a>`;
}
