import { xml } from "remix-utils/responses";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { feedEntries, rssFeed } from "~/features/remote-pages/feed.server";
import { loadFragment } from "~/features/remote-pages/load.server";
import { createFragmentLoadDeps } from "~/features/remote-pages/wiring.server";
import { remoteOfScreen } from "~/features/screens/own-pages";
import { env } from "~/server/env.server";

/** How long our server waits for the list that the feed is made of, ms. */
const waitMs = 5_000;

/** The blog's newest posts as RSS (CNT-03): the entries of the first page of its remote's list. */
export const loader = withTermsRedirect(async (args) => {
  const own = new URL(args.request.url);
  const page = new URL(own.pathname.replace(/\/feed\/?$/, ""), own);
  const { decision, config, platform, lng } = await authorizePage(args, page);
  const drawn = remoteOfScreen(decision.screen);
  const remote = drawn ? config.remotes[drawn.app] : undefined;
  if (!drawn || !remote) throw new Response(null, { status: 404 });
  const result = await loadFragment(
    createFragmentLoadDeps(page.origin, config.vendors.frame),
    platform,
    {
      app: drawn.app,
      remote,
      path: page.pathname,
      search: "",
      isPersonal: false,
      display: {},
      waitMs,
    },
  );
  if (result.state !== "ready") {
    const status = result.state === "error" ? (result.status ?? 502) : 504;
    throw new Response(null, { status });
  }
  const { body, title, head } = result.fragment;
  const origin = env().publicOrigin ?? own.origin;
  const text = rssFeed({
    title: `${title ?? ""} – ${config.companyName}`,
    link: `${origin}${page.pathname}`,
    self: `${origin}${own.pathname}`,
    description: head.find(({ name }) => name === "description")?.content ?? "",
    lng,
    entries: feedEntries(body, origin),
  });
  return xml(text, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
});
