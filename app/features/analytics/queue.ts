import type { BrowserEvent } from "~/domain/analytics/catalogue";

/** An event that waits in the browser. */
export type QueuedEvent = BrowserEvent & { readonly uid: string; readonly at: number };

/** How long an event that could not be sent is kept, ms (ANA-04). */
export const keptEventMs = 86_400_000;
/** The most that wait, and that one request takes. */
export const eventsAtOnce = 50;

/** The events that still wait: the newest, none older than a day. */
export function freshEvents(events: readonly QueuedEvent[], now: number): readonly QueuedEvent[] {
  return events.filter(({ at }) => at <= now && now - at <= keptEventMs).slice(-eventsAtOnce);
}

/** Parses the stored queue; [] for anything else. Never throws. */
export function parseQueue(text: string | null, now: number): readonly QueuedEvent[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    const events = stored.filter(
      (event): event is QueuedEvent =>
        typeof event?.uid === "string" &&
        Number.isSafeInteger(event.at) &&
        typeof event.name === "string",
    );
    return freshEvents(events, now);
  } catch {
    return [];
  }
}
