import { sessionEventTimesStorageKey } from "./pulse";

/**
 * Stores the times of the next reality check and limit approval (`agreed`, the server's JSON; null =
 * neither) in local storage. A tab that knows other times reloads. Without storage each tab finds out
 * by its own poll.
 */
export function storeSessionEventTimes(agreed: string | null) {
  try {
    if (localStorage.getItem(sessionEventTimesStorageKey) === agreed) return;
    if (agreed === null) localStorage.removeItem(sessionEventTimesStorageKey);
    else localStorage.setItem(sessionEventTimesStorageKey, agreed);
  } catch {
    return;
  }
}
