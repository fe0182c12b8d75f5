import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { LogoutPage } from "~/features/sign-in/LogoutPage";
import { signOutForm } from "~/features/sign-in/sign-out.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [signOutForm]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function LogoutRoute() {
  return <LogoutPage messages={useLoaderData<typeof loader>().messages} />;
}

export { RouteError as ErrorBoundary };
