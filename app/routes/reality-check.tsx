import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { orLost } from "~/features/network/post-end";
import { checkPosted, wayBack } from "~/features/reality-check/answer.server";
import { CheckPage } from "~/features/reality-check/CheckPage";
import { checkLost } from "~/features/reality-check/reply";
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
    returnUrl: wayBack(opened),
  };
});

export const action = (args: ActionFunctionArgs) => formAction(args, { default: checkPosted });

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  orLost(serverAction<typeof action>(), checkLost);

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function RealityCheckRoute() {
  return <CheckPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
