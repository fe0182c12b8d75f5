import type { PlatformCall, ShellCall } from "../define-call.server";
import type { Reply } from "../transport/failure.server";
import { configRevision } from "../transport/revision.server";
import {
  createSignedOutBackgroundScope,
  type PlatformScope,
  pageBudgetLeftMs,
} from "../transport/scope.server";
import type { StaleCopies } from "../transport/stale-copies.server";
import { wireHeaders } from "../transport/wire.server";

/** How long a page waits for what it can do without, ms; the copy that arrives later serves the next one. */
export const optionalCopyWaitMs = 300;

/**
 * A copy of what a page can do without, or what one attempt brings in time; null = neither. `query` is the copy's key. A
 * failure is in the log of calls, and nothing more.
 */
export async function findOptionalCopy<T>(
  scope: PlatformScope,
  copies: StaleCopies<T>,
  query: Readonly<Record<string, string | number>>,
  { timeoutMs }: ShellCall & PlatformCall,
  ask: (behind: PlatformScope) => Promise<Reply<T>>,
): Promise<T | null> {
  const wait = Math.min(optionalCopyWaitMs, pageBudgetLeftMs(scope));
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const found = await copies.find(new URLSearchParams(texts).toString(), wait, async () => {
    const revision = configRevision();
    // Detached: the visitor may leave, and the copy serves later requests too.
    const reply = await ask(createSignedOutBackgroundScope(scope, timeoutMs));
    if (!reply.ok) return null;
    return {
      value: reply.data,
      revision: reply.headers.get(wireHeaders.configRevision) ?? revision,
    };
  });
  return found?.value ?? null;
}
