import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CookiesPage } from "~/features/consent/CookiesPage";
import { loadCookiesPage } from "~/features/consent/cookies-page.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { loadScreenFragment } from "~/features/screen-page/render.server";
import { ScreenPage } from "~/features/screen-page/ScreenPage";
import { loadPageSeo } from "~/features/seo/seo.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const { screen, status } = context.decision;
  const [remote, seo] = await Promise.all([
    loadScreenFragment(context, args),
    loadPageSeo(context),
  ]);
  return data(
    {
      head: await pageHead(context, remote),
      screen: { id: screen.id, theme: screen.theme },
      remote,
      seoBlocks: seo.blocks,
      messages: textsOfDictionaries(context.lng, screen.dictionaries),
      cookies: loadCookiesPage(context),
    },
    { status: remote?.status ?? status },
  );
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

/** The shell draws the cookie choice; the site's article on cookies, where it has one, follows below. */
export default function CookiesRoute() {
  const { cookies, remote, seoBlocks, messages, screen } = useLoaderData<typeof loader>();
  return (
    <>
      <CookiesPage data={cookies} messages={messages} />
      {remote ? (
        <ScreenPage
          screen={screen}
          modal={null}
          registration={null}
          remote={remote}
          seoBlocks={seoBlocks}
          messages={messages}
          dialog={null}
          reply={null}
        />
      ) : null}
    </>
  );
}

export { RouteError as ErrorBoundary };
