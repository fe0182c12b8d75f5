import type { PushMessageToBrowser } from "~/domain/feed/game";
import { openPushConnection, type PushConnection } from "./line.client";
import { mergeShownMarkets, type ShownMarkets, serializeWatch } from "./watch";

const name = "touchline-push";
/**
 * How long the leading tab waits after the last change in what tabs show, before it opens their
 * connection anew, ms.
 */
const reopenDelayMs = 150;

type Note =
  | { readonly kind: "watch"; readonly tab: string; readonly page: ShownMarkets }
  | { readonly kind: "gone"; readonly tab: string }
  | { readonly kind: "who" }
  | { readonly kind: "news"; readonly message: PushMessageToBrowser };

/** How a tab uses the push connection that its browser's tabs share. */
export interface TabConnection {
  /** Sets what this tab's page shows now. */
  watch(page: ShownMarkets): void;
  close(): void;
}

/**
 * One push connection for all tabs of a browser (CPN-19). The tab that holds the lock leads: it watches what
 * all tabs show and forwards the messages. Without Web Locks each tab has its own connection.
 */
export function shareConnectionAcrossTabs(
  hear: (message: PushMessageToBrowser) => void,
  open: typeof openPushConnection = openPushConnection,
): TabConnection {
  const id = Math.random().toString(36).slice(2);
  const ended = new AbortController();
  const isShared = navigator.locks && typeof BroadcastChannel !== "undefined";
  const channel = isShared ? new BroadcastChannel(name) : null;
  const shown = new Map<string, ShownMarkets>();
  let own: ShownMarkets | null = null;
  let line: PushConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (note: Note) => channel?.postMessage(note);

  /**
   * Opens the connection for what all pages show now, even if nothing new is watched: a page may be older
   * than the connection.
   */
  function gather() {
    if (!line) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => line?.watch(serializeWatch(mergeShownMarkets(shown.values()))),
      reopenDelayMs,
    );
  }

  function lead() {
    line = open((message) => {
      post({ kind: "news", message });
      hear(message);
    });
    if (own !== null) shown.set(id, own);
    post({ kind: "who" });
    gather();
  }

  function heard({ data: note }: MessageEvent<Note>) {
    if (note.kind === "news") hear(note.message);
    else if (note.kind === "who") {
      if (own !== null) post({ kind: "watch", tab: id, page: own });
    } else if (note.kind === "watch") {
      shown.set(note.tab, note.page);
      gather();
    } else shown.delete(note.tab);
  }

  channel?.addEventListener("message", heard);
  if (isShared) {
    const turn = () =>
      new Promise<void>((release) => {
        ended.signal.addEventListener("abort", () => release());
        lead();
      });
    navigator.locks.request(name, { signal: ended.signal }, turn).catch(() => undefined);
  } else lead();

  return {
    watch(page) {
      own = page;
      shown.set(id, page);
      post({ kind: "watch", tab: id, page });
      gather();
    },
    close() {
      post({ kind: "gone", tab: id });
      clearTimeout(timer);
      line?.close();
      line = null;
      ended.abort();
      channel?.close();
    },
  };
}
