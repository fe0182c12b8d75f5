import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/features/cashier/OutcomePage";
import { outcomePage } from "~/features/cashier/outcome.server";
import { screenLoader } from "~/features/screens/loader.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const opened = await openLeaf(args);
  const { screen } = opened.decision;
  return {
    head: headOf(opened),
    messages: messagesFor(opened.lng, screen.dictionaries),
    page: await outcomePage(opened, screen.id),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function OnpayRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return <OutcomePage messages={messages} data={page} />;
}

export { RouteError as ErrorBoundary };
