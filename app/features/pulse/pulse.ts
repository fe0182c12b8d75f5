import type { SessionWaits } from "~/features/session/due";
import type { StorageKey } from "~/server/browser-storage";

/** Local storage: the due events by the server, `{nextAt, approvalAt}` in ms since epoch (RCK-01, APR-01). */
export const sessionEventTimesStorageKey = "REALITY_CHECK" satisfies StorageKey<"local">;

/** The response to a session poll. */
export interface SessionPollReply {
  readonly isSignedIn: boolean;
  readonly termsChanged: boolean;
  readonly idle: SessionWaits["idle"];
  /** The next session end, limit approval and reality check; null if the page did not ask (`sync=1`) or limits are not known. */
  readonly due: SessionWaits | null;
  /** Whether a blocking step waits for the player; set with `due`. */
  readonly isStepDue: boolean;
}
