import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData } from "@remix-run/react";
import { couponIntents, couponLimits } from "~/features/coupon/actions.server";
import { CouponPage } from "~/features/coupon/CouponPage";
import { leaveForReceipt } from "~/features/coupon/checking.server";
import { inTurn, postField, syncIntent } from "~/features/coupon/turns";
import { unanswered } from "~/features/coupon/unanswered";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  await leaveForReceipt(opened, args.request);
  return { head: headOf(opened) };
}

export const action = (args: ActionFunctionArgs) => formAction(args, couponIntents, couponLimits);

/**
 * Posts of all tabs take turns. One that never came back must not take the page away; what it did is safe to ask again
 * under the same key.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") === syncIntent) return null;
  return inTurn(String(form.get(postField) ?? ""), async () => {
    try {
      return await serverAction<typeof action>();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return unanswered(form);
    }
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function CouponRoute() {
  return <CouponPage reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
