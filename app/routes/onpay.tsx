import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPaymentResult } from "~/features/cashier/outcome.server";
import { PaymentOutcomePage } from "~/features/cashier/PaymentOutcomePage";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const { screen } = context.decision;
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, screen.dictionaries),
    page: await loadPaymentResult(context, screen.id),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function OnpayRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return <PaymentOutcomePage messages={messages} data={page} />;
}

export { RouteError as ErrorBoundary };
