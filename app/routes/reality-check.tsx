import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { replyOrFallback } from "~/features/network/post-end";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { pathBeforeRealityCheck, realityCheckForm } from "~/features/reality-check/answer.server";
import { CheckPage } from "~/features/reality-check/CheckPage";
import { noResponseRealityCheckReply } from "~/features/reality-check/reply";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    returnUrl: pathBeforeRealityCheck(context),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [realityCheckForm]);

/**
 * Posts the answer to a reality check; if the post is lost, the form shows that the platform did
 * not respond.
 */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  replyOrFallback(serverAction<typeof action>(), noResponseRealityCheckReply);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function RealityCheckRoute() {
  return (
    <CheckPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
