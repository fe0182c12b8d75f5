import type { ShellCall } from "../../define-call.server";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { type Answer, isTransient, type Reply } from "../../transport/failure.server";
import { configRevision } from "../../transport/revision.server";
import { createSignedOutBackgroundScope } from "../../transport/scope/platform-scope.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { LoadedValue } from "../../transport/stale-copies/values.server";
import { wireHeaders } from "../../transport/wire.server";

/** Retries of CFG-01: five, 1 s apart, after the first attempt. */
const retries = { count: 5, delayMs: 1000 };
/** Asks for a part of site config by `ask`, with the retries of CFG-01; null = gave up. */
export async function askForConfig<W, T>(
  scope: PlatformScope,
  { timeoutMs }: Pick<ShellCall, "timeoutMs">,
  ask: (behind: PlatformScope) => Promise<Reply<W>>,
  translate: (wire: W) => T,
  onFirstFailure: () => void,
): Promise<LoadedValue<T> | null> {
  // Detached: the visitor may leave, and the copy serves later requests too.
  const behind = createSignedOutBackgroundScope(
    scope,
    (retries.count + 1) * (timeoutMs + retries.delayMs),
  );
  const revision = configRevision();
  let reply = await ask(behind);
  for (let retry = 0; retry < retries.count && isRetryable(reply); retry++) {
    onFirstFailure();
    await waitUnlessAborted(retries.delayMs, undefined);
    reply = await ask(behind);
  }
  if (!reply.ok) return null;
  return {
    value: translate(reply.data),
    revision: reply.headers.get(wireHeaders.configRevision) ?? revision,
  };
}

function isRetryable(reply: Reply<unknown> | Answer<unknown>) {
  return !reply.ok && isTransient(reply.failure);
}
