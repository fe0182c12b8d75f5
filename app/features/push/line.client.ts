import type { PushMessageToBrowser } from "~/domain/feed/game";

/** Source of push messages: a stream, or polls where streams fail. */
export interface PushConnection {
  /**
   * Opens the connection again for another list of watched markets; the server then sends their
   * current state.
   */
  watch(text: string): void;
  close(): void;
}

const address = "/remote/push";
/** Poll interval, ms, varied by up to a fifth so that pages do not poll in step. */
const pollMs = 5_000;
/** Number of polls before the stream is tried again. */
const pollsPerTry = 12;
/**
 * How long a stream may be silent before it counts as dead, ms: before its first message, which the
 * server sends at once, and later (`silenceMs`), when a heartbeat comes every 15 s.
 */
const firstMs = 8_000;
const silenceMs = 40_000;
const mostErrors = 3;

/** Keeps one connection to our server open and passes its messages on (CPN-19). */
export function openPushConnection(hear: (message: PushMessageToBrowser) => void): PushConnection {
  let watched = "";
  let source: EventSource | null = null;
  let polling: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    source?.close();
    source = null;
    polling?.abort();
    polling = null;
  }

  function stream() {
    stop();
    if (typeof EventSource === "undefined") return poll();
    const own = new EventSource(`${address}?watch=${watched}`);
    source = own;
    let errors = 0;
    timer = setTimeout(poll, firstMs);
    own.onmessage = ({ data }) => {
      errors = 0;
      clearTimeout(timer);
      timer = setTimeout(stream, silenceMs);
      hear(JSON.parse(data));
    };
    own.onerror = () => {
      errors += 1;
      if (own.readyState === 2 || errors >= mostErrors) poll();
    };
  }

  function poll() {
    stop();
    const own = new AbortController();
    polling = own;
    let since = "";
    let polls = 0;
    const ask = async () => {
      const query = `watch=${watched}${since && `&since=${since}`}`;
      const headers = { Accept: "application/json" };
      const answer = await fetch(`${address}?${query}`, { headers, signal: own.signal }).catch(
        () => null,
      );
      const message: PushMessageToBrowser | null = answer?.ok
        ? await answer.json().catch(() => null)
        : null;
      if (own.signal.aborted) return;
      if (message) {
        since = message.version;
        hear(message);
      }
      polls += 1;
      timer = setTimeout(polls < pollsPerTry ? ask : stream, pollMs * (0.8 + Math.random() * 0.4));
    };
    void ask();
  }

  return {
    watch(text) {
      watched = text;
      if (polling) poll();
      else stream();
    },
    close: stop,
  };
}
