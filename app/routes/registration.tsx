import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isRegistrationType } from "~/domain/registration/types";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { registrationForms } from "~/features/registration/actions.server";
import { loadRegistrationPage } from "~/features/registration/page.server";
import { RegistrationPage } from "~/features/registration/RegistrationPage";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { loadRemoteRegistrationForm } from "~/features/screen-page/render-widget.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { log } from "~/server/log.server";

export const loader = withTermsRedirect(async (args) => {
  const { type } = args.params;
  // REG-07
  if (type !== undefined && !isRegistrationType(type))
    log.error({ registration: type.slice(0, 40) }, "unknown registration type");
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadRegistrationPage(context, args, () =>
      loadRemoteRegistrationForm(context, args),
    ),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, registrationForms);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function RegistrationRoute() {
  return (
    <RegistrationPage
      {...useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
