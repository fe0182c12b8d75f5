import { randomUUID } from "node:crypto";
import { log } from "~/server/log.server";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { createPlatformScope } from "../../transport/scope.server";
import { platformOrigin } from "../../transport/upstream.server";
import { configCalls } from "./calls.server";
import { loadSiteConfig } from "./client.server";

/** Pause between two tries, ms. */
const retryMs = 1000;
const lng = "en";
/** Has a breaker of its own: it goes on asking while that of site config is open. */
const firstRead = { ...configCalls.site, name: "config.first" };

/**
 * Resolves to true once site config has been read, from the platform or as a copy of another node; to false when
 * `signal` aborts (OPS-01). `onFailure` gets one line that names the platform and why it gives no config, once.
 */
export async function untilSiteConfigIsRead(
  onFailure: (line: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    // Asked for itself, because the copies hide the cause and take seconds to give up.
    const reply = await call(scopeNow(signal), firstRead, { query: { lang: lng } });
    if (!reply.ok && isFirst)
      onFailure(
        `PLATFORM_ORIGIN is "${platformOrigin()}", which gives no site config: ${causeOf(reply.failure)}. The site is up and not ready, and goes on asking.`,
      );
    const config = await loadSiteConfig(scopeNow(signal)).catch(() => null);
    if (config) {
      if (!isFirst) log.info({ origin: platformOrigin() }, "the platform is here");
      return true;
    }
    await waitUnlessAborted(retryMs, signal);
  }
  return false;
}

const scopeNow = (signal: AbortSignal) =>
  createPlatformScope({
    lng,
    requestId: randomUUID(),
    url: "",
    signal,
    budgetMs: configCalls.site.timeoutMs,
  });

function causeOf(failure: Failure): string {
  if (failure.kind === "network") return `no connection (${failure.code})`;
  if (failure.kind === "timeout") return `no answer within ${failure.afterMs} ms`;
  if (failure.kind === "malformed") return `the field ${failure.field} is not as described`;
  return "status" in failure ? `status ${failure.status}` : failure.kind;
}
