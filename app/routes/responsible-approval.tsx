import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ApprovalPage } from "~/features/limits/ApprovalPage";
import { delayMsOf, dueApprovals } from "~/features/limits/approval";
import { approvalPosted } from "~/features/limits/approval.server";
import { inForce } from "~/features/limits/limit";
import { formAction } from "~/features/screens/action.server";
import { openLeaf } from "~/features/screens/open.server";
import { headOf } from "~/features/shell/head.server";
import { errorHead, RouteError } from "~/features/shell/RouteError";
import { messagesFor } from "~/i18n/dictionaries.server";

export async function loader(args: LoaderFunctionArgs) {
  const opened = await openLeaf(args);
  const { limits, config, now } = opened;
  const all = limits?.all ?? [];
  return {
    head: headOf(opened),
    messages: messagesFor(opened.lng, opened.decision.screen.dictionaries),
    due: dueApprovals(all, delayMsOf(config.playerSafety), now).map((pending) => ({
      pending,
      held: inForce(all, pending.code, now)?.value ?? null,
    })),
    iso: limits?.iso ?? null,
    key: randomUUID(),
  };
}

export const action = (args: ActionFunctionArgs) => formAction(args, { default: approvalPosted });

export const meta: MetaFunction<typeof loader> = ({ data, error }) => (data ? data.head : errorHead(error));

export default function ResponsibleApprovalRoute() {
  const { key, ...data } = useLoaderData<typeof loader>();
  return <ApprovalPage {...data} formKey={key} reply={useActionData<typeof action>() ?? null} />;
}

export { RouteError as ErrorBoundary };
