import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { LoginPage } from "~/features/session/LoginPage";
import { signInLimit, signInPosted } from "~/features/session/sign-in.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  return { head: headOf(opened), messages: messagesFor(opened.lng, opened.decision.screen.dictionaries) };
}

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { default: signInPosted }, { default: signInLimit });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function LoginRoute() {
  const { messages } = useLoaderData<typeof loader>();
  return <LoginPage messages={messages} hasFailed={useActionData<typeof action>() !== undefined} />;
}

export { RouteError as ErrorBoundary };
