import { LRUCache } from "lru-cache";
import type { RemoteAnswer, RemoteAsk } from "~/platform/remotes/client.server";
import { noteTermsAsked, type PlatformScope } from "~/platform/scope.server";
import type { FragmentResult } from "./fragment";
import { clearLastGood, lastGoodOf, rememberGood } from "./last-good.server";
import { type PrepareOptions, prepareFragment } from "./prepare.server";

/** What a page's fragment is asked with; `path` starts with the language, `search` is "" or starts with "?". */
export type FragmentAsk = Omit<RemoteAsk, "components" | "headers"> & {
  /** How long this caller waits, ms; the remote's own budget where it is not said (REM-10). */
  readonly waitMs?: number;
};

export interface LoadDeps {
  readonly fetchRemote: (scope: PlatformScope, ask: RemoteAsk) => Promise<RemoteAnswer>;
  /** The same request without its visitor and with a budget of its own, ms. */
  readonly detachedScope: (scope: PlatformScope, budgetMs: number) => PlatformScope;
  /** The page of a remote behind a path; null where it may not be asked. */
  readonly pageOf: (url: string, path: string, search: string) => URL | null;
  readonly prepare: Omit<PrepareOptions, "app" | "url">;
  /** Ms from any fixed moment, never going back. */
  readonly now?: () => number;
  /** The platform's clock, ms since epoch. */
  readonly clock: () => number;
  readonly log: (message: string, detail: Readonly<Record<string, unknown>>) => void;
}

/** What a remote may cost the page where nothing else is said, ms (REM-10). */
const defaultBudgetMs = 400;
/** How long a remote may take to answer those who still wait, ms. */
const patienceMs = 8_000;
/**
 * How long a personal one is waited for behind the page, ms: past it the remote counts as down, which the page's
 * own budget is too short to tell.
 */
const personalMs = 2_000;
/** A fragment that is nobody's own is shown to others this long, ms. */
const sharedMs = 1_000;

interface Shared {
  readonly result: FragmentResult;
  readonly until: number;
}

const shared = new LRUCache<string, Shared>({
  maxSize: 32_000_000,
  sizeCalculation: ({ result }) => (result.state === "ready" ? result.fragment.body.length : 0) + 500,
});
const running = new Map<string, Promise<FragmentResult>>();
/** Remotes that a page has waited for in vain, until one of their pages arrives: those who have a copy do not wait. */
const lateRemotes = new LRUCache<string, true>({ max: 200 });

/**
 * A remote's fragment within the budget (REM-09, REM-10). Past it, or where the remote fails, what is nobody's own
 * is the last good copy, marked (REM-16); without one the answer is `loading`, and arrives behind the page for
 * whoever asks next. A personal one is asked for its player and kept for no one.
 */
export async function loadFragment(
  deps: LoadDeps,
  scope: PlatformScope,
  ask: FragmentAsk,
): Promise<FragmentResult> {
  const ownMs = ask.remote.budgetMs ?? defaultBudgetMs;
  const budgetMs = ask.waitMs ?? ownMs;
  if (ask.isPersonal) {
    const own = askRemote(deps, scope, ask, Math.max(budgetMs, personalMs));
    return noted(scope, ask, await within(budgetMs, own));
  }
  const now = deps.now ?? (() => performance.now());
  const key = JSON.stringify([
    ask.app,
    ask.remote.url,
    ask.path,
    ask.search,
    ask.isHidden ?? false,
    scope.lng,
    scope.country,
    deps.prepare.ownOrigin,
  ]);
  const known = shared.get(key);
  if (known && known.until > now()) return known.result;
  let flight = running.get(key);
  if (!flight) {
    flight = askRemote(deps, deps.detachedScope(scope, patienceMs), ask, patienceMs)
      .then((result) => {
        // A 5xx or no answer at all may be over at once; a 404 stays one.
        const isSettled =
          result.state === "ready" || (result.state === "error" && (result.status ?? 500) < 500);
        if (isSettled) shared.set(key, { result, until: now() + sharedMs });
        if (result.state === "ready") {
          rememberGood(key, result.fragment, deps.clock());
          lateRemotes.delete(ask.remote.url);
        }
        return result;
      })
      .finally(() => running.delete(key));
    running.set(key, flight);
  }
  const last = lastGoodOf(key);
  // With something to show nobody waits longer than the remote's own budget, and not at all for a late one.
  const shownMs = lateRemotes.has(ask.remote.url) ? 0 : Math.min(budgetMs, ownMs);
  const result = noted(scope, ask, await within(last ? shownMs : budgetMs, flight));
  if (result.state === "loading") lateRemotes.set(ask.remote.url, true);
  return last && isAway(result) ? last : result;
}

/** Forgets every fragment; for tests. */
export function clearFragments() {
  shared.clear();
  lateRemotes.clear();
  clearLastGood();
}

/** No answer, or one that says nothing of the page: what was there is likely to be there again. */
function isAway(result: FragmentResult): boolean {
  return result.state === "loading" || (result.state === "error" && (result.status ?? 500) >= 500);
}

/** The same result. A refusal until the terms are confirmed is noted for each visitor who shares the answer (PLT-05). */
function noted(scope: PlatformScope, { app }: FragmentAsk, result: FragmentResult): FragmentResult {
  if (result.state === "error" && result.areTermsAsked) noteTermsAsked(scope, `remote.${app}`);
  return result;
}

async function askRemote(
  deps: LoadDeps,
  scope: PlatformScope,
  ask: FragmentAsk,
  budgetMs: number,
): Promise<FragmentResult> {
  const { app, path, search, isPersonal, isHidden } = ask;
  try {
    const page = deps.pageOf(ask.remote.url, path, search);
    if (!page) return refused(deps, ask, "forbidden-origin");
    const remote = { url: ask.remote.url, budgetMs };
    const answer = await deps.fetchRemote(scope, { app, remote, path, search, isPersonal, isHidden });
    if (!answer.ok) {
      if (answer.kind === "slow") return { state: "loading" };
      if (answer.kind === "terms") return { state: "error", areTermsAsked: true };
      return answer.kind === "status" && answer.status !== undefined
        ? { state: "error", status: answer.status }
        : { state: "error" };
    }
    const fragment = prepareFragment(answer.reply, { ...deps.prepare, app, url: page.href });
    return fragment ? { state: "ready", fragment, asOf: null } : refused(deps, ask, "too complex");
  } catch (error) {
    deps.log("remote page failed", { app, path, error: String(error) });
    return { state: "error" };
  }
}

function refused(deps: LoadDeps, { app, path }: FragmentAsk, reason: string): FragmentResult {
  deps.log("remote page refused", { app, path, reason });
  return { state: "error" };
}

/** The answer, or `loading` when it is not there in time. */
async function within(ms: number, flight: Promise<FragmentResult>): Promise<FragmentResult> {
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
