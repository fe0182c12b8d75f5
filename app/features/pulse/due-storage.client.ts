import { dueEventsKey } from "./pulse";

/** Shares what is due with the other tabs; without storage each tab finds out separately. */
export function shareDueEvents(agreed: string | null) {
  try {
    if (localStorage.getItem(dueEventsKey) === agreed) return;
    if (agreed === null) localStorage.removeItem(dueEventsKey);
    else localStorage.setItem(dueEventsKey, agreed);
  } catch {
    return;
  }
}
