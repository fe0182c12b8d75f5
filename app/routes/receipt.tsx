import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadCashOut } from "~/features/coupon/cash-out/cash-out-now.server";
import { receiptSeen } from "~/features/coupon/placing/checking.server";
import { Receipt } from "~/features/coupon/receipts/Receipt";
import { Receipts } from "~/features/coupon/receipts/Receipts";
import { loadReceipts } from "~/features/coupon/receipts/receipt.server";
import { receiptIds } from "~/features/coupon/receipts/receipt-path";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  const receipts = await loadReceipts(opened);
  const { receipt, others } = receipts;
  // Bets that were placed together are each sold on their own page.
  const isAlone = others.length === 0 && receipt.state === "placed";
  const cashOut = isAlone ? await loadCashOut(opened, args.request, receipt) : null;
  await receiptSeen(opened, args.request, receiptIds(args.params["couponId"] ?? ""));
  return { head: headOf(opened), messages: messagesFor(opened.lng, ["bets"]), ...receipts, cashOut };
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function ReceiptRoute() {
  const { messages, receipt, others, cashOut } = useLoaderData<typeof loader>();
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      {others.length > 0 ? (
        <Receipts receipts={[receipt, ...others]} />
      ) : (
        <Receipt receipt={receipt} cashOut={cashOut} />
      )}
    </I18nProvider>
  );
}

export { RouteError as ErrorBoundary };
