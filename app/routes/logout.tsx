import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { screenLoader } from "~/features/gate/loader.server";
import { LogoutPage } from "~/features/session/LogoutPage";
import { signOutPosted } from "~/features/session/sign-out.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const context = await authorizePage(args);
  return { head: headOf(context), messages: messagesFor(context.lng, context.decision.screen.dictionaries) };
});

export const action = (args: ActionFunctionArgs) => formAction(args, { default: signOutPosted });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function LogoutRoute() {
  return <LogoutPage messages={useLoaderData<typeof loader>().messages} />;
}

export { RouteError as ErrorBoundary };
