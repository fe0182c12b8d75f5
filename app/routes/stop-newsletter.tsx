import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { loadUnsubscribePage, unsubscribeForm } from "~/features/newsletter/newsletter.server";
import { UnsubscribePage } from "~/features/newsletter/UnsubscribePage";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    ...(await loadUnsubscribePage(context)),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [unsubscribeForm]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function StopNewsletterRoute() {
  const { messages, state, kind } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <UnsubscribePage messages={messages} state={state} kind={kind} reply={reply} />;
}

export { RouteError as ErrorBoundary };
