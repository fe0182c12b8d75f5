import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AgeGatePage } from "~/features/age-gate/AgeGatePage";
import { ageConfirmed } from "~/features/age-gate/confirm.server";
import { formAction } from "~/features/screens/action.server";
import { screenLoader } from "~/features/screens/loader.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";

export const loader = screenLoader(async (args) => {
  const opened = await openLeaf(args);
  const { licence, ageGate } = opened.config;
  return { head: headOf(opened), gate: { age: licence.ageLimit, leaveHref: ageGate.leaveUrl } };
});

export const action = (args: ActionFunctionArgs) => formAction(args, { default: ageConfirmed });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function AgeGateRoute() {
  return <AgeGatePage gate={useLoaderData<typeof loader>().gate} />;
}

export { RouteError as ErrorBoundary };
