import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { isUnanswered } from "~/features/coupon/unanswered";
import { authorizeRequest } from "~/features/gate/authorize.server";
import { screenLoader } from "~/features/gate/loader.server";
import { RouteError } from "~/features/page/RouteError";
import { loadShell } from "~/features/shell/load.server";
import { Shell } from "~/features/shell/Shell";

export const loader = screenLoader(async (args) => {
  return loadShell(await authorizeRequest(args), args);
});

/** Balance, coupon and session reload after every post, refused ones included, and with every page. */
export function shouldRevalidate({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (isUnanswered(actionResult)) return false;
  return formAction !== undefined || defaultShouldRevalidate;
}

export default function LanguageRoute() {
  return (
    <Shell data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export { RouteError as ErrorBoundary };
