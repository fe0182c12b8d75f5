import type { BrowserEvent } from "~/domain/analytics/catalogue";
import type { StorageKey } from "~/server/browser-storage";
import { eventsAtOnce, freshEvents, parseQueue, type QueuedEvent } from "./queue";
import { setEventDelivery } from "./track";

const key = "ANALYTICS" satisfies StorageKey<"local", "marketing">;
/** Events of this long go together, ms. */
const pauseMs = 2_000;

/** Telegram's apps give their pages this object, and its mini apps an address with this part. */
function isInTelegram(): boolean {
  return "TelegramWebviewProxy" in window || location.hash.includes("tgWebApp");
}

/**
 * Sends the page's events to the collector (ANA-02, ANA-04): together after a pause, by a beacon when the page is hidden.
 * What the network did not take is kept for a day and goes with the next page. Only for a visitor who has consented.
 * Returns what stops it.
 */
export function startCollector(collector: string, lng: string): () => void {
  const address = `${collector}?whence=${isInTelegram() ? 119 : 55}&lang=${lng}`;
  let queue = [...readStored()];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = () => {
    queue = [...freshEvents(queue, Date.now())];
    try {
      if (queue.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(queue));
    } catch {
      // Without storage the events end with the page.
    }
  };
  const send = async () => {
    const batch = queue.splice(0, eventsAtOnce);
    if (batch.length === 0) return;
    try {
      const { status } = await fetch(address, {
        method: "POST",
        keepalive: true,
        ...bodyOf(batch),
      });
      // A refusal would be the same later; an outage would not.
      if (status >= 500 || status === 429) throw new Error(String(status));
    } catch {
      queue.unshift(...batch);
    }
    store();
  };
  const leave = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "hidden" || queue.length === 0) return;
    const { body } = bodyOf(queue);
    if (navigator.onLine && navigator.sendBeacon(address, body)) queue = [];
    store();
  };
  const add = (event: BrowserEvent) => {
    if (queue.length === 0) timer = setTimeout(send, pauseMs);
    queue.push({ ...event, uid: crypto.randomUUID(), at: Date.now() });
    if (queue.length > eventsAtOnce) queue.shift();
    if (document.visibilityState === "hidden") leave();
  };

  if (queue.length > 0) timer = setTimeout(send, pauseMs);
  document.addEventListener("visibilitychange", leave);
  setEventDelivery(add);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", leave);
    setEventDelivery(null);
  };
}

function bodyOf(events: readonly QueuedEvent[]) {
  return { body: new Blob([JSON.stringify(events)], { type: "application/json" }) };
}

function readStored(): readonly QueuedEvent[] {
  try {
    return parseQueue(localStorage.getItem(key), Date.now());
  } catch {
    return [];
  }
}
