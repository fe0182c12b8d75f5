import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { limitsFlashPath } from "~/features/limits/flash.server";
import { KnowledgeTestPage } from "~/features/limits/KnowledgeTestPage";
import {
  answerKnowledgeTestForm,
  findOpenTestToken,
  loadSavedKnowledgeTest,
} from "~/features/limits/knowledge-test.server";
import { pageHead } from "~/features/page/head.server";
import { errorHead, RouteError } from "~/features/page/RouteError";
import { ownFormsAction } from "~/features/screen-forms/action.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const token = await findOpenTestToken(context, args.request);
  const test = token === null ? null : await loadSavedKnowledgeTest(token);
  // The test's questions are no longer stored: saving the limits again starts another test.
  if (!test) {
    await updateSessionSafetyState(context.scope, args.request, {
      test: undefined,
      news: "test_over",
    });
    throw redirectWithCookies(context.scope, limitsFlashPath(context, "test_over"));
  }
  return {
    head: await pageHead(context),
    messages: textsOfDictionaries(context.lng, context.decision.screen.dictionaries),
    test,
    delayHours: context.config.playerSafety.raiseDelayHours,
    key: randomUUID(),
  };
});

export const action = (args: ActionFunctionArgs) => ownFormsAction(args, [answerKnowledgeTestForm]);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

export default function ResponsibleTestRoute() {
  const { key, ...data } = useLoaderData<typeof loader>();
  return (
    <KnowledgeTestPage {...data} formKey={key} reply={useActionData<typeof action>() ?? null} />
  );
}

export { RouteError as ErrorBoundary };
