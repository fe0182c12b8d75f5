import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/gate/action.server";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { startBreakPosted } from "~/features/limits/break.server";
import { cancelPendingDepositLimitsPosted } from "~/features/limits/cancel.server";
import { confirmExclusionPosted } from "~/features/limits/exclude.server";
import { loadResponsiblePage } from "~/features/limits/page.server";
import { ResponsiblePage } from "~/features/limits/ResponsiblePage";
import { refillAmbiguousLimitPosted } from "~/features/limits/reading.server";
import type { ResponsibleReply } from "~/features/limits/reply";
import { saveLimitsPosted } from "~/features/limits/save.server";
import { saveStricterLimitsPosted } from "~/features/limits/stricter-post.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    page: await loadResponsiblePage(context, args.request),
  };
});

export const action = (args: ActionFunctionArgs) =>
  formAction<ResponsibleReply>(args, {
    save: saveLimitsPosted,
    reading: refillAmbiguousLimitPosted,
    stricter: saveStricterLimitsPosted,
    cancel: cancelPendingDepositLimitsPosted,
    break: startBreakPosted,
    "exclude-confirm": confirmExclusionPosted,
  });

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ResponsibleRoute() {
  const { messages, page } = useLoaderData<typeof loader>();
  return (
    <ResponsiblePage
      messages={messages}
      data={page}
      reply={useActionData<typeof action>() ?? null}
    />
  );
}

export { RouteError as ErrorBoundary };
