import type { PlatformCall } from "../../define-call.server";
import { wireHeaders } from "../../transport/wire.server";
import { type CheckCaller, type CheckTarget, sendCheckRequest, slowReplyMs } from "./ask.server";
import { judgePlatformReply } from "./judge.server";
import { failedJudgement } from "./reply.server";
import { type CheckState, newCheckState } from "./state.server";
import type { CheckStep } from "./step.server";
import { CheckTable } from "./table.server";

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
    if (answer.ms > slowReplyMs && !(isSigned && call.method !== "GET"))
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
