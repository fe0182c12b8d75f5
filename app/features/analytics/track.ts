import type { BrowserEvent } from "~/domain/analytics/catalogue";
import { toEventWord } from "~/domain/analytics/words";

/** Events that wait for the collector's code; the first ones count. */
const mostWaiting = 20;
const waiting: BrowserEvent[] = [];
let deliver: ((event: BrowserEvent) => void) | null = null;

/** Records an event that only the browser can see (ANA-03). Where the visitor has not consented it is forgotten. */
export function track(event: BrowserEvent): void {
  if (deliver) deliver(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Sets what delivers events; gets those that waited. Null = they wait again. */
export function setEventDelivery(next: typeof deliver): void {
  deliver = next;
  if (next) for (const event of waiting.splice(0)) next(event);
}

/** Forgets what waits: the visitor has not consented. */
export function forgetWaitingEvents(): void {
  waiting.length = 0;
}

let errors = 0;
/** The most errors of one page that are recorded (ANA-08). */
const mostErrors = 10;

/**
 * Records an unexpected error (ANA-08): its kind, where, and its class or status. Never its message, which may contain what
 * was typed.
 */
export function trackError(kind: "shell" | "remote" | "script", place: string, code: string): void {
  errors += 1;
  if (errors > mostErrors) return;
  const [at, what] = [toEventWord(place), toEventWord(code)];
  track({ name: "error", kind, place: at, request: null, code: what });
}

/** Errors count anew on the next page. */
export function restartErrorCount(): void {
  errors = 0;
}

/** Name of a thrown value's class. */
export const errorName = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.name : typeof thrown;
