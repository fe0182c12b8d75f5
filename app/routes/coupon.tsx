import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { couponIntents } from "~/features/coupon/actions.server";
import { CouponPage } from "~/features/coupon/CouponPage";
import { leaveForReceipt } from "~/features/coupon/checking.server";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  await leaveForReceipt(opened, args.request);
  return { head: headOf(opened) };
}

export const action = (args: ActionFunctionArgs) => formAction(args, couponIntents);

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function CouponRoute() {
  return <CouponPage reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
