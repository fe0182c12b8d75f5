import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { IdentificationPage } from "~/features/identification/IdentificationPage";
import { loadIdentificationPage } from "~/features/identification/identification.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { screenAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadIdentificationPage(context, args),
  };
});

export const action = (args: ActionFunctionArgs) => screenAction(args);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function IdentificationRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <IdentificationPage
      messages={messages}
      page={page}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
