import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CouponSettingsPage } from "~/features/coupon/CouponSettingsPage";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { oddsViewOf } from "~/features/settings/global-settings";
import { couponSettingsPosted } from "~/features/settings/save.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  const isSaved = opened.url.searchParams.get("saved") === "1";
  return {
    head: headOf(opened),
    messages: messagesFor(opened.lng, ["settings"]),
    settings: opened.stored.coupon,
    odds: oddsViewOf(opened.settings),
    isSaved,
  };
}

export const action = (args: ActionFunctionArgs) => formAction(args, { default: couponSettingsPosted });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function CouponSettingsRoute() {
  const { head: _, ...page } = useLoaderData<typeof loader>();
  return <CouponSettingsPage {...page} hasFailed={useActionData<typeof action>() !== undefined} />;
}

export { RouteError as ErrorBoundary };
