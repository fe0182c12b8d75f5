import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CouponSettingsPage } from "~/features/coupon/CouponSettingsPage";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { couponSettingsPosted } from "~/features/settings/save.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  const isSaved = opened.url.searchParams.get("saved") === "1";
  return { head: headOf(opened), settings: opened.stored.coupon, isSaved };
}

export const action = (args: ActionFunctionArgs) => formAction(args, { default: couponSettingsPosted });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function CouponSettingsRoute() {
  const { settings, isSaved } = useLoaderData<typeof loader>();
  return (
    <CouponSettingsPage
      settings={settings}
      isSaved={isSaved}
      hasFailed={useActionData<typeof action>() !== undefined}
    />
  );
}

export { RouteError as ErrorBoundary };
