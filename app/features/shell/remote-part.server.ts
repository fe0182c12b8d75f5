import type { LoaderFunctionArgs } from "@remix-run/node";
import { toOddsView } from "~/domain/settings/display-settings";
import type { RequestContext } from "~/features/gate/request-context";
import {
  areOffersSilent,
  displayAndFavouritesHeaders,
} from "~/features/remote-pages/display.server";
import { passFragmentToRenderer } from "~/features/remote-pages/fill/document.server";
import {
  notRequestedInitialData,
  type OutletInitialData,
  toInitialData,
} from "~/features/remote-pages/fragment";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { screenPath } from "~/features/screens/links.server";
import { sportsMenuApp } from "./left-panel.server";

/**
 * A part of the shell that a remote draws, the same on every page of a language: the footer, the column of
 * sports; data requests leave it to the browser (LAY-04).
 * @param here path of the page, whose link the part marks
 */
export async function loadShellPartOfRemote(
  context: RequestContext,
  loadContext: LoaderFunctionArgs["context"],
  app: string,
  isShown: boolean,
  here?: string,
): Promise<OutletInitialData> {
  const remote = context.config.remotes[app];
  if (!isShown || !remote || context.scope.kind === "data") return notRequestedInitialData;
  const path = screenPath(context.lng, "home");
  const display = displayAndFavouritesHeaders(context, app === sportsMenuApp);
  const ask = { app, remote, path, search: "", isPersonal: false, display };
  const result = await loadFragment(
    createFragmentLoadDeps(context.url.origin, context.config.vendors.frame),
    context.platform,
    ask,
  );
  if (result.state === "ready") {
    passFragmentToRenderer(loadContext, app, result.fragment, {
      csrf: context.csrf,
      nonce: context.scope.nonce,
      odds: toOddsView(context.settings),
      areOffersSilent: areOffersSilent(context),
      chosen: new Set(),
      favourites: new Set(context.stored.favourites),
      ...(here === undefined ? {} : { here }),
    });
  }
  return toInitialData(result);
}
