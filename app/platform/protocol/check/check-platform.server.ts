import type { PlatformCall } from "../../define-call.server";
import { authCalls } from "../../services/auth/calls.server";
import { encodeBase64 } from "../../services/auth/encoded.server";
import { bearerTokenReplyWire, loginReplyWire } from "../../services/auth/wire.server";
import { platformCalls } from "../index.server";
import type { CheckTarget } from "./ask.server";
import { anonymousSteps } from "./guest-steps.server";
import { testPlayerReadSteps } from "./player-steps.server";
import { type CheckRow, CheckRun } from "./run.server";
import { anonymousStep, type CheckStep, testPlayerStep } from "./step.server";
import { writeSteps } from "./write-steps.server";

export interface PlatformCheckOptions extends CheckTarget {
  /**
   * A test player; null = calls that need a player are only checked to refuse a caller without
   * proof.
   */
  readonly player: { readonly login: string; readonly password: string } | null;
  /** REMOTE_ORIGINS of the shell that will use the platform: site config is judged by it. */
  readonly remoteOrigins: readonly string[];
  /** Whether the test player's own things may be written: settings, a small bet, a small payment. */
  readonly mayWrite: boolean;
}

/**
 * Makes every call of docs/platform.md to a platform and judges the replies by the wire schemas (CFG-09).
 * Returns one row for each call.
 */
export async function checkPlatform(check: PlatformCheckOptions): Promise<readonly CheckRow[]> {
  const run = new CheckRun(check, check.remoteOrigins);
  await run.all([...anonymousSteps, ...uncoveredSteps()]);
  if (check.player) await checkAsPlayer(run, check.player, check.mayWrite);
  return run.table.rows();
}

/**
 * Steps for the calls that a guest's steps do not cover: a read that anybody may make is answered, and any other call is
 * sent without proof and with an empty body, and must be refused.
 */
function uncoveredSteps(): readonly CheckStep[] {
  return callsWithoutStep(anonymousSteps).map((call) =>
    call.auth === "none" && isPlainRead(call) ? anonymousStep(call) : refusalExpectedStep(call),
  );
}

function callsWithoutStep(steps: readonly CheckStep[]): readonly PlatformCall[] {
  const asked = new Set(steps.map(({ call }) => call));
  return platformCalls.filter((call) => !asked.has(call));
}

/** Whether a call reads without being told anything, so that the check can make it without a step of its own. */
function isPlainRead({ kind, path, query = {}, request }: PlatformCall): boolean {
  const needsQuery = Object.keys(query).some((name) => name.endsWith("!"));
  return kind === "query" && !request && !path.includes("{") && !needsQuery;
}

/**
 * A step of the platform check that must be refused before it can do anything: without proof where
 * one is asked for, and with an empty body.
 */
export function refusalExpectedStep(call: PlatformCall): CheckStep {
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "0"]),
  );
  const body = call.request && "form" in call.request ? { multipart: {} } : { json: {} };
  return {
    call,
    ask: () => ({ params, ...(call.request ? body : {}) }),
    expected: call.auth === "bearer" ? (call.request ? [400, 401] : [401]) : [400, 401, 403],
    isSigned: false,
  };
}

/**
 * Runs the steps of the test player: signs him in, reads, with `mayWrite` also writes, and signs
 * him out.
 */
export async function checkAsPlayer(
  run: CheckRun,
  { login, password }: { readonly login: string; readonly password: string },
  mayWrite: boolean,
): Promise<void> {
  const json = {
    login: encodeBase64(login),
    password: encodeBase64(password),
    save: false,
    lng: "en",
    device: {},
  };
  const signIn = anonymousStep(authCalls.signIn, { ask: () => ({ json }) });
  const entered = loginReplyWire.safeParse(await run.ask(signIn));
  if (!entered.success) return;
  if (!("sessionId" in entered.data))
    return run.table.note(signIn.call, null, {
      verdict: "warn",
      detail: "the player has a second step: name another one",
    });
  const { sessionId: session, userId } = entered.data;
  run.facts.player = { id: userId, login };
  run.caller = { session, bearer: null };
  const token = await run.ask(
    testPlayerStep(authCalls.token, {
      ask: () => ({ query: { force_refresh: true } }),
    }),
  );
  const bearer = bearerTokenReplyWire.safeParse(token);
  if (bearer.success) {
    run.caller = { session, bearer: bearer.data.token };
    const own = callsWithoutStep(testPlayerReadSteps).filter(({ auth }) => auth === "bearer");
    await run.all([
      ...testPlayerReadSteps,
      ...own.filter(isPlainRead).map((call) => testPlayerStep(call)),
    ]);
    if (mayWrite) await run.all(writeSteps);
  }
  await run.all([
    testPlayerStep(authCalls.signOut, {
      ask: () => ({ json: { everywhere: false } }),
    }),
  ]);
}
