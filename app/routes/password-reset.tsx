import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { RecoveryPage } from "~/features/recovery/RecoveryPage";
import { recoveryForms } from "~/features/recovery/recovery.server";
import { loadRecoveryStep } from "~/features/recovery/recovery-page.server";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    step: await loadRecoveryStep(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, recoveryForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function PasswordResetRoute() {
  const { messages, step } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <RecoveryPage messages={messages} step={step} reply={reply} />;
}

export { RouteError as ErrorBoundary };
