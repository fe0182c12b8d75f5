import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CashierPage } from "~/features/cashier/CashierPage";
import { cashierPage } from "~/features/cashier/page.server";
import { orderRead, paymentLimit, paymentPlay, paymentPosted } from "~/features/cashier/post.server";
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
    page: await cashierPage(opened, args.request, "withdrawal"),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { default: paymentPosted("withdrawal"), reading: orderRead },
    { default: paymentLimit("withdrawal") },
    null,
    paymentPlay("withdrawal"),
  );

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function DeduceRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return <CashierPage messages={messages} data={page} reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
