import { LRUCache } from "lru-cache";
import type { ExpressOfTheDay } from "~/domain/coupon/express";
import { type Answer, mapReply } from "../failure.server";
import { queryPolicy } from "../policy.server";
import { configRevision } from "../revision.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { expressesReplyWire } from "./expresses-wire.server";
import { toCurrentBet } from "./resolved-values.server";

/** Optional for pages: one attempt, short timeout, and its own breaker separate from the coupon's. */
const policy = queryPolicy("expresses.list", "none", { timeoutMs: 600 });

/** Maximum age of displayed accumulators, ms: every page with an empty coupon asks. Adding one reloads it. */
const shownMs = 2_000;
const shown = new LRUCache<string, readonly ExpressOfTheDay[]>({ max: 40, ttl: shownMs });

/** Loads today's available accumulators, named in the request's language (CPN-24). */
export async function loadExpresses(
  scope: PlatformScope,
): Promise<Answer<readonly ExpressOfTheDay[]>> {
  const reply = await call(scope, policy, { path: "/coupon-api/v1/expresses" }, expressesReplyWire);
  return mapReply(reply, ({ expresses }) =>
    expresses.map(({ id, isLive, coef, bets }) => ({
      id,
      isLive,
      coef,
      bets: bets.map(toCurrentBet),
    })),
  );
}

/** Today's accumulators for display, up to two seconds old; empty where the service fails. */
export async function cachedExpresses(scope: PlatformScope): Promise<readonly ExpressOfTheDay[]> {
  const key = `${scope.lng} ${configRevision()}`;
  const known = shown.get(key);
  if (known) return known;
  const asked = await loadExpresses(scope);
  if (!asked.ok) return [];
  shown.set(key, asked.value);
  return asked.value;
}

/**
 * Clears the cached list.
 * @internal
 */
export function clearExpresses() {
  shown.clear();
}
