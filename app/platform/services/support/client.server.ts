import type { z } from "zod";
import { call } from "../../transport/call.server";
import { type Answer, mapReply, type Reply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { supportCalls } from "./calls.server";
import type {
  NewSupportThreadRequestWire,
  SupportThreadSummaryWire,
  supportMessageReplyWire,
} from "./wire.server";

/** A conversation of the player with support as lists show it; `updatedAt` is ms since epoch. */
export interface SupportThreadSummary extends Omit<SupportThreadSummaryWire, "updatedAt"> {
  readonly updatedAt: number;
}

/**
 * Result of writing to support: the numbers of the thread and the message, or the `code` of the
 * refusal; null = it is unknown whether the message was stored.
 */
export type SupportWriteOutcome =
  | { readonly ok: true; readonly id: number; readonly messageId: number }
  | { readonly ok: false; readonly code: string | null };

/** The player's conversations with support, the last written to first (OFC-06). */
export async function listSupportThreads(
  scope: PlatformScope,
): Promise<Answer<readonly SupportThreadSummary[]>> {
  const reply = await call(scope, supportCalls.list);
  return mapReply(reply, ({ threads }) =>
    threads.map((thread) => ({ ...thread, updatedAt: Date.parse(thread.updatedAt) })),
  );
}

/**
 * Opens a conversation with support, once under its key; a guest's question needs an address to
 * answer to.
 */
export async function createSupportThread(
  scope: PlatformScope,
  json: NewSupportThreadRequestWire,
): Promise<SupportWriteOutcome> {
  return outcomeOf(
    scope,
    await call(scope, supportCalls.ask, { json, as: json.email === null ? "bearer" : "none" }),
  );
}

/** Adds a message of the player to his conversation with support; one key writes once. */
export async function addSupportMessage(
  scope: PlatformScope,
  id: number,
  json: { readonly text: string; readonly key: string },
): Promise<SupportWriteOutcome> {
  return outcomeOf(scope, await call(scope, supportCalls.write, { params: { id }, json }));
}

type Called = Reply<z.output<typeof supportMessageReplyWire>>;

function outcomeOf(scope: PlatformScope, reply: Called): SupportWriteOutcome {
  dropMemoised(scope, memoised.player);
  if (reply.ok) return { ok: true, ...reply.data };
  const { failure } = reply;
  return { ok: false, code: failure.kind === "refused" ? String(failure.code ?? "refused") : null };
}
