import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ConsentPage } from "~/features/consent/ConsentPage";
import { consentForm } from "~/features/consent/post.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { postBesidePage } from "~/features/network/post-end";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [consentForm]);

/**
 * Posts the cookie choice without leaving the page; if the post is lost or refused, the question
 * stays.
 */
export const clientAction = (args: ClientActionFunctionArgs) => postBesidePage<typeof action>(args);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ConsentRoute() {
  const reply = useActionData<typeof action>();
  const own = reply && "form" in reply ? reply : null;
  return <ConsentPage messages={useLoaderData<typeof loader>().messages} reply={own} />;
}

export { RouteError as ErrorBoundary };
