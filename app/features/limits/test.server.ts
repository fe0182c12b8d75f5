import type { ActionResult, Post } from "~/features/gate/action.server";
import { saveSafety } from "~/features/session/session.server";
import { answerTest } from "~/platform/limits/client.server";
import { goWithNews } from "./news.server";
import { forgetTest } from "./open-tests.server";
import type { TestReply } from "./reply";

/**
 * Handles the answers to the knowledge test (LIM-04). If passed, the requested limits are pending (LIM-12).
 */
export async function testPosted(post: Post): Promise<ActionResult<TestReply>> {
  const { context, form, request } = post;
  const token = String(form.get("tokenGuid") ?? "");
  const chosen = chosenAnswers(form);
  const result = await answerTest(context.platform, token, chosen);
  if (!result.ok) {
    if (result.failure.kind !== "refused")
      return { kind: "stay", status: 503, data: { kind: "unavailable" } };
    await close();
    return goWithNews(post, "test_over");
  }
  if (!result.value.isPassed) {
    const data = {
      kind: "wrong",
      questions: result.value.wrong,
      chosen: Object.fromEntries(chosen),
    } as const;
    return { kind: "stay", status: 422, data };
  }
  await close();
  return goWithNews(post, "test_passed");

  async function close() {
    forgetTest(token);
    await saveSafety(context.scope, request, { test: undefined });
  }
}

/** Chosen answers by question, from the fields `answer-{questionId}`. */
function chosenAnswers(form: FormData): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  for (const [name, value] of form) {
    const question = /^answer-(\d{1,9})$/.exec(name)?.[1];
    if (question !== undefined && /^\d{1,9}$/.test(String(value)))
      chosen.set(Number(question), Number(value));
  }
  return chosen;
}
