import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeviceCodePage } from "~/features/device-sign-in/DeviceCodePage";
import {
  deviceSignInIntents,
  deviceSignInRateLimits,
  loadDevicePage,
} from "~/features/device-sign-in/show.server";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { screenLoader } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = screenLoader(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadDevicePage(context),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction(args, deviceSignInIntents, deviceSignInRateLimits);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function DeviceCodeRoute() {
  return (
    <DeviceCodePage
      {...useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
