import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { KnowledgeTest } from "~/domain/limits/answers";
import { declareForm } from "~/features/forms/declare.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { submitKnowledgeTest } from "~/platform/services/limits/client.server";
import { parseJson } from "~/platform/transport/body.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { redirectWithLimitsFlash } from "./flash.server";
import { chosenAnswers, knowledgeTestFieldName, knowledgeTestFieldPattern } from "./knowledge-test";
import { mayHaveTakenEffect, notSaved } from "./refusal.server";

/** Handles the answers to the knowledge test (LIM-04). If passed, the requested limits are pending (LIM-12). */
export const answerKnowledgeTestForm = declareForm({
  screen: "responsible-test",
  fields: z.looseObject({ tokenGuid: z.string().default("") }),
  further: knowledgeTestFieldPattern,
  events: "limits_test",
  run: async ({ tokenGuid: token, ...answers }, post) => {
    const chosen = chosenAnswers(answers);
    const result = await submitKnowledgeTest(post.context.platform, token, chosen);
    if (result.ok && !result.value.isPassed) {
      const wrong = await inOrderOfTest(token, result.value.wrong);
      return {
        ok: false,
        errors: wrong.map((question) => ({
          field: knowledgeTestFieldName(question),
          code: chosen.has(question) ? "answer-wrong" : "answer-missing",
        })),
      };
    }
    if (!result.ok && result.failure.kind !== "refused")
      return notSaved(mayHaveTakenEffect(result.failure) ? "unanswered" : "unavailable");
    dropKnowledgeTestOnThisNode(token);
    await updateSessionSafetyState(post.context.scope, post.request, { test: undefined });
    return redirectWithLimitsFlash(post, result.ok ? "test_passed" : "test_over");
  },
});

/** Questions in the order in which the page has them. */
async function inOrderOfTest(token: string, wrong: readonly number[]): Promise<readonly number[]> {
  const asked = (await loadSavedKnowledgeTest(token))?.questions.map(({ id }) => id) ?? [];
  return [...wrong].sort((one, other) => asked.indexOf(one) - asked.indexOf(other));
}

/** How long the platform accepts answers, ms. */
const lifeMs = 30 * 60_000;

const shape = z.object({
  token: z.string(),
  questions: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      answers: z.array(z.object({ id: z.number(), text: z.string() })),
    }),
  ),
});

const own = new LRUCache<string, KnowledgeTest>({ max: 10_000, ttl: lifeMs });
const keyOf = (token: string) => `limit-test:${token}`;

/**
 * Stores a test's questions until they are answered (LIM-04): the platform sends them once, and another node
 * may serve the page. If they are lost, the player saves the limits again.
 */
export async function saveKnowledgeTest(test: KnowledgeTest): Promise<void> {
  own.set(test.token, test);
  await sharedServices().values.set(keyOf(test.token), JSON.stringify(test), lifeMs);
}

/** The questions of a test; null if they are no longer stored. */
export async function loadSavedKnowledgeTest(token: string): Promise<KnowledgeTest | null> {
  const here = own.get(token);
  if (here) return here;
  const text = await sharedServices().values.get(keyOf(token));
  if (text === null) return null;
  const parsed = shape.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** Token of the session's open test, or null. */
export async function findOpenTestToken(
  context: RequestContext,
  request: Request,
): Promise<string | null> {
  const { safety } = await readOrCreateSessionCookie(context.scope, request);
  return safety?.test ?? null;
}

/** Removes this node's own copy of an answered test; that of the shared store expires by itself. */
function dropKnowledgeTestOnThisNode(token: string): void {
  own.delete(token);
}
