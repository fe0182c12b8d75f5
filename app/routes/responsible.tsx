import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { loadResponsiblePage, responsibleForms } from "~/features/limits/page.server";
import { ResponsiblePage } from "~/features/limits/ResponsiblePage";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadResponsiblePage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, responsibleForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ResponsibleRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <ResponsiblePage
      messages={messages}
      data={page}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
