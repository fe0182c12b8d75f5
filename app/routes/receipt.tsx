import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Receipt } from "~/features/coupon/Receipt";
import { loadReceipt } from "~/features/coupon/receipt.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  return { head: headOf(opened), receipt: await loadReceipt(opened) };
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function ReceiptRoute() {
  return <Receipt receipt={useLoaderData<typeof loader>().receipt} />;
}

export { RouteError as ErrorBoundary };
