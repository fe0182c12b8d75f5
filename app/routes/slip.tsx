import { Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { isUnanswered } from "~/features/coupon/unanswered";
import { authorizeRequest } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { RouteError } from "~/features/page/RouteError";
import { useShellData } from "~/features/page/shell-data";
import { loadCouponBalanceAndFlash } from "~/features/shell/load-slip.server";
import { Shell } from "~/features/shell/Shell";
import type { ShellData } from "~/features/shell/shell-data";

export const loader = withTermsRedirect(async (args) => {
  return loadCouponBalanceAndFlash(await authorizeRequest(args), args);
});

/** Coupon, balance and messages reload after every post, refused ones included, and with every page. */
export function shouldRevalidate({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (isUnanswered(actionResult)) return false;
  return formAction !== undefined || defaultShouldRevalidate;
}

export default function SlipRoute() {
  return (
    <Shell data={useShellData<ShellData>()}>
      <Outlet />
    </Shell>
  );
}

export { RouteError as ErrorBoundary };
