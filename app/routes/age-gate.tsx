import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ageLimitOfCountry } from "~/domain/settings/licence";
import { AgeGatePage } from "~/features/age-gate/AgeGatePage";
import { confirmAgeForm } from "~/features/age-gate/confirm.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const { licence, ageGate } = context.config;
  const age = ageLimitOfCountry(licence, context.country);
  return {
    head: await pageHead(context),
    gate: { age, leaveHref: ageGate.leaveUrl },
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [confirmAgeForm]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function AgeGateRoute() {
  return (
    <AgeGatePage
      gate={useLoaderData<typeof loader>().gate}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
