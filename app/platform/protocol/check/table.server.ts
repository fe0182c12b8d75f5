import type { WireCall } from "../call.server";
import { callName } from "../call-name.server";
import { wireCalls } from "../index.server";
import type { ReplyJudgement } from "./reply.server";

/** A row of the table: what was asked of a call, and the first fault of its replies. */
export interface CheckRow {
  readonly call: string;
  /** Of the reply that decides; null = there was none. */
  readonly status: number | null;
  readonly verdict: ReplyJudgement["verdict"];
  readonly detail: string;
}

/** Ranks of verdicts: the worst one is the row's. */
const rank = { ok: 0, warn: 1, fail: 2 } as const;

/** What was found of each call. */
export class CheckTable {
  readonly #rows = new Map<WireCall, CheckRow>();

  /** One row a call, in the order of docs/platform.md. */
  rows(): readonly CheckRow[] {
    const left = (call: WireCall): CheckRow => ({
      call: callName(call),
      status: null,
      verdict: "fail",
      detail: "not asked: the platform did not answer before",
    });
    return wireCalls.map((call) => this.#rows.get(call) ?? left(call));
  }

  /** The worst verdict of a call is its row's, the first one of equals. */
  note(call: WireCall, status: number | null, { verdict, detail }: ReplyJudgement) {
    const before = this.#rows.get(call);
    const isWorse = !before || rank[verdict] > rank[before.verdict];
    if (!isWorse && !(verdict === "ok" && before.verdict === "ok")) return;
    this.#rows.set(call, { call: callName(call), status, verdict, detail });
  }
}
