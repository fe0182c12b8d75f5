import type { ClientFragment } from "./fragment";
import type { FragmentLocation } from "./fragment-target";
import type { OutletDisplayState } from "./outlet-display-state";

/**
 * Result of a fragment request in the browser; `status` is the remote's HTTP error, null without a response.
 * `movedTo` = a guard redirected to another page, absolute.
 */
export type ClientFragmentResult =
  | { readonly ok: true; readonly fragment: ClientFragment }
  | { readonly ok: false; readonly status: number | null; readonly movedTo?: string };

/** What the outlet's loader needs of the browser: requests, insertion of content, timers. */
export interface OutletLoaderDeps {
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
