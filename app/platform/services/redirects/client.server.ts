import { LRUCache } from "lru-cache";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { isTransient } from "../../transport/failure.server";
import { configRevision } from "../../transport/revision.server";
import { type PlatformScope, scopeWithBudgetShare } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { redirectCalls } from "./calls.server";

/** Redirect returned by the service; the caller validates the target (GRD-08, SEC-03). */
export interface ServiceRedirect {
  /** 301, 302, 303, 307 or 308. */
  readonly code: number;
  readonly url: string;
  /** Why, for logs. */
  readonly reasons: readonly string[];
  /** The addresses that the visitor passes, as far as the service knows. */
  readonly breadcrumbs: readonly string[];
}

const codes = new Set([301, 302, 303, 307, 308]);

/**
 * How long a page waits for the redirect service, ms. Redirects are optional: the remote page must
 * still fit the page's budget.
 */
const shareMs = 1500;
/** How long "no redirect" is cached, ms: nearly all addresses have none, and every page asks. */
const believedMs = 15_000;

/** After an outage that outlasted the retries, pages ask once without waiting, for this long, ms. */
const pauseMs = 5000;
let outageAt = Number.NEGATIVE_INFINITY;

const noneSince = new LRUCache<string, number>({ max: 5000 });

/**
 * Asks the redirect service where an address leads; that it leads nowhere is remembered for some
 * seconds. null = no redirect, or no answer within its share of the page's budget (CFG-03).
 */
export function requestRedirect(
  scope: PlatformScope,
  url: string,
): Promise<ServiceRedirect | null> {
  return oncePerRequest(
    scope,
    memoised.redirect,
    async () => {
      const key = `${scope.lng} ${scope.country} ${configRevision()} ${url}`;
      if (Date.now() - (noneSince.get(key) ?? Number.NEGATIVE_INFINITY) < believedMs) return null;
      const isResting = Date.now() - outageAt < pauseMs;
      const reply = await call(
        scopeWithBudgetShare(scope, shareMs),
        isResting ? { ...redirectCalls.light, retries: 0 } : redirectCalls.light,
        { json: { url } },
      );
      if (!reply.ok) {
        if (isTransient(reply.failure)) outageAt = Date.now();
        return null;
      }
      const { redirect, code, url: target, reasons, breadcrumbs } = reply.data;
      if (redirect && codes.has(code)) return { code, url: target, reasons, breadcrumbs };
      noneSince.set(key, Date.now());
      return null;
    },
    url,
  );
}

/**
 * Forgets which addresses have no redirect, and the pause after an outage.
 * @internal
 */
export function resetRedirectCache() {
  noneSince.clear();
  outageAt = Number.NEGATIVE_INFINITY;
}
