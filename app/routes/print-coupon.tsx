import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PrintPage } from "~/features/coupon/receipts/PrintPage";
import { loadOwnPlacedCoupon } from "~/features/coupon/receipts/receipt.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const coupon = await loadOwnPlacedCoupon(context);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, ["bets", "coupon"]),
    coupon,
    now: context.now,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function PrintCouponRoute() {
  const { messages, coupon, now } = useLoaderData<typeof loader>();
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <PrintPage coupon={coupon} now={now} />
    </I18nProvider>
  );
}

export { RouteError as ErrorBoundary };
