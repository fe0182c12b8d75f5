import { xml } from "remix-utils/responses";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { feedEntries, rssFeed } from "~/features/remote-pages/feed.server";
import { loadPublicPage } from "~/features/screen-page/public-page.server";
import { env } from "~/server/env.server";

/** The blog's newest posts as RSS (CNT-03): the entries of the first page of its remote's list. */
export const loader = withTermsRedirect(async (args) => {
  const own = new URL(args.request.url);
  const page = new URL(own.pathname.replace(/\/feed\/?$/, ""), own);
  const context = await authorizePage(args, page);
  const { config, lng } = context;
  const { body, title, head } = await loadPublicPage(page, context);
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
