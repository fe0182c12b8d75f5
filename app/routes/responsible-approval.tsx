import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { buildLimitApprovalView, limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { ApprovalPage } from "~/features/limits/ApprovalPage";
import { decideLimitApprovalForm } from "~/features/limits/approval.server";
import { unansweredApprovalReply } from "~/features/limits/reply";
import { replyOrFallback } from "~/features/network/post-end";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const { limits, config, now } = context;
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    asked: buildLimitApprovalView(limits, limitRaiseApprovalDelayMs(config.playerSafety), now),
    key: randomUUID(),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [decideLimitApprovalForm]);

/** Posts the player's decision on due limits; if the post is lost, the form shows so. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  replyOrFallback(serverAction<typeof action>(), unansweredApprovalReply);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ResponsibleApprovalRoute() {
  const { key, messages, asked } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <ApprovalPage {...asked} messages={messages} formKey={key} reply={reply} />;
}

export { RouteError as ErrorBoundary };
