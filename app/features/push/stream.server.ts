import type { PushHub } from "./hub.server";
import type { PushRequest } from "./push-request.server";
import type { PushReader } from "./reader";
import type { WatchedGame } from "./watch";

/** Reconnect delay after a broken connection, ms; spread out where a whole node shuts down. */
const retryMs = 2_000;
const spreadMs = 3_000;
/** Unsent bytes at a socket above which a reader counts as slow. */
const roomBytes = 16_384;

interface OpenedPush extends Pick<PushRequest, "sid" | "browser" | "address" | "country"> {
  readonly watched: readonly WatchedGame[];
  readonly since: string | null;
  readonly signal: AbortSignal;
}

/**
 * The body of a response: joins the hub as a reader and streams its messages; leaves the hub when
 * the client disconnects.
 */
export function openPushStream(
  hub: PushHub,
  { watched, since, sid, browser, address, country, signal }: OpenedPush,
): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  let reader: PushReader | null = null;
  const leave = () => {
    signal.removeEventListener("abort", stop);
    if (reader) hub.leave(reader);
    reader = null;
  };
  let stop = leave;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => controller.enqueue(bytes.encode(text));
        const close = () => {
          if (!reader) return;
          leave();
          controller.close();
        };
        stop = close;
        reader = {
          watched,
          sid,
          browser,
          address,
          country,
          hasRoom: () => (controller.desiredSize ?? 0) > 0,
          write: (version, json, isBeat) =>
            write(`${isBeat ? ": beat\n" : ""}id: ${version}\ndata: ${json}\n\n`),
          end(isMoving) {
            if (isMoving) write(`retry: ${Math.round(retryMs / 4 + Math.random() * spreadMs)}\n\n`);
            close();
          },
        };
        signal.addEventListener("abort", close, { once: true });
        write(`retry: ${retryMs}\n\n`);
        if (signal.aborted || !hub.join(reader, since)) close();
      },
      pull() {
        if (reader) hub.resume(reader);
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: roomBytes }),
  );
}
