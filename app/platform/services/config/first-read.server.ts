import { randomUUID } from "node:crypto";
import { log } from "~/server/log.server";
import { waitUnlessAborted } from "../../transport/bounded.server";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { queryPolicy } from "../../transport/policy.server";
import { createPlatformScope } from "../../transport/scope/platform-scope.server";
import { platformOrigin } from "../../transport/upstream.server";
import { configAttemptTimeoutMs } from "./ask.server";
import { loadSiteConfig } from "./client.server";
import { siteConfigWire } from "./site-config-wire.server";

/** Pause between two tries, ms. */
const retryMs = 1000;
const lng = "en";
const input = { path: "/bff-api/config/all.json", query: { lang: lng } };
const policy = queryPolicy("config.first", "none", { timeoutMs: configAttemptTimeoutMs });

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
    const reply = await call(scopeNow(signal), policy, input, siteConfigWire);
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
    budgetMs: configAttemptTimeoutMs,
  });

function causeOf(failure: Failure): string {
  if (failure.kind === "network") return `no connection (${failure.code})`;
  if (failure.kind === "timeout") return `no answer within ${failure.afterMs} ms`;
  if (failure.kind === "malformed") return `the field ${failure.field} is not as described`;
  return "status" in failure ? `status ${failure.status}` : failure.kind;
}
