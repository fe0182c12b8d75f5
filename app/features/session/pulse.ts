import type { StorageKey } from "~/server/browser-storage";
import type { Due } from "./due";

/** Local storage: what is to come by the server's word, `{nextAt, approvalAt}` in ms since epoch (RCK-01, APR-01). */
export const agreedKey = "REALITY_CHECK" satisfies StorageKey<"local">;

/** What the pulse answers. */
export interface Pulse {
  readonly isSignedIn: boolean;
  readonly termsChanged: boolean;
  readonly idle: Due["idle"];
  /** What is to come, where the page has asked for it (`sync`) and limits are known. */
  readonly due: Due | null;
  /** Whether something waits for the player's answer; told with `due`. */
  readonly isHeld: boolean;
}
