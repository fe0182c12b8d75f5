import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { SubscribePage } from "~/features/newsletter/SubscribePage";
import { loadSubscriptionStep, subscriptionForms } from "~/features/newsletter/subscribe.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    step: await loadSubscriptionStep(context),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, subscriptionForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function SubscribeRoute() {
  const { messages, step } = useLoaderData<typeof loader>();
  return (
    <SubscribePage messages={messages} step={step} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
