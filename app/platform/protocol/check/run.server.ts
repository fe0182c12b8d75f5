import type { PlatformCall } from "../../define-call.server";
import { wireHeaders } from "../../transport/wire.server";
import { callName } from "../call-name.server";
import { platformCalls } from "../index.server";
import { type CheckCaller, type CheckTarget, sendCheckRequest, slowReplyMs } from "./ask.server";
import { failedJudgement, judgePlatformReply, type ReplyJudgement } from "./judge.server";
import { type CheckState, type CheckStep, newCheckState } from "./step.server";

/** After so many requests in a row without an answer the rest is not asked. */
const mostUnanswered = 3;

/**
 * Runs the steps of a check in order, as the current `caller`, and keeps in `facts` what later
 * steps need from the replies.
 */
export class CheckRun {
  readonly table = new CheckTable();
  readonly facts: CheckState;
  caller: CheckCaller = { session: null, bearer: null };
  #unanswered = 0;
  #isTimeNoted = false;

  constructor(
    readonly wire: CheckTarget,
    remoteOrigins: readonly string[],
  ) {
    const { origin: platformOrigin } = wire;
    this.facts = newCheckState({ platformOrigin, remoteOrigins, appEnv: "production" });
  }

  async all(steps: readonly CheckStep[]) {
    for (const step of steps) {
      if (this.#unanswered >= mostUnanswered) return;
      await this.ask(step);
    }
  }

  /**
   * Makes one request and notes in the table what its reply shows. Returns the reply's data;
   * undefined where nothing could be asked, no reply came, or it has a fault.
   */
  async ask(step: CheckStep): Promise<unknown> {
    const { call, expected, isSigned, learn, compare } = step;
    const input = step.ask(this.facts);
    if (input === null) {
      if (step.unasked) this.table.note(call, null, { verdict: "warn", detail: step.unasked });
      return undefined;
    }
    const caller = isSigned ? this.caller : { session: null, bearer: null };
    const answer = await sendCheckRequest(this.wire, call, input, caller);
    if ("broken" in answer) {
      this.#unanswered += 1;
      this.table.note(call, null, { verdict: "fail", detail: answer.says });
      return undefined;
    }
    this.#unanswered = 0;
    const iso = this.facts.account?.iso ?? null;
    const read = judgePlatformReply(call, answer, expected, isSigned ? iso : null);
    const fault =
      read.verdict === "ok" && read.data !== undefined ? compare?.(this.facts, read.data) : null;
    const judged = fault ? failedJudgement(fault) : read;
    this.table.note(call, answer.status, judged);
    // What moves money or a session may take longer: no page waits for it beside others.
    const isAwaited = call.isForPages !== false && !(isSigned && call.method !== "GET");
    if (isAwaited && answer.ms > slowReplyMs)
      this.table.note(call, answer.status, {
        verdict: "fail",
        detail: `slow: ${Math.round(answer.ms)} ms, and a page waits ${slowReplyMs} ms for all it asks`,
      });
    this.#time(call, answer.status, answer.headers);
    if (judged.verdict === "ok" && judged.data !== undefined) learn?.(this.facts, judged.data);
    return judged.data;
  }

  /**
   * Reads the platform's clock from a reply, which the shell uses as its own. A missing or wrong
   * header is noted in the table once.
   */
  #time(call: PlatformCall, status: number, headers: Headers) {
    const stated = headers.get(wireHeaders.platformTime);
    if (stated !== null && /^\d{1,15}$/.test(stated)) this.facts.now = Number(stated);
    else if (!this.#isTimeNoted) {
      this.#isTimeNoted = true;
      const detail =
        stated === null
          ? `no ${wireHeaders.platformTime}: the shell goes by its own clock`
          : `${wireHeaders.platformTime}: "${stated}" is no count of ms since epoch`;
      this.table.note(call, status, { verdict: stated === null ? "warn" : "fail", detail });
    }
  }
}

/** A row of the table: what was asked of a call, and the first fault of its replies. */
export interface CheckRow {
  readonly call: string;
  /** HTTP status of the reply that gave the verdict; null = there was no reply. */
  readonly status: number | null;
  readonly verdict: ReplyJudgement["verdict"];
  readonly detail: string;
}

/** Ranks of verdicts: the worst one is the row's. */
const rank = { ok: 0, warn: 1, fail: 2 } as const;

/** The table of the platform check: one row a call, with the first fault of its replies. */
export class CheckTable {
  readonly #rows = new Map<PlatformCall, CheckRow>();

  /** One row a call, in the order of docs/platform.md. */
  rows(): readonly CheckRow[] {
    const left = (call: PlatformCall): CheckRow => ({
      call: callName(call),
      status: null,
      verdict: "fail",
      detail: "not asked: the platform did not answer before",
    });
    return platformCalls.map((call) => this.#rows.get(call) ?? left(call));
  }

  /**
   * Notes the verdict on a reply of a call. Its row keeps the worst one: of equal faults the first,
   * of several `ok` the last.
   */
  note(call: PlatformCall, status: number | null, { verdict, detail }: ReplyJudgement) {
    const before = this.#rows.get(call);
    const isWorse = !before || rank[verdict] > rank[before.verdict];
    if (!isWorse && !(verdict === "ok" && before.verdict === "ok")) return;
    this.#rows.set(call, { call: callName(call), status, verdict, detail });
  }
}
