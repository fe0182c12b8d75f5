import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readRequestedCashOutExtent } from "~/domain/coupon/cash-out/requested-extent";
import { loadCashOutFormData } from "~/features/coupon/cash-out/cash-out-now.server";
import { stopAnnouncingReceipts } from "~/features/coupon/placing/pending-coupon.server";
import { forgetJustPlaced, readJustPlaced } from "~/features/coupon/receipts/just-placed.server";
import { Receipt } from "~/features/coupon/receipts/Receipt";
import { ReceiptsOfSingles } from "~/features/coupon/receipts/ReceiptsOfSingles";
import { loadReceiptsOrNullIfNoAnswer } from "~/features/coupon/receipts/receipt.server";
import { receiptIds } from "~/features/coupon/receipts/receipt-path";
import { UnavailableReceipt } from "~/features/coupon/receipts/UnavailableReceipt";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const ids = receiptIds(args.params["couponId"] ?? "");
  const receipts = await loadReceiptsOrNullIfNoAnswer(context);
  const page = {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, ["bets"]),
  };
  if (!receipts) {
    const placed = await readJustPlaced(context, args.request, ids);
    if (!placed) throw new Response(null, { status: 503 });
    return { ...page, unread: placed };
  }
  const { receipt, others } = receipts;
  // Bets placed together are cashed out on their own pages.
  const isAlone = others.length === 0 && receipt.state === "placed";
  const cashOut = isAlone ? await loadCashOutFormData(context, args.request, receipt) : null;
  const { searchParams } = context.url;
  const question = searchParams.has("sell")
    ? readRequestedCashOutExtent(searchParams, receipt, context.lng)
    : null;
  await stopAnnouncingReceipts(context, args.request, ids);
  if (await readJustPlaced(context, args.request, ids))
    await forgetJustPlaced(context, args.request);
  return { ...page, unread: null, ...receipts, cashOut, question };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ReceiptRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <I18nProvider lng={useLanguage()} messages={data.messages}>
      <ReceiptOf {...data} />
    </I18nProvider>
  );
}

function ReceiptOf(data: ReturnType<typeof useLoaderData<typeof loader>>) {
  if (data.unread) return <UnavailableReceipt bets={data.unread} />;
  const { receipt, others, cashOut, question } = data;
  return others.length > 0 ? (
    <ReceiptsOfSingles receipts={[receipt, ...others]} />
  ) : (
    <Receipt receipt={receipt} cashOut={cashOut} question={question} />
  );
}

export { RouteError as ErrorBoundary };
