import { Hono } from "hono";
import { findDueLimitApprovals, limitRaiseApprovalDelayMs } from "~/domain/limits/approval";
import {
  breakLimitCode,
  isMoneyLimitCode,
  type LimitCode,
  limitCodesOfSection,
  sessionLimitCode,
  settableLimitCodes,
} from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import type { LimitValue } from "~/domain/limits/value";
import { limitCalls } from "~/platform/services/limits/calls.server";
import type { LimitWire, SaveLimitsRequestWire } from "~/platform/services/limits/wire.server";
import type { Db } from "../../db/open";
import { HttpErrorAnswer, requestLanguage } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { allLimitChoices, limitChoices, limitOnWire } from "./answer";
import {
  limitsWithDecision,
  limitsWithoutPending,
  limitsWithRaisesAwaitingApproval,
  limitsWithStricterApplied,
  type RequestedLimit,
} from "./change";
import { changeLimits, loadStoredLimits } from "./keep";
import { knowledgeTestQuestions } from "./questions";
import { exclusionReasons } from "./reasons";
import { sessionLimitLeftMsNotingActivity } from "./session";
import { type StoredLimits, toLimits } from "./stored";
import { dropKnowledgeTests, openKnowledgeTest, tryKnowledgeTestAnswers } from "./tests";
import { limitsIso, loadLimitUsage, withRemaining } from "./windows";
import { parseLimitWireNumber } from "./wire-values";

/** The limit service (LIM-02). */
export function limitRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  const delayMs = () => limitRaiseApprovalDelayMs(services.world.state.config.playerSafety);

  serve(app, limitCalls.choices, async ({ request }) => {
    const player = await requirePlayer(services, request);
    return allLimitChoices(await limitsIso(services.db, player.id));
  });

  serve(app, limitCalls.list, async ({ request }) => {
    const player = await requirePlayer(services, request);
    return await limitsData(services, services.db, player.id, request);
  });

  serve(app, limitCalls.save, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const requested = await requestedOf(services, player.id, await readBody());
    const now = services.world.now();
    const test = await changeLimits(services, player.id, async (before, tx) => {
      const { stored, raises, refused } = limitsWithStricterApplied(before, requested, now);
      if (refused !== null)
        throw new HttpErrorAnswer(403, { status: 403, title: "", limitType: refused });
      if (raises.length === 0) await dropKnowledgeTests(tx, player.id);
      const opened = raises.length > 0 ? await openKnowledgeTest(tx, player.id, raises, now) : null;
      return { stored, result: opened };
    });
    const data = {
      status: 200,
      limitsData: await limitsData(services, services.db, player.id, request),
    };
    if (!test) return data;
    const questions = [...knowledgeTestQuestions(test.questions, requestLanguage(request))];
    return { ...data, questions, tokenGuid: test.token };
  });

  serve(app, limitCalls.answerTest, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { tokenGuid, answers } = await readBody();
    const given = new Map(answers.map(({ questionId, answerId }) => [questionId, answerId]));
    const now = services.world.now();
    const results = await changeLimits(services, player.id, async (before, tx) => {
      if (findLongestPlayLock(toLimits(before, now), now))
        throw new HttpErrorAnswer(403, { status: 403, code: "locked", title: "" });
      const answered = await tryKnowledgeTestAnswers(tx, player.id, tokenGuid, given, now);
      if (!answered) throw new HttpErrorAnswer(400, { status: 400, code: "test-over", title: "" });
      const stored = answered.raises
        ? limitsWithRaisesAwaitingApproval(before, answered.raises, now)
        : before;
      return { stored, result: answered };
    });
    return {
      questionsResult: [...results.results],
      success: results.raises !== null,
      limitsData: await limitsData(services, services.db, player.id, request),
    };
  });

  serve(app, limitCalls.decide, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { action } = await readBody();
    const now = services.world.now();
    await changeLimits(services, player.id, async (before) => {
      const due = findDueLimitApprovals(toLimits(before, now), delayMs(), now);
      // Before it is due a raise can be rejected, but not approved.
      const decided = action === 1 ? due : toLimits(before, now).filter(isPending);
      if (decided.length === 0)
        throw new HttpErrorAnswer(400, { status: 400, code: "nothing-due", title: "" });
      return { stored: limitsWithDecision(before, decided, action === 1, now), result: null };
    });
    const limits = await limitsData(services, services.db, player.id, request);
    return { status: 204, limitsData: limits };
  });

  serve(app, limitCalls.cancelPending, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await changeLimits(services, player.id, async (before) => ({
      stored: limitsWithoutPending(before, limitCodesOfSection("deposit")),
      result: null,
    }));
    const limits = await limitsData(services, services.db, player.id, request);
    return { status: 204, limitsData: limits };
  });

  serve(app, limitCalls.exclusionReasons, async ({ request }) => {
    await requirePlayer(services, request);
    return [...exclusionReasons(requestLanguage(request))];
  });

  serve(app, limitCalls.startBreak, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const now = services.world.now();
    await changeLimits(services, player.id, async (before) => ({
      stored: blocked(before, now),
      result: null,
    }));
    return { success: true };
  });

  serve(app, limitCalls.ping, async ({ request }) => {
    const player = await requirePlayer(services, request);
    const limits = toLimits(await loadStoredLimits(services.db, player.id), services.world.now());
    const left = await sessionLimitLeftMsNotingActivity(services, request, limits);
    return {
      remainingHours: left === null ? null : left / 3_600_000,
    };
  });

  return app;
}

