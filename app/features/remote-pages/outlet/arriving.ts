/** Selects an outlet whose page is awaited: what it shows, if anything, is of the page before (ACS-07). */
export const arrivingContent = "[data-arriving]";

/** Marks an outlet's node while its page is awaited. At once, not with the next rendering. */
export function markArriving(node: HTMLElement, isArriving: boolean) {
  node.toggleAttribute("data-arriving", isArriving);
}
