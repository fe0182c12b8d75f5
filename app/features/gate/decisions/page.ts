import { modalOfQuery } from "~/features/screens/modals";
import type { Screen, ScreenMatch } from "~/features/screens/types";
import { isBlockedPath, isScreenAvailable } from "../availability";
import type { AddressOutcome, GuardInput } from "../guard-input";
import {
  catalogueRedirect,
  configTokenRedirectTarget,
  movedGamePath,
  oldPromoPathRedirectTarget,
  type ScreenRedirect,
} from "../redirects";
import { type AddressCase, type DecisionStep, notFound, redirectTo } from "./decision";

/** Decides whether the address is a moved page (redirect), a missing page or an existing page (SCR-08 to SCR-11). */
export const decideOnPage: DecisionStep = (subject) => {
  const { facts, lng, match, url } = subject;
  const path = match?.path.join("/") ?? url.pathname.slice(lng.length + 2);
  if (match ? !isScreenAvailable(match, facts) : isBlockedPath(path, facts.config.blockedPaths))
    return notFound;
  const promo = oldPromoPathRedirectTarget(path, match, facts.config);
  if (promo !== null) return follow(subject, { to: promo });
  if (match?.screen.id === "token") {
    const to = configTokenRedirectTarget(match, facts);
    return to === null ? unknown(subject) : follow(subject, { to });
  }
  if (!match) return unknown(subject);
  const game = movedGamePath(match, facts);
  if (game !== null) return follow(subject, { to: game });
  const redirect = catalogueRedirect(match, facts);
  return redirect ? follow(subject, redirect) : show(match, url, facts);
};

function show(match: ScreenMatch, url: URL, facts: GuardInput): AddressOutcome {
  const modal = modalOfQuery(url.searchParams)?.name ?? null;
  const screen = variant(match.screen, facts);
  return { kind: "render", screen, params: match.params, modal, status: screen.status };
}

/** SCR-09. */
function variant(screen: Screen, { config }: GuardInput): Screen {
  const isOffer = config.features.bonusVariant === "offer" && screen.offerVariant;
  return isOffer ? { ...screen, ...screen.offerVariant } : screen;
}

/**
 * Redirects to the target of a screen's row in the catalogue. The row's query overrides the
 * address's own; a conditional row (`unless`) drops the address's query.
 */
function follow(
  { lng, url, match }: AddressCase,
  { to, query = "" }: ScreenRedirect,
): AddressOutcome {
  const target = new URL(`/${lng}/${to}`, url.origin);
  const params = new URLSearchParams(match?.screen.redirect?.unless ? "" : url.search);
  for (const [name, value] of [...target.searchParams, ...new URLSearchParams(query)])
    params.set(name, value);
  const search = params.size > 0 ? `?${params}` : "";
  return redirectTo(target.pathname + search + target.hash);
}

/** An unknown address with `platform_type` redirects home without it (SCR-14); any other is 404 (SCR-11). */
function unknown({ lng, url }: AddressCase): AddressOutcome {
  if (!url.searchParams.has("platform_type")) return notFound;
  const params = new URLSearchParams(url.search);
  params.delete("platform_type");
  return redirectTo(`/${lng}/${params.size > 0 ? `?${params}` : ""}`);
}
