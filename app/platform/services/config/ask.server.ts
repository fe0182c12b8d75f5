import type { z } from "zod";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import { type Answer, isTransient, type Reply } from "../../transport/failure.server";
import type { CallPolicy } from "../../transport/policy.server";
import type { CallInput } from "../../transport/request/call-input.server";
import { configRevision } from "../../transport/revision.server";
import { createSignedOutBackgroundScope } from "../../transport/scope/platform-scope.server";
import type { PlatformScope } from "../../transport/scope.server";
import type { LoadedValue } from "../../transport/stale-copies/values.server";
import { wireHeaders } from "../../transport/wire.server";

/** Retries of CFG-01: five, 1 s apart, after the first attempt. */
const retries = { count: 5, delayMs: 1000 };
/** Timeout of one attempt to load site config, ms. */
export const configAttemptTimeoutMs = 2000;

/** Asks for a part of site config, with the retries of CFG-01; null = gave up. */
export async function askForConfig<W, T>(
  scope: PlatformScope,
  policy: CallPolicy,
  input: CallInput,
  schema: z.ZodType<W>,
  translate: (wire: W) => T,
  onFirstFailure: () => void,
): Promise<LoadedValue<T> | null> {
  // Detached: the visitor may leave, and the copy serves later requests too.
  const behind = createSignedOutBackgroundScope(
    scope,
    (retries.count + 1) * (configAttemptTimeoutMs + retries.delayMs),
  );
  const revision = configRevision();
  let reply = await call(behind, policy, input, schema);
  for (let retry = 0; retry < retries.count && isRetryable(reply); retry++) {
    onFirstFailure();
    await waitUnlessAborted(retries.delayMs, undefined);
    reply = await call(behind, policy, input, schema);
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
