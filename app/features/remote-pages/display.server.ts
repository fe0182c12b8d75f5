import { isBanned } from "~/domain/accounts/ban";
import { serializeFavourites } from "~/domain/settings/favourites";
import { remoteDisplayHeaders } from "~/domain/settings/remote-display";
import type { RequestContext } from "~/features/gate/request-context";
import { isPaymentConsultantAsked } from "~/features/session/payment-consultant.server";
import { assetHeaders } from "~/platform/services/remotes/asset-headers.server";
import { wireHeaders } from "~/platform/transport/wire.server";

/**
 * Headers that tell a remote how a reader wants its page drawn (SET-01). `hasFavourites` = the page lists the
 * reader's favourites, so they are sent and the page is for this reader alone; other pages are shared, and the
 * shell marks the favourites on them.
 */
export function displayAndFavouritesHeaders(
  {
    settings,
    stored,
    platformType,
    config,
  }: Pick<RequestContext, "settings" | "stored" | "platformType" | "config">,
  hasFavourites: boolean,
): Readonly<Record<string, string>> {
  const own = hasFavourites ? serializeFavourites(stored.favourites) : "";
  return {
    ...remoteDisplayHeaders(settings),
    ...assetHeaders(config),
    ...(platformType === null ? {} : { [wireHeaders.platformType]: platformType }),
    ...(own === "" ? {} : { "x-favourites": encodeURIComponent(own) }),
  };
}

/**
 * Whether a reader is shown no offers on remote pages (LIM-12, LIM-15): a player who is locked or banned, and one
 * of whom that is not known while the platform does not answer.
 */
export function areOffersSilent({
  isLocked,
  limits,
  player,
  session,
}: Pick<RequestContext, "isLocked" | "limits" | "player" | "session">): boolean {
  if (session.kind !== "player") return false;
  return isLocked || limits === null || player === null || isBanned(player.ban);
}

/**
 * Header that tells the remote of a player's own page the time until his next reality check, ms; 0
 * = it is due. The remote then begins nothing that the shell could not interrupt (RCK-03). No
 * header = no check is planned.
 */
export function timeToRealityCheckHeaders({
  checkAt,
  now,
}: Pick<RequestContext, "checkAt" | "now">): Readonly<Record<string, string>> {
  return checkAt === null ? {} : { "x-check-in": String(Math.max(0, checkAt - now)) };
}

/** The app of the page of payments, which has the payment consultant. */
const paymentApp = "payment-consultant";

/**
 * Header that tells the remote of the page of payments that the visitor was sent to the payment consultant, which it then
 * opens (SES-14).
 */
export function paymentConsultantHeaders(
  request: Request,
  app: string,
): Readonly<Record<string, string>> {
  return app === paymentApp && isPaymentConsultantAsked(request)
    ? { "x-payment-consultant": "1" }
    : {};
}
