import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { isLimitCode, type LimitCode } from "~/features/limits/codes";
import type { Db } from "../../db/open";
import { limitTests } from "../../db/schema";
import { hashed } from "../people";
import type { Wish } from "./change";
import { drawn, isRight } from "./questions";

/** How long a test waits for its answers, ms, and how often they may be given. */
const testLifeMs = 30 * 60_000;
const tries = 3;

const wishes = z.array(
  z.object({
    code: z.custom<LimitCode>((code) => typeof code === "number" && isLimitCode(code)),
    value: z.number().nullable(),
    reasonId: z.number().nullable(),
  }),
);

/** Opens the test that raises wait for, in place of any other of the player; answers its token and questions. */
export async function openTest(
  tx: Db,
  playerId: number,
  raises: readonly Wish[],
  now: number,
): Promise<{ readonly token: string; readonly questions: readonly number[] }> {
  const token = randomBytes(24).toString("base64url");
  const questions = drawn(randomBytes(1)[0] ?? 0);
  await tx.delete(limitTests).where(eq(limitTests.playerId, playerId));
  await tx.delete(limitTests).where(lte(limitTests.expiresAt, now));
  await tx.insert(limitTests).values({
    ...{ id: hashed(token), playerId, wishes: raises, questions },
    ...{ triesLeft: tries, expiresAt: now + testLifeMs },
  });
  return { token, questions };
}

/** What answers came to; `raises` is null unless all were right. A test that is over or unknown is null. */
export interface Answered {
  readonly results: readonly { readonly questionId: number; readonly isCorrect: boolean }[];
  readonly raises: readonly Wish[] | null;
}

/** Judges the answers to a test. One that is passed, or failed for the third time, is over. */
export async function answerTest(
  tx: Db,
  playerId: number,
  token: string,
  answers: ReadonlyMap<number, number>,
  now: number,
): Promise<Answered | null> {
  const own = and(eq(limitTests.id, hashed(token)), eq(limitTests.playerId, playerId));
  const [test] = await tx.select().from(limitTests).where(own).for("update");
  if (!test || test.expiresAt <= now) return null;
  const results = test.questions.map((questionId) => ({
    questionId,
    isCorrect: isRight(questionId, answers.get(questionId)),
  }));
  const isPassed = results.every(({ isCorrect }) => isCorrect);
  if (isPassed || test.triesLeft <= 1) await tx.delete(limitTests).where(own);
  else
    await tx
      .update(limitTests)
      .set({ triesLeft: test.triesLeft - 1 })
      .where(own);
  return { results, raises: isPassed ? wishes.parse(test.wishes) : null };
}

/** Gives up what waits for a test: a wish that came later has taken its place. */
export async function dropTests(tx: Db, playerId: number): Promise<void> {
  await tx.delete(limitTests).where(eq(limitTests.playerId, playerId));
}
