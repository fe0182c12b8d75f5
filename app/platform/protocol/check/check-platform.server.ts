import { encodeBase64 } from "../../auth/encoded.server";
import { loginReplyWire, tokenReplyWire } from "../../auth/wire.server";
import { wireHeaders } from "../../wire.server";
import type { WireCall } from "../call.server";
import { callName } from "../call-name.server";
import { wireCalls } from "../index.server";
import { type CheckCaller, sendCheckRequest, slowReplyMs, type Wire } from "./ask.server";
import { judgeReply, type ReplyJudgement } from "./judge.server";
import { anonymousSteps } from "./open-steps.server";
import { testPlayerSteps } from "./own-steps.server";
import {
  anonymousStep,
  type CheckStep,
  mustBeRefusedStep,
  newCheckState,
  testPlayerStep,
} from "./step.server";
import { writeSteps } from "./write-steps.server";

/** A row of the table: what was asked of a call, and the first fault of its replies. */
export interface CheckRow {
  readonly call: string;
  /** Of the reply that decides; null = there was none. */
  readonly status: number | null;
  readonly verdict: ReplyJudgement["verdict"];
  readonly detail: string;
}

export interface PlatformCheck extends Wire {
  /** A test player; without one calls of a player are only refused. */
  readonly player: { readonly login: string; readonly password: string } | null;
  /** Whether the test player's own things may be written: settings, a small bet, a small payment. */
  readonly mayWrite: boolean;
}

/** After so many requests in a row without an answer the rest is not asked. */
const mostUnanswered = 3;

/** Asks a platform every call of docs/platform.md and judges its replies by the wire schemas (CFG-09). One row a call. */
export async function checkPlatform(check: PlatformCheck): Promise<readonly CheckRow[]> {
  const run = new Run(check);
  await run.all([...anonymousSteps, ...refusalSteps()]);
  if (check.player) await run.signedIn(check.player, check.mayWrite);
  return run.rows();
}

/** Calls that no step of a guest asks: without proof, or with an empty body. */
function refusalSteps(): readonly CheckStep[] {
  const asked = new Set(anonymousSteps.map(({ call }) => call));
  return wireCalls.filter((call) => !asked.has(call)).map(mustBeRefusedStep);
}

/** Ranks of verdicts: the worst one is the row's. */
const rank = { ok: 0, warn: 1, fail: 2 } as const;

class Run {
  readonly #rows = new Map<WireCall, CheckRow>();
  readonly #facts = newCheckState();
  #asker: CheckCaller = { session: null, bearer: null };
  #unanswered = 0;
  #isTimeNoted = false;

  constructor(readonly check: PlatformCheck) {}

  rows(): readonly CheckRow[] {
    const left = (call: WireCall): CheckRow => ({
      call: callName(call),
      status: null,
      verdict: "fail",
      detail: "not asked: the platform did not answer before",
    });
    return wireCalls.map((call) => this.#rows.get(call) ?? left(call));
  }

  async all(steps: readonly CheckStep[]) {
    for (const step of steps) {
      if (this.#unanswered >= mostUnanswered) return;
      await this.#ask(step);
    }
  }

  /** Asks as the test player; signs him out at the end. */
  async signedIn({ login, password }: { login: string; password: string }, mayWrite: boolean) {
    const json = {
      login: encodeBase64(login),
      password: encodeBase64(password),
      save: false,
      lng: "en",
      device: {},
    };
    const signIn = anonymousStep("POST /web-api/authapi/v1/login", { ask: () => ({ json }) });
    const entered = loginReplyWire.safeParse(await this.#ask(signIn));
    if (!entered.success) return;
    if (!("sessionId" in entered.data))
      return this.#note(signIn.call, null, {
        verdict: "warn",
        detail: "the player has a second step: name another one",
      });
    const { sessionId: session, userId } = entered.data;
    this.#facts.player = { id: userId, login };
    this.#asker = { session, bearer: null };
    const token = await this.#ask(
      testPlayerStep("GET /web-api/gettoken/user", {
        ask: () => ({ query: { force_refresh: true } }),
      }),
    );
    const bearer = tokenReplyWire.safeParse(token);
    if (bearer.success) {
      this.#asker = { session, bearer: bearer.data.token };
      await this.all(testPlayerSteps);
      if (mayWrite) await this.all(writeSteps);
    }
    await this.all([
      testPlayerStep("POST /web-api/authapi/v1/disconnect", {
        ask: () => ({ json: { everywhere: false } }),
      }),
    ]);
  }

  /** Asks once; the reply's data where it is as it should be. */
  async #ask({ call, ask, expected, isSigned, learn }: CheckStep): Promise<unknown> {
    const input = ask(this.#facts);
    if (input === null) return undefined;
    const asker = isSigned ? this.#asker : { session: null, bearer: null };
    const answer = await sendCheckRequest(this.check, call, input, asker);
    if ("broken" in answer) {
      this.#unanswered += 1;
      this.#note(call, null, { verdict: "fail", detail: answer.says });
      return undefined;
    }
    this.#unanswered = 0;
    const iso = this.#facts.account?.iso ?? null;
    const judged = judgeReply(call, answer, expected, isSigned ? iso : null);
    this.#note(call, answer.status, judged);
    // What moves money or a session may take longer: no page waits for it beside others.
    if (answer.ms > slowReplyMs && !(isSigned && call.method !== "GET"))
      this.#note(call, answer.status, {
        verdict: "fail",
        detail: `slow: ${Math.round(answer.ms)} ms, and a page waits ${slowReplyMs} ms for all it asks`,
      });
    this.#time(call, answer.status, answer.headers);
    if (judged.verdict === "ok" && judged.data !== undefined) learn?.(this.#facts, judged.data);
    return judged.data;
  }

  /** The platform's clock, which the shell takes for its own; told once where there is none. */
  #time(call: WireCall, status: number, headers: Headers) {
    const stated = headers.get(wireHeaders.platformTime);
    if (stated !== null && /^\d{1,15}$/.test(stated)) this.#facts.now = Number(stated);
    else if (!this.#isTimeNoted) {
      this.#isTimeNoted = true;
      const detail =
        stated === null
          ? `no ${wireHeaders.platformTime}: the shell goes by its own clock`
          : `${wireHeaders.platformTime}: "${stated}" is no count of ms since epoch`;
      this.#note(call, status, { verdict: stated === null ? "warn" : "fail", detail });
    }
  }

  /** The worst verdict of a call is its row's, the first one of equals. */
  #note(call: WireCall, status: number | null, { verdict, detail }: ReplyJudgement) {
    const before = this.#rows.get(call);
    const isWorse = !before || rank[verdict] > rank[before.verdict];
    if (!isWorse && !(verdict === "ok" && before.verdict === "ok")) return;
    this.#rows.set(call, { call: callName(call), status, verdict, detail });
  }
}
