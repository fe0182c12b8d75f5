import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/screens/action.server";
import { screenLoader } from "~/features/screens/loader.server";
import { openLeaf } from "~/features/screens/open.server";
import { LoginPage } from "~/features/session/LoginPage";
import { signInIntents } from "~/features/session/sign-in.server";
import { signInLimits } from "~/features/session/sign-in-limits.server";
import { signInPage } from "~/features/session/sign-in-page.server";
import { signInPlay } from "~/features/session/sign-in-play.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const opened = await openLeaf(args);
  return {
    head: headOf(opened),
    messages: messagesFor(opened.lng, opened.decision.screen.dictionaries),
    page: await signInPage(opened, args.request),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, signInIntents, signInLimits, null, signInPlay);

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function LoginRoute() {
  return (
    <LoginPage
      {...useLoaderData<typeof loader>()}
      hasFailed={(useActionData<typeof action>() ?? null) !== null}
    />
  );
}

export { RouteError as ErrorBoundary };
