import type { PlatformCall } from "../../define-call.server";
import { callName } from "../call-name.server";
import { platformCalls } from "../index.server";
import type { ReplyJudgement } from "./reply.server";

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
