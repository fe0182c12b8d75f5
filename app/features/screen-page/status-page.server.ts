import type { LoaderFunctionArgs } from "@remix-run/node";
import { toOddsView } from "~/domain/settings/display-settings";
import type { authorizePage } from "~/features/gate/authorize.server";
import { displayAndFavouritesHeaders } from "~/features/remote-pages/display.server";
import { passFragmentToRenderer } from "~/features/remote-pages/fill/document.server";
import { toInitialData } from "~/features/remote-pages/fragment";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { type StatusPage, statusPageApp, statusPagePath } from "./status-page";

/**
 * The response to throw where a remote has failed with an HTTP status: with the error page of the technical-pages app, or,
 * where that is away or late itself, without, so that the shell draws its own (REM-07).
 */
export async function statusPageResponse(
  context: Awaited<ReturnType<typeof authorizePage>>,
  loadContext: LoaderFunctionArgs["context"],
  status: number,
): Promise<Response> {
  const { config, lng, url, platform } = context;
  const remote = config.remotes[statusPageApp];
  const own = new Response(null, { status });
  if (!remote) return own;
  const path = statusPagePath(lng, status);
  const display = displayAndFavouritesHeaders(context, false);
  const result = await loadFragment(
    createFragmentLoadDeps(url.origin, config.vendors.frame),
    platform,
    { app: statusPageApp, remote, path, search: "", isPersonal: false, display },
  );
  if (result.state !== "ready") return own;
  passFragmentToRenderer(loadContext, statusPageApp, result.fragment, {
    csrf: context.csrf,
    nonce: context.scope.nonce,
    odds: toOddsView(context.settings),
    chosen: new Set(),
    // An error page offers nothing.
    areOffersSilent: true,
  });
  const page: StatusPage = { kind: "status-page", path, initial: toInitialData(result) };
  return Response.json(page, { status });
}
