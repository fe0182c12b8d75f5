/** Id of the page's only live region, from which screen readers read news aloud (ACS-04, ACS-07). */
export const liveRegionId = "page-news";

/** Time that a text stays before another takes its place, so that a screen reader gets each of them, ms. */
const spacingMs = 1_000;

const waiting: string[] = [];
let isSaying = false;

/**
 * Has screen readers read a text aloud once, politely, after what they are reading (ACS-07). Nothing else writes
 * into the live region. Without one, on a page that is left or an error page without the shell, nothing is said.
 */
export function announce(text: string): void {
  if (text === "") return;
  waiting.push(text);
  if (isSaying) return;
  isSaying = true;
  setTimeout(sayNext, 0);
}

function sayNext() {
  const text = waiting.shift();
  isSaying = text !== undefined;
  if (text === undefined) return;
  const region = document.getElementById(liveRegionId);
  // A text that is the same as before would be no change, and not be read.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  setTimeout(sayNext, spacingMs);
}
