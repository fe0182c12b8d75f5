import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { SecurityPage } from "~/features/security/SecurityPage";
import { securityForms } from "~/features/security/security.server";
import { loadSecurityPage } from "~/features/security/security-page.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadSecurityPage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, securityForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function SecurityRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <SecurityPage messages={messages} page={page} reply={reply} />;
}

export { RouteError as ErrorBoundary };
