import type { authorizePage } from "~/features/gate/authorize.server";
import { displayAndFavouritesHeaders } from "~/features/remote-pages/display.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { remoteOfScreen } from "~/features/screens/own-pages";

/** How long our server waits for a page that something else is made of, ms. */
const waitMs = 5_000;

const refused = (status: number) => new Response(null, { status });

/**
 * The fragment of an indexed page without anything of a player's, to make a feed or a picture of it. Throws 404 where the
 * address is no such page, and the remote's status where it fails.
 */
export async function loadPublicPage(
  page: URL,
  context: Awaited<ReturnType<typeof authorizePage>>,
) {
  const { decision, config, platform } = context;
  const { screen, status } = decision;
  const drawn = remoteOfScreen(screen);
  const remote = drawn ? config.remotes[drawn.app] : undefined;
  if (status !== 200 || !screen.isIndexable || !drawn || drawn.isPersonal || !remote)
    throw refused(404);
  const result = await loadFragment(
    createFragmentLoadDeps(page.origin, config.vendors.frame),
    platform,
    {
      app: drawn.app,
      remote,
      path: page.pathname,
      search: "",
      isPersonal: false,
      // Times stand in the reader's zone, as on the page.
      display: displayAndFavouritesHeaders(context, false),
      waitMs,
    },
  );
  if (result.state !== "ready")
    throw refused(result.state === "error" ? (result.status ?? 502) : 504);
  return result.fragment;
}
