import { LRUCache } from "lru-cache";
import type { Express } from "~/features/coupon/express/express";
import { type Answer, answer } from "../failure.server";
import { reading } from "../policy.server";
import { configRevision } from "../revision.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { expressesReplyWire } from "./expresses-wire.server";
import { betFrom } from "./translate.server";

/** Pages can do without it: asked once, not waited for long, and with a breaker of its own, not the coupon's. */
const policy = reading("expresses.list", "none", { timeoutMs: 600 });

/** Every page with an empty coupon asks; what it shows may be so old, ms. What is taken is asked for anew. */
const shownMs = 2_000;
const shown = new LRUCache<string, readonly Express[]>({ max: 40, ttl: shownMs });

/** The accumulators of the day that can be had now, named in the request's language (CPN-24). */
export async function loadExpresses(scope: PlatformScope): Promise<Answer<readonly Express[]>> {
  const reply = await call(scope, policy, { path: "/coupon-api/v1/expresses" }, expressesReplyWire);
  return answer(reply, ({ expresses }) =>
    expresses.map(({ id, isLive, coef, bets }) => ({ id, isLive, coef, bets: bets.map(betFrom) })),
  );
}

/** The same for showing, at most two seconds old; none where nobody answers. */
export async function shownExpresses(scope: PlatformScope): Promise<readonly Express[]> {
  const key = `${scope.lng} ${configRevision()}`;
  const known = shown.get(key);
  if (known) return known;
  const asked = await loadExpresses(scope);
  if (!asked.ok) return [];
  shown.set(key, asked.value);
  return asked.value;
}

/** Forgets what was shown; for tests. */
export function clearExpresses() {
  shown.clear();
}
