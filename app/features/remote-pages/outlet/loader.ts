import { trackError } from "~/features/analytics/track";
import { type ClientFragment, type FragmentLocation, isSameFragmentLocation } from "../fragment";
import { mayRetryRemoteManually, nextRemoteState, type RemoteState, retryDelayMs } from "./machine";

export interface OutletLoader {
  /** Shows another page; does nothing for the same one. */
  go(target: FragmentLocation): void;
  /** The retry button: at most once a second (REM-03). */
  reload(): void;
  /** Reloads the same page in the background, after a post changed it. */
  refresh(): void;
  close(): void;
}

/** Shorter waits show no skeleton, ms. */
const slowAfterMs = 200;

/** Refresh interval while the last good copy is shown, ms (REM-16). */
const renewMs = 5_000;

/**
 * Loads one outlet's pages (REM-02, REM-03, REM-07). Only the state machine changes the state; loading a new
 * page cancels the previous load.
 */
export function createOutletLoader(
  ports: OutletLoaderDeps,
  first: FragmentLocation,
  found: ServerRenderedOutletState,
): OutletLoader {
  let target = first;
  let content: FragmentLocation | null = found.isShown ? first : null;
  let view = initialOutletDisplayState(found);
  let retriesDone = 0;
  let reloadedAt: number | null = null;
  let running: AbortController | null = null;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stopRenewing = () => {};

  function set(change: Partial<OutletDisplayState>) {
    view = { ...view, ...change, hasContent: content !== null };
    ports.changed(view);
  }

  function to(next: RemoteState, change: Partial<OutletDisplayState> = {}) {
    set({ ...change, state: nextRemoteState(view.state, next, ports.log) });
  }

  function stop() {
    running?.abort();
    running = null;
    clearTimeout(slowTimer);
    clearTimeout(retryTimer);
    stopRenewing();
  }

  function drop() {
    if (content) ports.clear();
    content = null;
  }

  function load(isRetrying: boolean, isQuiet = false) {
    const isReplaced = view.state === "loading" && running !== null;
    stop();
    if (view.state === "ready" || isReplaced) to("not-exist");
    if (view.state !== "loading") to("loading", { isRetrying });
    const own = new AbortController();
    running = own;
    if (!isQuiet)
      slowTimer = setTimeout(() => {
        // Another app's page is removed meanwhile; a page of the same app stays until the next one arrives.
        if (content && content.app !== target.app && !isRetrying) drop();
        set({ isSlow: true });
      }, slowAfterMs);
    void run(target, own.signal).catch((error: unknown) => {
      ports.log(`remote page ${target.app}: ${String(error)}`);
      if (!own.signal.aborted) fail(null, own.signal);
    });
  }

  async function run(wanted: FragmentLocation, signal: AbortSignal) {
    const reply = await ports.ask(wanted, signal);
    if (signal.aborted) return;
    if (!reply.ok) {
      if (reply.movedTo !== undefined) ports.leave(reply.movedTo);
      else fail(reply.status, signal);
      return;
    }
    await ports.show(wanted, reply.fragment, isSameFragmentLocation(content, wanted), signal);
    if (signal.aborted) return;
    clearTimeout(slowTimer);
    content = wanted;
    retriesDone = 0;
    const { asOf } = reply.fragment;
    to("ready", { status: null, isSlow: false, isStatusPage: false, isRetrying: false, asOf });
    renewLater();
  }

  function fail(status: number | null, signal: AbortSignal) {
    clearTimeout(slowTimer);
    const isStatusPage = view.isStatusPage && view.status === status;
    const isUpdate = isSameFragmentLocation(content, target);
    if (!isStatusPage && !isUpdate) drop();
    to("error", { status, isSlow: false, isStatusPage, isRetrying: false });
    if (status === null || status >= 500)
      trackError("remote", "fragment", String(status ?? "no-answer"));
    retryLater();
    const page = status === null || isStatusPage || isUpdate ? null : ports.statusPage(status);
    if (page) void showStatusPage(page, signal);
  }

  /**
   * Plans the next load of the page in the background while a last good copy of it is shown, which
   * is marked as stale; else does nothing.
   */
  function renewLater() {
    if (view.asOf !== null) stopRenewing = ports.whenSeen(renewMs, () => load(false, true));
  }

  function retryLater() {
    const delay = isLasting(view.status) ? null : retryDelayMs(retriesDone);
    if (delay === null) return;
    retryTimer = setTimeout(() => {
      retriesDone += 1;
      load(true);
    }, delay);
  }

  async function showStatusPage(page: FragmentLocation, signal: AbortSignal) {
    try {
      const reply = await ports.ask(page, signal);
      if (!reply.ok || signal.aborted) return;
      await ports.show(page, reply.fragment, false, signal);
      if (signal.aborted) return;
      content = page;
      set({ isStatusPage: true });
    } catch (error) {
      if (!signal.aborted) ports.log(`remote page ${page.app}: ${String(error)}`);
    }
  }

  if (view.state === "error") retryLater();
  else if (!(view.state === "ready" && content)) load(false);
  else renewLater();

  return {
    go(next) {
      if (isSameFragmentLocation(target, next)) return;
      target = next;
      retriesDone = 0;
      set({ isStatusPage: false });
      load(false);
    },
    reload() {
      const now = ports.now();
      if (!mayRetryRemoteManually(reloadedAt, now)) return;
      reloadedAt = now;
      retriesDone = 0;
      load(view.state === "error");
    },
    refresh() {
      retriesDone = 0;
      load(view.state === "error");
    },
    close() {
      stop();
      drop();
      if (view.state !== "not-exist") to("not-exist");
    },
  };
}

