import { dueEventsKey } from "./pulse";

/**
 * Stores the times of the next reality check and limit approval (`agreed`, the server's JSON; null =
 * neither) in local storage. A tab that knows other times reloads. Without storage each tab finds out
 * by its own poll.
 */
export function storePlannedEventTimes(agreed: string | null) {
  try {
    if (localStorage.getItem(dueEventsKey) === agreed) return;
    if (agreed === null) localStorage.removeItem(dueEventsKey);
    else localStorage.setItem(dueEventsKey, agreed);
  } catch {
    return;
  }
}
