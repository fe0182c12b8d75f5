import type {
  KnowledgeTestQuestion,
  KnowledgeTestResult,
  LimitChoices,
  LimitsAfterSave,
  RequestedLimits,
} from "~/domain/limits/answers";
import { isLimitCode, isMoneyLimitCode, selfExclusionCode } from "~/domain/limits/codes";
import type { Limits } from "~/domain/limits/limit";
import type { ExclusionReason } from "~/domain/limits/reasons";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, mapReply, type Reply } from "../../transport/failure.server";
import { type PlatformScope, recordTermsRefusal } from "../../transport/scope.server";
import { replaceRefusedBearerToken } from "../../transport/token.server";
import { dropMemoised, memoised } from "../memo.server";
import { limitCalls } from "./calls.server";
import { limitFromWire, limitToWire, toPlayerLimits } from "./translate.server";

/** The player's effective and pending limits; loaded once per request, never cached (LIM-20). */
export function loadLimits(scope: PlatformScope): Promise<Answer<Limits>> {
  return oncePerRequest(scope, memoised.limits, async () =>
    mapReply(await call(scope, limitCalls.list), toPlayerLimits),
  );
}

/** Selectable values by limit type, and the currency of monetary ones (LIM-01). */
export async function loadLimitChoices(scope: PlatformScope): Promise<Answer<LimitChoices>> {
  const reply = await call(scope, limitCalls.choices);
  return mapReply(reply, (wire) => {
    const known = wire.flatMap(({ type, ...rest }) =>
      isLimitCode(type) ? [{ ...rest, code: type }] : [],
    );
    const iso = known.find(({ code }) => isMoneyLimitCode(code))?.measure ?? null;
    const values = known.map(
      ({ code, availableValues, measure }) =>
        [code, availableValues.map((value) => limitFromWire(code, value, measure))] as const,
    );
    return { iso, values: new Map(values) };
  });
}

/** Reasons for self-exclusion, requested with a fresh token (LIM-08). */
export async function loadExclusionReasons(
  scope: PlatformScope,
): Promise<Answer<readonly ExclusionReason[]>> {
  const token = await replaceRefusedBearerToken(scope, scope.auth?.token ?? null);
  if (!token.ok) return token;
  const reply = await call(scope, limitCalls.exclusionReasons);
  return mapReply(reply, (wire) => wire.map(({ id, selfExcludeReason: text }) => ({ id, text })));
}

/**
 * Tells the limit service that the session continues (LIM-10). Returns the time left of the session
 * limit, ms; null = no limit.
 */
export async function pingSessionLimit(scope: PlatformScope): Promise<Answer<number | null>> {
  const reply = await call(scope, limitCalls.ping);
  return mapReply(reply, ({ remainingHours }) => remainingHours && remainingHours * 3_600_000);
}

/**
 * Requests limits (LIM-02, LIM-03). Stricter ones apply at once; looser ones are saved after the test in the
 * reply is passed (LIM-04). A refusal carries the server's status and title.
 */
export async function saveLimits<C extends string>(
  scope: PlatformScope,
  { requested, iso, reasonId }: RequestedLimits<C>,
): Promise<Answer<LimitsAfterSave>> {
  const limits = requested.map((limit) => ({
    limitType: limit.code,
    limitValue: limitToWire(limit, iso),
    selfExcludeReason: limit.code === selfExclusionCode ? reasonId : null,
  }));
  const reply = failureIfBodyRefuses(
    scope,
    await call(scope, limitCalls.save, { json: { limits } }),
  );
  forgetMemoisedLimits(scope);
  return mapReply(reply, ({ title = null, questions, tokenGuid, limitsData }): LimitsAfterSave => {
    const saved = { title, limits: toPlayerLimits(limitsData) };
    const hasTest = questions && questions.length > 0 && tokenGuid;
    return hasTest ? { ...saved, test: { token: tokenGuid, questions } } : { ...saved, test: null };
  });
}

/** Submits the answers to a test (LIM-04); `answers` by question. */
export async function submitKnowledgeTest(
  scope: PlatformScope,
  token: string,
  answers: ReadonlyMap<KnowledgeTestQuestion["id"], number>,
): Promise<Answer<KnowledgeTestResult>> {
  const json = {
    tokenGuid: token,
    answers: [...answers].map(([questionId, answerId]) => ({ questionId, answerId })),
  };
  const reply = await call(scope, limitCalls.answerTest, { json });
  forgetMemoisedLimits(scope);
  return mapReply(
    reply,
    ({ questionsResult, success }): KnowledgeTestResult => ({
      isPassed: success,
      wrong: questionsResult.flatMap(({ questionId, isCorrect }) =>
        isCorrect ? [] : [questionId],
      ),
    }),
  );
}

/**
 * Approves (1) or rejects (0) all raises of limits that are due (APR-01). Returns the title of the
 * platform's reply; null = it has none.
 */
export async function approveOrRejectDueLimits(
  scope: PlatformScope,
  action: 0 | 1,
): Promise<Answer<string | null>> {
  return titled(scope, await call(scope, limitCalls.decide, { json: { action } }));
}

/** Cancels pending deposit limits (LIM-05). Returns the server's title. */
export async function cancelPendingDepositLimits(
  scope: PlatformScope,
): Promise<Answer<string | null>> {
  return titled(scope, await call(scope, limitCalls.cancelPending));
}

function titled(scope: PlatformScope, reply: Reply<LimitChangeReplyStatus>): Answer<string | null> {
  forgetMemoisedLimits(scope);
  return mapReply(failureIfBodyRefuses(scope, reply), ({ title }) => title ?? null);
}

/** Blocks play for 24 hours: the break (LIM-17). Returns true; a break that did not start is a refusal. */
export async function startPlayBreak(scope: PlatformScope): Promise<Answer<true>> {
  const reply = await call(scope, limitCalls.startBreak);
  forgetMemoisedLimits(scope);
  if (!reply.ok) return reply;
  if (reply.data.success) return { ok: true, value: true };
  return {
    ok: false,
    failure: { kind: "refused", status: 403, title: null, code: null, body: reply.data },
  };
}

/**
 * The status and the title that the platform puts in the body of its reply to a change of limits.
 */
export interface LimitChangeReplyStatus {
  readonly status: number;
  readonly title?: string | undefined;
}

/**
 * The reply to a change of limits, as a failure where the status in its body is one: a 2xx reply
 * may be a refusal (LIM-03). Records that changed terms are to be confirmed first.
 */
export function failureIfBodyRefuses<T extends LimitChangeReplyStatus>(
  scope: PlatformScope,
  reply: Reply<T>,
): Reply<T> {
  if (!reply.ok || reply.data.status < 400) return reply;
  const { status, title = null } = reply.data;
  if (status >= 500) return { ok: false, failure: { kind: "server", status } };
  if (status === 401) return { ok: false, failure: { kind: "unauthorized", title } };
  if (status === 451) {
    recordTermsRefusal(scope, limitCalls.save.name);
    return { ok: false, failure: { kind: "terms", title } };
  }
  return { ok: false, failure: { kind: "refused", status, title, code: null, body: reply.data } };
}

/** Forgets the limits that this request has read, so that they are read again after a change. */
export function forgetMemoisedLimits(scope: PlatformScope): void {
  dropMemoised(scope, memoised.limits);
}
