import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ActivationPage } from "~/features/activation/ActivationPage";
import { activationIntents } from "~/features/activation/activation.server";
import { activationLimits } from "~/features/activation/activation-limits.server";
import { loadActivationPage } from "~/features/activation/activation-page.server";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { screenLoader } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: messagesFor(context.lng, context.decision.screen.dictionaries),
    page: await loadActivationPage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, activationIntents, activationLimits);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ActivationRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <ActivationPage messages={messages} page={page} reply={reply} />;
}

export { RouteError as ErrorBoundary };
