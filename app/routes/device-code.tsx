import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AllowOtherDeviceSignInPage } from "~/features/device-sign-in/AllowOtherDeviceSignInPage";
import {
  loadAllowOtherDeviceSignInPage,
  otherDeviceSignInForms,
} from "~/features/device-sign-in/show.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadAllowOtherDeviceSignInPage(context),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, otherDeviceSignInForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function DeviceCodeRoute() {
  return (
    <AllowOtherDeviceSignInPage
      {...useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
