import type { Shop } from "./shop";

/** What script asks by itself: the stream, the pulse and offers of a cash-out. */
export const askedByScript = /\/remote\/(?:push|pulse|cash-out)\b/;

/**
 * What script asks by itself stays away: the page shows what it was loaded with, and takes no fault that is meant for a
 * press. Before the first page is opened: a stream that is open already goes on telling.
 */
export const leaveAlone = (shop: Shop) => shop.page.route(askedByScript, (route) => route.abort());
