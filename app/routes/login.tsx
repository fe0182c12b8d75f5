import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { LoginPage } from "~/features/sign-in/LoginPage";
import { signInForms } from "~/features/sign-in/sign-in.server";
import { loadSignInPage } from "~/features/sign-in/sign-in-page.server";
import { finishOrLoadSocialSignIn } from "~/features/sign-in/social/page.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const social = await finishOrLoadSocialSignIn(context, args.request);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadSignInPage(context, args.request),
    social,
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, signInForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function LoginRoute() {
  return (
    <LoginPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
