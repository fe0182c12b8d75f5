import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { internalFacts } from "~/features/internal/facts.server";
import { InternalPage } from "~/features/internal/InternalPage";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, ["internal"]),
    facts: internalFacts(context),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function InternalRoute() {
  return <InternalPage {...useLoaderData<typeof loader>()} />;
}

export { RouteError as ErrorBoundary };
