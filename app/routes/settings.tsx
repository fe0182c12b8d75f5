import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pushForms } from "~/features/app/push-forms.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { SettingsPage } from "~/features/settings/SettingsPage";
import { displaySettingsForms } from "~/features/settings/save.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    settings: context.settings,
    own: context.session.kind === "player" ? context.stored.own : null,
    isSaved: context.url.searchParams.get("saved") === "1",
  };
});

export const action = (args: ActionFunctionArgs) =>
  ownFormsAction(args, [...displaySettingsForms, ...pushForms]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function SettingsRoute() {
  const { messages, settings, own, isSaved } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return (
    <SettingsPage
      messages={messages}
      settings={settings}
      own={own}
      isSaved={isSaved}
      reply={reply}
    />
  );
}

export { RouteError as ErrorBoundary };
