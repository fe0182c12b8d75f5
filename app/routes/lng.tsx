import { Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { didPostChangeOnlyCoupon } from "~/features/coupon/coupon-alone";
import { isUnanswered } from "~/features/coupon/unanswered";
import { authorizeRequest } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { RouteError } from "~/features/page/RouteError";
import { loadShellWithoutCoupon } from "~/features/shell/load.server";

export const loader = withTermsRedirect(async (args) => {
  return loadShellWithoutCoupon(await authorizeRequest(args), args);
});

/** What stands around a page reloads with every page, and after every post but those that change the coupon alone. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  if (isUnanswered(args.actionResult) || didPostChangeOnlyCoupon(args)) return false;
  return args.formAction !== undefined || args.defaultShouldRevalidate;
}

/** The shell is drawn one route further in, where the coupon is loaded too. */
export default Outlet;

export { RouteError as ErrorBoundary };
