import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatBetRef } from "~/domain/coupon/bet";
import { toOddsView } from "~/domain/settings/display-settings";
import { oneClickTermsText } from "~/features/coupon/one-click/one-click";
import { loadOneClick } from "~/features/coupon/one-click/one-click.server";
import { readCoupon } from "~/features/coupon/storage/cookie.server";
import { newPlacementKey } from "~/features/coupon/storage/placement-key.server";
import { refusedFormToShow } from "~/features/forms/declare.server";
import { formErrorTexts } from "~/features/forms/error-texts.server";
import type { authorizePage } from "~/features/gate/authorize.server";
import {
  areOffersSilent,
  displayAndFavouritesHeaders,
  paymentConsultantHeaders,
  timeToRealityCheckHeaders,
} from "~/features/remote-pages/display.server";
import { passFragmentToRenderer } from "~/features/remote-pages/fill/document.server";
import {
  notRequestedInitialData,
  type OutletInitialData,
  toInitialData,
} from "~/features/remote-pages/fragment";
import { httpStatusWithRemote } from "~/features/remote-pages/http-status";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { remoteOfScreen, shellDrawnSplatScreens } from "~/features/screens/own-pages";
import { queryForRemote } from "./remote-search.server";
import { isTokenSentToRemote } from "./remote-token.server";
import { statusPageResponse } from "./status-page.server";

export type AuthorizedPageContext = Awaited<ReturnType<typeof authorizePage>>;

/** Of a page whose remote says nothing about it. */
const noHead = { address: null, head: [], facts: null };

/**
 * Initial data of a screen's outlet: its remote's fragment within the budget; null where the shell
 * draws the page. The body goes to the renderer, `head` into the head of the page whose remote it is.
 * Throws the remote's error status where the remote is the whole page (REM-07).
 */
export async function loadScreenFragment(
  context: AuthorizedPageContext,
  { request, context: loadContext }: LoaderFunctionArgs,
) {
  const { decision, config, url, platform, scope } = context;
  const drawn = remoteOfScreen(decision.screen);
  const remote = drawn ? config.remotes[drawn.app] : undefined;
  if (!drawn || !remote) return null;
  const { app, isPersonal } = drawn;
  const outlet = { app, path: url.pathname, search: queryForRemote(url) };
  if (scope.kind === "data")
    return { ...outlet, initial: notRequestedInitialData, status: 200, ...noHead };
  const isOwn = isPersonal || isTokenSentToRemote(context);
  const display = {
    ...displayAndFavouritesHeaders(context, decision.screen.id === "favourites"),
    ...paymentConsultantHeaders(request, app),
    ...(isOwn ? timeToRealityCheckHeaders(context) : {}),
  };
  const ask = { ...outlet, remote, isPersonal: isOwn, display };
  const result = await loadFragment(
    createFragmentLoadDeps(url.origin, config.vendors.frame),
    platform,
    ask,
  );
  const { remoteRank } = decision.screen;
  const status = httpStatusWithRemote(remoteRank, result, decision.status);
  // If a remote has no such page, is down or late, a screen that the shell can also draw is drawn by the shell.
  if (result.state !== "ready" && shellDrawnSplatScreens.includes(decision.screen.id)) return null;
  // A primary remote is the page: the error page of its status replaces it (REM-07).
  if (remoteRank === "primary" && result.state === "error" && result.status !== undefined)
    throw await statusPageResponse(context, loadContext, status);
  if (result.state === "ready") {
    const coupon = await readCoupon(context, request);
    const chosen = new Set(coupon.bets.map(formatBetRef));
    const oneClick = await loadOneClick(context, request);
    passFragmentToRenderer(loadContext, app, result.fragment, {
      csrf: context.csrf,
      nonce: scope.nonce,
      odds: toOddsView(context.settings),
      areOffersSilent: areOffersSilent(context),
      press: oneClick && { key: newPlacementKey(), stake: oneClickTermsText(oneClick) },
      chosen,
      favourites: new Set(context.stored.favourites),
      refused: await refusedOn(context),
    });
  }
  const initial: OutletInitialData = toInitialData(result);
  const { address, head, facts } = result.state === "ready" ? result.fragment : noHead;
  return { ...outlet, initial, status, address, head, facts };
}

/**
 * The form that this request has refused, with the texts of its errors in the page's language;
 * null = none.
 */
async function refusedOn({ scope, lng }: AuthorizedPageContext) {
  const reply = refusedFormToShow(scope);
  if (!reply) return null;
  return { reply, texts: await formErrorTexts(lng) };
}
