import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CouponSettingsPage } from "~/features/coupon/settings/CouponSettingsPage";
import { loadCouponSettingsPage } from "~/features/coupon/settings/settings-page.server";
import { couponSettingsForms } from "~/features/coupon/settings/settings-post.server";
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
    messages: textsOfDictionaries(context.lng, ["settings"]),
    page: await loadCouponSettingsPage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, couponSettingsForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function CouponSettingsRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <CouponSettingsPage
      messages={messages}
      data={page}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
