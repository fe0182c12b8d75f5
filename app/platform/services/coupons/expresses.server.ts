import { LRUCache } from "lru-cache";
import type { ExpressOfTheDay } from "~/domain/coupon/express";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { configRevision } from "../../transport/revision.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toCurrentBet } from "./prices.server";

/** Maximum age of displayed accumulators, ms: every page with an empty coupon asks. Adding one reloads it. */
const shownMs = 2_000;
const shown = new LRUCache<string, readonly ExpressOfTheDay[]>({ max: 400, ttl: shownMs });

/** Loads today's available accumulators, named in the request's language (CPN-24). */
export async function loadExpressesOfTheDay(
  scope: PlatformScope,
): Promise<Answer<readonly ExpressOfTheDay[]>> {
  const reply = await call(scope, couponCalls.expresses);
  return mapReply(reply, ({ expresses }) =>
    expresses.map(({ id, isLive, coef, bets }) => ({
      id,
      isLive,
      coef,
      bets: bets.map(toCurrentBet),
    })),
  );
}

/**
 * Today's accumulators for display: a copy up to two seconds old, else loaded; empty where the
 * service fails.
 */
export async function loadExpressesForDisplay(
  scope: PlatformScope,
): Promise<readonly ExpressOfTheDay[]> {
  const key = `${scope.lng} ${scope.country} ${configRevision()}`;
  const known = shown.get(key);
  if (known) return known;
  const asked = await loadExpressesOfTheDay(scope);
  if (!asked.ok) return [];
  shown.set(key, asked.value);
  return asked.value;
}

/**
 * Clears the short-lived copies of today's accumulators; for tests.
 * @internal
 */
export function clearCachedExpresses() {
  shown.clear();
}
