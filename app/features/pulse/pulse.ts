import type { Due } from "~/features/session/due";
import type { StorageKey } from "~/server/browser-storage";

/** Local storage: the due events by the server, `{nextAt, approvalAt}` in ms since epoch (RCK-01, APR-01). */
export const agreedKey = "REALITY_CHECK" satisfies StorageKey<"local">;

/** The response to a session poll. */
export interface Pulse {
  readonly isSignedIn: boolean;
  readonly termsChanged: boolean;
  readonly idle: Due["idle"];
  /** The due events, where the page asked for them (`sync`) and limits are known. */
  readonly due: Due | null;
  /** Whether a blocking step waits for the player; set with `due`. */
  readonly isStepDue: boolean;
}
