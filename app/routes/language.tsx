import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { LanguagePage } from "~/features/settings/LanguagePage";
import { languageForm } from "~/features/settings/language.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return { head: await pageHead(context) };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [languageForm]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function LanguageRoute() {
  return <LanguagePage reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
