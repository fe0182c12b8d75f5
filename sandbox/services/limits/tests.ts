import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { isLimitCode, type LimitCode } from "~/domain/limits/codes";
import type { Db } from "../../db/open";
import { limitKnowledgeTests } from "../../db/schema";
import { hashSecretOrAddress } from "../people";
import type { RequestedLimit } from "./change";
import { isRightAnswer, pickKnowledgeTestQuestionIds } from "./questions";
import { storedLimitValue } from "./stored";

/** How long a knowledge test can be answered, ms, and how many attempts it has. */
const testLifeMs = 30 * 60_000;
const tries = 3;

/**
 * The looser limits that wait for a knowledge test, as they are stored; values in the units of
 * `stored.ts`.
 */
const storedRaises = z.array(
  z.object({
    code: z.custom<LimitCode>((code) => typeof code === "number" && isLimitCode(code)),
    value: z.number().nullable(),
    reasonId: z.number().nullable(),
  }),
);

/** Opens the test for raises, replacing any other of the player; returns its token and questions. */
export async function openKnowledgeTest(
  tx: Db,
  playerId: number,
  raises: readonly RequestedLimit[],
  now: number,
): Promise<{ readonly token: string; readonly questions: readonly number[] }> {
  const token = randomBytes(24).toString("base64url");
  const questions = pickKnowledgeTestQuestionIds(randomBytes(1)[0] ?? 0);
  await tx.delete(limitKnowledgeTests).where(eq(limitKnowledgeTests.playerId, playerId));
  await tx.delete(limitKnowledgeTests).where(lte(limitKnowledgeTests.expiresAt, now));
  await tx.insert(limitKnowledgeTests).values({
    id: hashSecretOrAddress(token),
    playerId,
    questions,
    requested: raises.map(({ code, value, reasonId }) => ({ code, value, reasonId })),
    triesLeft: tries,
    expiresAt: now + testLifeMs,
  });
  return { token, questions };
}

/** Result of a test, by question; `raises` is null unless all answers were right. */
export interface KnowledgeTestResult {
  readonly results: readonly { readonly questionId: number; readonly isCorrect: boolean }[];
  readonly raises: readonly RequestedLimit[] | null;
}

/**
 * Checks the answers to a test; null = the test is unknown or has expired. A test ends when passed,
 * or failed for the third time.
 */
export async function tryKnowledgeTestAnswers(
  tx: Db,
  playerId: number,
  token: string,
  answers: ReadonlyMap<number, number>,
  now: number,
): Promise<KnowledgeTestResult | null> {
  const own = and(
    eq(limitKnowledgeTests.id, hashSecretOrAddress(token)),
    eq(limitKnowledgeTests.playerId, playerId),
  );
  const [test] = await tx.select().from(limitKnowledgeTests).where(own).for("update");
  if (!test || test.expiresAt <= now) return null;
  const results = test.questions.map((questionId) => ({
    questionId,
    isCorrect: isRightAnswer(questionId, answers.get(questionId)),
  }));
  const isPassed = results.every(({ isCorrect }) => isCorrect);
  if (isPassed || test.triesLeft <= 1) await tx.delete(limitKnowledgeTests).where(own);
  else
    await tx
      .update(limitKnowledgeTests)
      .set({ triesLeft: test.triesLeft - 1 })
      .where(own);
  return { results, raises: isPassed ? raisesOf(test.requested) : null };
}

function raisesOf(stored: unknown): readonly RequestedLimit[] {
  return storedRaises
    .parse(stored)
    .map(({ code, value, reasonId }) => ({ ...storedLimitValue(code, value), reasonId }));
}

/** Drops pending tests: a later request replaces them. */
export async function dropKnowledgeTests(tx: Db, playerId: number): Promise<void> {
  await tx.delete(limitKnowledgeTests).where(eq(limitKnowledgeTests.playerId, playerId));
}