const isPending = ({ state }: Limit) => state === "PENDING";

/**
 * The player's limits with a break added: it blocks play for 24 hours from now. Unchanged if a
 * break in force ends no earlier (LIM-17).
 */
function blocked(stored: StoredLimits, now: number): StoredLimits {
  const held = findLimitInForce(toLimits(stored, now), breakLimitCode, now);
  const startedAt = Math.ceil(now / 1000);
  const endsAt = startedAt + 86_400;
  if (held && (held.endsAt === null || held.endsAt >= endsAt * 1000)) return stored;
  const limit = {
    limitType: breakLimitCode,
    value: 1,
    limitState: "ACTIVE" as const,
    needApprove: false,
  };
  return { ...stored, [String(breakLimitCode)]: { ...limit, startedAt, endsAt } };
}

/** A player's limits as wire values, each with what is left of it. */
async function limitsData(
  services: SandboxServices,
  db: Db,
  playerId: number,
  request: Request,
): Promise<LimitWire[]> {
  const now = services.world.now();
  const limits = toLimits(await loadStoredLimits(db, playerId), now);
  if (limits.length === 0) return [];
  const iso = await limitsIso(db, playerId);
  const isCounted = limits.some(({ code }) => isMoneyLimitCode(code));
  const counted = isCounted
    ? withRemaining(limits, await loadLimitUsage(db, playerId, iso, now))
    : limits;
  const sessionLeft = await sessionLimitLeftMsNotingActivity(services, request, limits);
  return counted.map((limit) =>
    limitOnWire(
      limit.code === sessionLimitCode && limit.state === "ACTIVE"
        ? { ...limit, left: sessionLeft }
        : limit,
      iso,
    ),
  );
}

/**
 * Reads the limits that a save asks for; 400 if a type is unknown or there twice, or if its value
 * is not one that it can have.
 */
async function requestedOf(
  services: SandboxServices,
  playerId: number,
  body: SaveLimitsRequestWire,
): Promise<readonly RequestedLimit[]> {
  const iso = await limitsIso(services.db, playerId);
  const seen = new Set<LimitCode>();
  return body.limits.map(({ limitType, limitValue, selfExcludeReason = null }) => {
    const code = settableLimitCodes.find((known) => known === limitType);
    const asked = code === undefined ? null : offeredFrom(code, limitValue, iso);
    if (asked === null || seen.has(asked.code))
      throw new HttpErrorAnswer(400, { status: 400, code: "value", title: "", limitType });
    seen.add(asked.code);
    return { ...asked, reasonId: selfExcludeReason };
  });
}

/**
 * The requested value of a limit; null for a length of time that is not offered, and for an amount
 * of money that is not above zero.
 */
function offeredFrom(code: LimitCode, number: number, iso: string): LimitValue | null {
  const isOffered = isMoneyLimitCode(code)
    ? number > 0
    : limitChoices(code, iso).availableValues.includes(number);
  return isOffered ? parseLimitWireNumber(code, number, iso) : null;
}
