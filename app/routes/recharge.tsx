import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CashierPage } from "~/features/cashier/CashierPage";
import { loadCashierPage } from "~/features/cashier/page.server";
import { depositForms } from "~/features/cashier/post.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadCashierPage(context, args.request, "deposit"),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, depositForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function RechargeRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <CashierPage messages={messages} data={page} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
