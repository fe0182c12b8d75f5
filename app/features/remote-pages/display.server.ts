import { serializeFavourites } from "~/domain/settings/favourites";
import { displayHeaders } from "~/domain/settings/remote-display";
import type { RequestContext } from "~/features/gate/request-context";

/**
 * Headers that tell a remote how a reader wants its page drawn (SET-01). `hasFavourites`: the page lists what the reader
 * has marked, and is then his own; other pages are shared, and the shell marks them.
 */
export function readerHeaders(
  { settings, stored }: Pick<RequestContext, "settings" | "stored">,
  hasFavourites: boolean,
): Readonly<Record<string, string>> {
  const own = hasFavourites ? serializeFavourites(stored.favourites) : "";
  return {
    ...displayHeaders(settings),
    ...(own === "" ? {} : { "x-favourites": encodeURIComponent(own) }),
  };
}

/**
 * Tells a remote that draws a player's own page how long it is to his next reality check, ms; 0 = it is due, and nothing
 * is begun that the shell cannot stop (RCK-03).
 */
export function realityCheckHeaders({
  checkAt,
  now,
}: Pick<RequestContext, "checkAt" | "now">): Readonly<Record<string, string>> {
  return checkAt === null ? {} : { "x-check-in": String(Math.max(0, checkAt - now)) };
}
