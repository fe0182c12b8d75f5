import { LRUCache } from "lru-cache";
import { defaultRemoteBudgetMs } from "~/platform/services/remotes/ask.server";
import { type PlatformScope, recordTermsRefusal } from "~/platform/transport/scope.server";
import {
  type FragmentLoadDeps,
  type FragmentRequest,
  requestPreparedFragment,
} from "./ask-remote.server";
import type { FragmentResult, PreparedFragment } from "./fragment";

/** Timeout of a remote's response in the background, ms. */
const backgroundMs = 8_000;
/**
 * Timeout of a personal fragment in the background, ms. After that the remote counts as down; the page's own
 * budget is too short to tell.
 */
const personalMs = 2_000;
/** How long a non-personal fragment is shared between visitors, ms. */
const sharedMs = 1_000;

interface Shared {
  readonly result: FragmentResult;
  readonly until: number;
}

const shared = new LRUCache<string, Shared>({
  maxSize: 32_000_000,
  sizeCalculation: ({ result }) =>
    (result.state === "ready" ? result.fragment.body.length : 0) + 500,
});
const running = new Map<string, Promise<FragmentResult>>();
/**
 * Remotes that exceeded a page's budget, until one of their pages arrives: pages with a copy do not wait for
 * them.
 */
const lateRemotes = new LRUCache<string, true>({ max: 200 });

/**
 * A remote's fragment within the budget (REM-09, REM-10). If it is late or fails, a non-personal page gets
 * the last good copy, marked (REM-16). Without a copy the result is `loading`, and the response is there for
 * the next request. Personal fragments are requested per player and never stored.
 */
export async function loadFragment(
  deps: FragmentLoadDeps,
  scope: PlatformScope,
  ask: FragmentRequest,
): Promise<FragmentResult> {
  const ownMs = ask.remote.budgetMs ?? defaultRemoteBudgetMs;
  const budgetMs = ask.waitMs ?? ownMs;
  if (ask.isPersonal) {
    const own = requestPreparedFragment(deps, scope, ask, Math.max(budgetMs, personalMs));
    return noted(scope, ask, await resultOrLoading(budgetMs, own));
  }
  const now = deps.now ?? (() => performance.now());
  const key = JSON.stringify([
    ask.app,
    ask.remote.url,
    ask.path,
    ask.search,
    ask.isHidden ?? false,
    ask.display,
    scope.lng,
    scope.country,
    deps.prepare.ownOrigin,
  ]);
  const known = shared.get(key);
  if (known && known.until > now()) return known.result;
  let flight = running.get(key);
  if (!flight) {
    flight = requestPreparedFragment(
      deps,
      deps.detachedScope(scope, backgroundMs),
      ask,
      backgroundMs,
    )
      .then((result) => {
        // A 5xx or a missing response may be temporary; a 404 is not.
        const isSettled =
          result.state === "ready" || (result.state === "error" && (result.status ?? 500) < 500);
        if (isSettled) shared.set(key, { result, until: now() + sharedMs });
        if (result.state === "ready") {
          storeLastGoodFragment(key, result.fragment, deps.clock());
          lateRemotes.delete(ask.remote.url);
        }
        return result;
      })
      .finally(() => running.delete(key));
    running.set(key, flight);
  }
  const last = findLastGoodFragment(key);
  // With a copy the wait is at most the remote's own budget, and zero for a late remote.
  const shownMs = lateRemotes.has(ask.remote.url) ? 0 : Math.min(budgetMs, ownMs);
  const result = noted(scope, ask, await resultOrLoading(last ? shownMs : budgetMs, flight));
  if (result.state === "loading") lateRemotes.set(ask.remote.url, true);
  return last && isAway(result) ? last : result;
}

/**
 * Removes every fragment that is held in memory, last good copies included; for tests.
 * @internal
 */
export function clearFragmentsForTests() {
  shared.clear();
  lateRemotes.clear();
  clearLastGoodFragments();
}

/**
 * Whether the remote seems to be down: it did not respond (in time), or with a 5xx status, which
 * says nothing about the page.
 */
function isAway(result: FragmentResult): boolean {
  return result.state === "loading" || (result.state === "error" && (result.status ?? 500) >= 500);
}

/**
 * Returns the result as it is. If it is a refusal until the changed terms are confirmed, this is
 * recorded for each visitor who shares the response (PLT-05).
 */
function noted(
  scope: PlatformScope,
  { app }: FragmentRequest,
  result: FragmentResult,
): FragmentResult {
  if (result.state === "error" && result.areTermsAsked) recordTermsRefusal(scope, `remote.${app}`);
  return result;
}

/**
 * Waits at most `ms` for a running fragment request; `loading` if it takes longer. The request
 * itself goes on.
 */
async function resultOrLoading(
  ms: number,
  flight: Promise<FragmentResult>,
): Promise<FragmentResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<FragmentResult>((resolve) => {
    timer = setTimeout(() => resolve({ state: "loading" }), Math.max(0, ms));
  });
  try {
    return await Promise.race([flight, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Copy {
  readonly fragment: PreparedFragment;
  readonly at: number;
}

/** Maximum age of a copy, ms: older prices are useless. */
const longestMs = 30 * 60_000;

const copies = new LRUCache<string, Copy>({
  maxSize: 32_000_000,
  sizeCalculation: ({ fragment }) => fragment.body.length + 500,
  ttl: longestMs,
});

/**
 * Stores a remote's last good reply for a non-personal page (REM-16). `key` has everything that the reply
 * depends on, such as language and path; `at` is ms since epoch on the platform's clock.
 */
function storeLastGoodFragment(key: string, fragment: PreparedFragment, at: number) {
  copies.set(key, { fragment, at });
}

/** The last good copy of a page with its time; null = none that is recent enough. */
function findLastGoodFragment(key: string): FragmentResult | null {
  const copy = copies.get(key);
  return copy ? { state: "ready", fragment: copy.fragment, asOf: copy.at } : null;
}

/** Removes the last good copies of all pages; for tests. */
function clearLastGoodFragments() {
  copies.clear();
}
