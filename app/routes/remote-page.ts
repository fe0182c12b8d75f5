import { toOddsView } from "~/domain/settings/display-settings";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import {
  areOffersSilent,
  displayAndFavouritesHeaders,
  paymentConsultantHeaders,
  timeToRealityCheckHeaders,
} from "~/features/remote-pages/display.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { respondFragment } from "~/features/remote-pages/respond.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { queryForRemote } from "~/features/screen-page/remote-search.server";
import { isTokenSentToRemote } from "~/features/screen-page/remote-token.server";
import { isStatusPagePath, statusPageApp } from "~/features/screen-page/status-page";
import { screenPath } from "~/features/screens/links";
import { remoteOfScreen } from "~/features/screens/own-pages";
import { safePageOfResourceAddress } from "~/features/screens/path";
import { loadTitleByEditor } from "~/features/seo/seo.server";
import { sportsMenuApp } from "~/features/shell/left-panel.server";
import { flushCookies } from "~/server/pending-cookies.server";

/** How long our server waits for a fragment that the browser has requested, ms. */
const waitMs = 5_000;
/** Apps that draw parts of the shell. */
const shellParts: readonly string[] = ["footer", sportsMenuApp];

/** A page's fragment for the browser, with the same guards as the page (GRD-07, REM-09). */
export const loader = withTermsRedirect(async (args) => {
  const { request, params } = args;
  const app = params["app"] ?? "";
  const page = safePageOfResourceAddress(new URL(request.url));
  if (!page) throw new Response(null, { status: 404 });
  // The error pages of remotes have no screens: whoever may see the site may see them.
  const isStatusPage = app === statusPageApp && isStatusPagePath(page.pathname);
  const guarded = isStatusPage ? new URL(`${page.pathname.slice(0, 3)}/`, page) : page;
  const context = await authorizePage(args, guarded);
  const { decision, config, lng, platform, scope } = context;
  const remote = config.remotes[app];
  // Parts of the shell are on many pages, any other app only on its own screens.
  const isPart =
    isStatusPage || (shellParts.includes(app) && page.pathname === screenPath(lng, "home"));
  const drawn = isPart ? null : remoteOfScreen(decision.screen);
  if (!remote || (!isPart && drawn?.app !== app)) throw new Response(null, { status: 404 });
  const isPersonal =
    drawn !== null &&
    (drawn.isPersonal || isTokenSentToRemote({ decision, session: context.session }));
  const search = queryForRemote(page);
  const display = {
    ...displayAndFavouritesHeaders(
      context,
      app === sportsMenuApp || decision.screen.id === "favourites",
    ),
    ...paymentConsultantHeaders(request, app),
    ...(isPersonal ? timeToRealityCheckHeaders(context) : {}),
  };
  const ask = { app, remote, path: page.pathname, search, isPersonal, display, waitMs };
  const [result, title] = await Promise.all([
    loadFragment(createFragmentLoadDeps(page.origin, context.config.vendors.frame), platform, ask),
    isPart ? null : loadTitleByEditor(context),
  ]);
  const answer = respondFragment(request, result, {
    csrf: context.csrf,
    odds: toOddsView(context.settings),
    areOffersSilent: areOffersSilent(context),
    isPersonal,
    title,
    siteName: context.config.companyName,
  });
  flushCookies(scope, answer.headers);
  return answer;
});
