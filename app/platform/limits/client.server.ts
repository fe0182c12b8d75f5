import type {
  KnowledgeTestQuestion,
  KnowledgeTestResult,
  LimitChoices,
  LimitSaveResult,
  RequestedLimits,
} from "~/domain/limits/answers";
import { isLimitCode, isMoneyLimitCode, selfExclusionCode } from "~/domain/limits/codes";
import type { Limits } from "~/domain/limits/limit";
import type { ExclusionReason } from "~/domain/limits/reasons";
import { type Answer, mapReply, type Reply } from "../failure.server";
import { effectPolicy, queryPolicy } from "../policy.server";
import { dropMemoised, oncePerRequest } from "../scope/memo.server";
import { recordTermsRefusal } from "../scope/terms-refusals.server";
import type { PlatformScope } from "../scope.server";
import { freshToken } from "../token.server";
import { call } from "../transport.server";
import { limitFromWire, limitToWire, toPlayerLimits } from "./translate.server";
import {
  availableLimitsWire,
  blockUserReplyWire,
  exclusionReasonsWire,
  limitActionReplyWire,
  limitsWire,
  pingReplyWire,
  saveLimitsReplyWire,
  testAnswersReplyWire,
} from "./wire.server";

const base = "/limit-service-api/api/external/web/v3";
const read = { timeoutMs: 1500, retries: 1, retryDelayMs: 100 } as const;
const availablePolicy = queryPolicy("limits.available", "bearer", read);
const limitsPolicy = queryPolicy("limits.load", "bearer", read);
const reasonsPolicy = queryPolicy("limits.reasons", "bearer", read);
const pingPolicy = queryPolicy("limits.ping", "bearer", { timeoutMs: 1500 });
const savePolicy = effectPolicy("limits.save", "bearer", 5000);

/** The player's effective and pending limits; loaded once per request, never cached (LIM-20). */
export function loadLimits(scope: PlatformScope): Promise<Answer<Limits>> {
  return oncePerRequest(scope, "platform.limits", async () =>
    mapReply(
      await call(scope, limitsPolicy, { path: `${base}/limits` }, limitsWire),
      toPlayerLimits,
    ),
  );
}

/** Selectable values by limit type, and the currency of monetary ones (LIM-01). */
export async function loadLimitChoices(scope: PlatformScope): Promise<Answer<LimitChoices>> {
  const reply = await call(
    scope,
    availablePolicy,
    { path: `${base}/availablelimits` },
    availableLimitsWire,
  );
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

/**
 * Requests limits (LIM-02, LIM-03). Stricter ones apply at once; looser ones are saved after the test in the
 * reply is passed (LIM-04). A refusal carries the server's status and title.
 */
export async function saveLimits<C extends string>(
  scope: PlatformScope,
  { requested, iso, reasonId }: RequestedLimits<C>,
): Promise<Answer<LimitSaveResult>> {
  const limits = requested.map((limit) => ({
    limitType: limit.code,
    limitValue: limitToWire(limit, iso),
    selfExcludeReason: limit.code === selfExclusionCode ? reasonId : null,
  }));
  const input = { method: "POST", path: `${base}/limits`, json: { limits } } as const;
  const reply = asStated(scope, await call(scope, savePolicy, input, saveLimitsReplyWire));
  changed(scope);
  return mapReply(reply, ({ title = null, questions, tokenGuid, limitsData }): LimitSaveResult => {
    const saved = { title, limits: toPlayerLimits(limitsData) };
    const hasTest = questions && questions.length > 0 && tokenGuid;
    return hasTest ? { ...saved, test: { token: tokenGuid, questions } } : { ...saved, test: null };
  });
}

/** Submits the answers to a test (LIM-04); `answers` by question. */
export async function answerTest(
  scope: PlatformScope,
  token: string,
  answers: ReadonlyMap<KnowledgeTestQuestion["id"], number>,
): Promise<Answer<KnowledgeTestResult>> {
  const json = {
    tokenGuid: token,
    answers: [...answers].map(([questionId, answerId]) => ({ questionId, answerId })),
  };
  const input = { method: "POST", path: `${base}/testanswers`, json } as const;
  const reply = await call(scope, savePolicy, input, testAnswersReplyWire);
  changed(scope);
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

/** Approves (1) or rejects (0) due limits (APR-01). Returns the server's title. */
export async function decideLimits(
  scope: PlatformScope,
  action: 0 | 1,
): Promise<Answer<string | null>> {
  const input = { method: "POST", path: `${base}/limitaction`, json: { action } } as const;
  return titled(scope, await call(scope, savePolicy, input, limitActionReplyWire));
}

/** Cancels pending deposit limits (LIM-05). Returns the server's title. */
export async function cancelLimits(scope: PlatformScope): Promise<Answer<string | null>> {
  const input = { method: "DELETE", path: `${base}/limit` } as const;
  return titled(scope, await call(scope, savePolicy, input, limitActionReplyWire));
}

/** Blocks play for 24 hours: the break (LIM-17). Returns true; a break that did not start is a refusal. */
export async function blockPlay(scope: PlatformScope): Promise<Answer<true>> {
  const path = "/limit-service-api/limit/external/web/api/v1/BlockUser";
  const reply = await call(scope, savePolicy, { method: "POST", path }, blockUserReplyWire);
  changed(scope);
  if (!reply.ok) return reply;
  if (reply.data.success) return { ok: true, value: true };
  return {
    ok: false,
    failure: { kind: "refused", status: 403, title: null, code: null, body: reply.data },
  };
}

/** Reasons for self-exclusion, requested with a fresh token (LIM-08). */
export async function loadExclusionReasons(
  scope: PlatformScope,
): Promise<Answer<readonly ExclusionReason[]>> {
  const token = await freshToken(scope, scope.auth?.token ?? null);
  if (!token.ok) return token;
  const reply = await call(
    scope,
    reasonsPolicy,
    { path: `${base}/reasons/selfexclude` },
    exclusionReasonsWire,
  );
  return mapReply(reply, (wire) => wire.map(({ id, selfExcludeReason: text }) => ({ id, text })));
}

/** Reports that the session continues (LIM-10). Returns the remaining time, ms; null = no limit. */
export async function pingSession(scope: PlatformScope): Promise<Answer<number | null>> {
  const reply = await call(
    scope,
    pingPolicy,
    { method: "POST", path: `${base}/ping` },
    pingReplyWire,
  );
  return mapReply(reply, ({ remainingHours }) => remainingHours && remainingHours * 3_600_000);
}

interface Stated {
  readonly status: number;
  readonly title?: string | undefined;
}

function titled(scope: PlatformScope, reply: Reply<Stated>): Answer<string | null> {
  changed(scope);
  return mapReply(asStated(scope, reply), ({ title }) => title ?? null);
}

/** Applies the status in the body of a change's reply: a 2xx reply may be a refusal (LIM-03). */
function asStated<T extends Stated>(scope: PlatformScope, reply: Reply<T>): Reply<T> {
  if (!reply.ok || reply.data.status < 400) return reply;
  const { status, title = null } = reply.data;
  if (status >= 500) return { ok: false, failure: { kind: "server", status } };
  if (status === 401) return { ok: false, failure: { kind: "unauthorized", title } };
  if (status === 451) {
    recordTermsRefusal(scope, savePolicy.name);
    return { ok: false, failure: { kind: "terms", title } };
  }
  return { ok: false, failure: { kind: "refused", status, title, code: null, body: reply.data } };
}

function changed(scope: PlatformScope): void {
  dropMemoised(scope, "platform.limits");
}
