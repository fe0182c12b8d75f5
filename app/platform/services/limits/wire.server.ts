import { z } from "zod";

/** Amount that means "no limit" (LIM-01). */
export const noLimitWireAmount = 999_999_999;
/** Number of hours that means "not set" (LIM-01). */
export const notSetWireHours = -1;

const seconds = z.number().int().nonnegative();

/** Selectable values; `measure` is a currency or a unit of time. */
export const limitChoicesWire = z.array(
  z.object({ type: z.number().int(), availableValues: z.array(z.number()), measure: z.string() }),
);
export type LimitChoicesWire = z.infer<typeof limitChoicesWire>;

/** A limit; amounts are in whole units of the currency, times seconds since epoch (LIM-02). */
export const limitWire = z.object({
  limitType: z.number().int(),
  limitValue: z.number(),
  /**
   * What is left of the limit: an amount, or hours of a session limit; null if it is not counted.
   */
  limitBalance: z.number().nullable(),
  limitState: z.enum(["ACTIVE", "PENDING", "INACTIVE"]),
  startedAt: seconds,
  endsAt: seconds.nullable(),
  needApprove: z.boolean(),
  selfExcludeReason: z.number().int().nullable(),
  availableValues: z.array(z.number()),
  measure: z.string(),
  type: z.number().int(),
});
export type LimitWire = z.infer<typeof limitWire>;

/** Effective and pending limits; a type may appear twice. */
export const limitsWire = z.array(limitWire);

/** Requested values by type. */
export const saveLimitsRequestWire = z.object({
  limits: z
    .array(
      z.object({
        limitType: z.number().int(),
        limitValue: z.number().min(-1).max(noLimitWireAmount),
        selfExcludeReason: z.number().int().nullish(),
      }),
    )
    .min(1)
    .max(20),
});
export type SaveLimitsRequestWire = z.infer<typeof saveLimitsRequestWire>;

const question = z.object({
  id: z.number().int(),
  text: z.string(),
  answers: z.array(z.object({ id: z.number().int(), text: z.string() })),
});
export type KnowledgeTestQuestionWire = z.infer<typeof question>;

/** Reply of every change: its status (LIM-03), and the limits after it, which a refusal may omit. */
const stated = {
  status: z.number().int(),
  title: z.string().optional(),
  limitsData: limitsWire.default([]),
};
/** An empty success reply means saved. */
const plainlySaved = { status: 204, limitsData: [] };

/**
 * Reply: `status` 200 = saved. If it carries questions and a `tokenGuid`, only stricter limits have been
 * saved (LIM-04).
 */
export const saveLimitsReplyWire = z
  .object({
    ...stated,
    questions: z.array(question).nullish(),
    tokenGuid: z.string().nullish(),
  })
  .default(plainlySaved);

/** Answers to the knowledge test that a raise of limits requires. */
export const knowledgeTestAnswersRequestWire = z.object({
  tokenGuid: z.string().min(1).max(64),
  answers: z.array(z.object({ questionId: z.number().int(), answerId: z.number().int() })).max(20),
});
export const knowledgeTestAnswersReplyWire = z.object({
  questionsResult: z.array(z.object({ questionId: z.number().int(), isCorrect: z.boolean() })),
  success: z.boolean(),
  limitsData: limitsWire,
});

/** 1 approves all that is due, 0 rejects all that is pending. */
export const dueLimitsDecisionRequestWire = z.object({
  action: z.union([z.literal(0), z.literal(1)]),
});

/** Reply to a decision on pending limits, and to their withdrawal: `status` 204 = saved. */
export const pendingLimitsChangeReplyWire = z.object(stated).default(plainlySaved);

/** The reasons for self-exclusion that a player can choose. */
export const exclusionReasonsWire = z.array(
  z.object({ id: z.number().int(), selfExcludeReason: z.string() }),
);

/** Reply to the start of the break from play. */
export const startPlayBreakReplyWire = z.object({ success: z.boolean() });

/** Remaining hours of the session limit; the reply is our decision. */
export const sessionLimitPingReplyWire = z.object({ remainingHours: z.number().nullable() });
