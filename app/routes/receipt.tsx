import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { receiptSeen } from "~/features/coupon/checking.server";
import { Receipt } from "~/features/coupon/Receipt";
import { Receipts } from "~/features/coupon/Receipts";
import { loadReceipts } from "~/features/coupon/receipt.server";
import { receiptIds } from "~/features/coupon/receipt-path";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  const receipts = await loadReceipts(opened);
  await receiptSeen(opened, args.request, receiptIds(args.params["couponId"] ?? ""));
  return { head: headOf(opened), ...receipts };
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function ReceiptRoute() {
  const { receipt, others } = useLoaderData<typeof loader>();
  return others.length > 0 ? <Receipts receipts={[receipt, ...others]} /> : <Receipt receipt={receipt} />;
}

export { RouteError as ErrorBoundary };
