import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IdentificationPage } from "~/features/identification/IdentificationPage";
import { identificationPage, identificationPosted } from "~/features/identification/identification.server";
import { formAction } from "~/features/screens/action.server";
import { screenLoader } from "~/features/screens/loader.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const opened = await openLeaf(args);
  return {
    head: headOf(opened),
    messages: messagesFor(opened.lng, opened.decision.screen.dictionaries),
    page: await identificationPage(opened, args),
  };
});

export const action = (args: ActionFunctionArgs) => formAction(args, { default: identificationPosted });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function IdentificationRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <IdentificationPage messages={messages} page={page} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
