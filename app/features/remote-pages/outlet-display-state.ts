import type { RemoteState } from "./machine";

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