/** Whether a retry cannot help: any 4xx status, such as not found, except 408 and 429. */
function isLasting(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Result of a fragment request in the browser; `status` is the remote's HTTP error, null without a response.
 * `movedTo` = a guard redirected to another page, absolute.
 */
export type ClientFragmentResult =
  | { readonly ok: true; readonly fragment: ClientFragment }
  | { readonly ok: false; readonly status: number | null; readonly movedTo?: string };

/** What the outlet's loader needs of the browser: requests, insertion of content, timers. */
interface OutletLoaderDeps {
  ask(target: FragmentLocation, signal: AbortSignal): Promise<ClientFragmentResult>;
  /** Inserts content. `isUpdate` = the same page again. */
  show(
    target: FragmentLocation,
    fragment: ClientFragment,
    isUpdate: boolean,
    signal: AbortSignal,
  ): Promise<void>;
  clear(): void;
  changed(view: OutletDisplayState): void;
  /** The page for a status (REM-07); null where there is none. */
  statusPage(status: number): FragmentLocation | null;
  /** Follows a guard's redirect to another page. */
  leave(to: string): void;
  log(message: string): void;
  now(): number;
  /** Calls back after a delay, once the page is visible (SES-08); returns the function that cancels it. */
  whenSeen(delayMs: number, call: () => void): () => void;
}

/** What the outlet shows around a remote's content: state, skeleton, notice of an old copy. */
export interface OutletDisplayState {
  readonly state: RemoteState;
  readonly status: number | null;
  /** The wait is long enough to show the skeleton. */
  readonly isSlow: boolean;
  /** Content is shown, possibly of the previous page. */
  readonly hasContent: boolean;
  /** The page of the remote's status replaces the content (REM-07). */
  readonly isStatusPage: boolean;
  /** A failed load is being retried. */
  readonly isRetrying: boolean;
  /**
   * Time of the last good copy while one is shown, ms since epoch; null = none is
   * shown (REM-16).
   */
  readonly asOf: number | null;
}

/** The outlet's state after server rendering. `isShown` = its content is in the document. */
export interface ServerRenderedOutletState {
  readonly state: RemoteState;
  readonly status: number | null;
  readonly isShown: boolean;
  readonly asOf?: number | null;
}

/** The outlet's view when React starts in the browser, equal to the server's HTML. */
export function initialOutletDisplayState({
  state,
  status,
  isShown,
  asOf = null,
}: ServerRenderedOutletState): OutletDisplayState {
  const isSlow = state === "loading";
  return {
    state,
    status,
    isSlow,
    hasContent: isShown,
    isStatusPage: false,
    isRetrying: false,
    asOf,
  };
}
