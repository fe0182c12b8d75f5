import { z } from "zod";

/** What stands for "no limit" where a value is an amount (LIM-01). */
export const noLimitValue = 999_999_999;
/** What stands for "not set" where a value is a number of hours (LIM-01). */
export const notSetValue = -1;

const seconds = z.number().int().nonnegative();

/** `GET …/availablelimits` (bearer): the values a player can choose from; `measure` is a currency or a unit of time. */
export const availableLimitsWire = z.array(
  z.object({ type: z.number().int(), availableValues: z.array(z.number()), measure: z.string() }),
);
export type AvailableLimitsWire = z.infer<typeof availableLimitsWire>;

/** A limit; amounts are in whole units of the currency, times seconds since epoch (LIM-02). */
export const limitWire = z.object({
  limitType: z.number().int(),
  limitValue: z.number(),
  /** What is left; null where nothing is counted. Of a session limit the hours that remain. */
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

/** `GET …/limits` (bearer): what holds and what is pending; a type may stand twice. */
export const limitsWire = z.array(limitWire);

/** `POST …/limits` (bearer): the values that the player wants, by type. */
export const saveLimitsRequestWire = z.object({
  limits: z
    .array(
      z.object({
        limitType: z.number().int(),
        limitValue: z.number().min(-1).max(noLimitValue),
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
export type QuestionWire = z.infer<typeof question>;

/** What every change answers: its own status (LIM-03), and the limits after it, which a refusal may leave out. */
const stated = {
  status: z.number().int(),
  title: z.string().optional(),
  limitsData: limitsWire.default([]),
};
/** A good answer that is empty says no more than that. */
const plainlySaved = { status: 204, limitsData: [] };

/**
 * Its answer: `status` 200 saved; where the player must answer questions first, those and `tokenGuid`, and then
 * nothing but what makes limits stricter has been saved (LIM-04).
 */
export const saveLimitsReplyWire = z
  .object({
    ...stated,
    questions: z.array(question).nullish(),
    tokenGuid: z.string().nullish(),
  })
  .default(plainlySaved);

/** `POST …/testanswers` (bearer). */
export const testAnswersRequestWire = z.object({
  tokenGuid: z.string().min(1).max(64),
  answers: z.array(z.object({ questionId: z.number().int(), answerId: z.number().int() })).max(20),
});
export const testAnswersReplyWire = z.object({
  questionsResult: z.array(z.object({ questionId: z.number().int(), isCorrect: z.boolean() })),
  success: z.boolean(),
  limitsData: limitsWire,
});

/** `POST …/limitaction` (bearer): 1 approves all that is due, 0 rejects it. */
export const limitActionRequestWire = z.object({ action: z.union([z.literal(0), z.literal(1)]) });

/** What a limit action and `DELETE …/limit` answer: 204 in `status` = saved. */
export const limitActionReplyWire = z.object(stated).default(plainlySaved);

/** `GET …/reasons/selfexclude` (bearer, fresh). */
export const exclusionReasonsWire = z.array(
  z.object({ id: z.number().int(), selfExcludeReason: z.string() }),
);

/** `POST limit-service-api/limit/external/web/api/v1/BlockUser` (bearer). */
export const blockUserReplyWire = z.object({ success: z.boolean() });

/** `POST …/ping` (bearer): that the session goes on; the reply is **decided**: hours that remain of its limit. */
export const pingReplyWire = z.object({ remainingHours: z.number().nullable() });
