import { LRUCache } from "lru-cache";
import type { PushHub } from "./hub.server";
import type { PushReader } from "./reader";
import { parseWatch, type WatchedGame } from "./watch";

/** A push request: its client and what it watches. */
export interface PushRequest {
  readonly method: string;
  /** The address's query: `watch`, and `since` where a page resumes. */
  readonly query: URLSearchParams;
  /** `Last-Event-ID`, or null. */
  readonly lastId: string | null;
  /** The client wants one JSON reply instead of a stream. */
  readonly isPoll: boolean;
  readonly sid: string | null;
  readonly browser: string;
  readonly address: string | null;
  /** Aborts when the client disconnects; null where the server cannot tell. */
  readonly signal: AbortSignal | null;
}

const unkept = { "Cache-Control": "no-store, no-transform", "X-Content-Type-Options": "nosniff" };
/** Reconnect delay after a broken connection, ms; spread out where a whole node shuts down. */
const retryMs = 2_000;
const spreadMs = 3_000;
/** Unsent bytes at a socket above which a reader counts as slow. */
const roomBytes = 16_384;
/** Retry-After at full capacity, s. */
const fullForSeconds = 30;

/** Pages with the same prices share one parsed watch. */
const watches = new LRUCache<string, { readonly watched: readonly WatchedGame[] }>({ max: 500 });

/** Answers `/remote/push` (CPN-19): a stream of `PushMessage`s, or one of them as JSON. */
export async function respondPush(hub: PushHub, ask: PushRequest): Promise<Response> {
  const watched = watchOf(ask.query.get("watch") ?? "");
  const since = sinceOf(ask.lastId ?? ask.query.get("since"));
  if (!watched) return new Response(null, { status: 400, headers: unkept });
  if (ask.method !== "GET") return new Response(null, { status: 204, headers: unkept });
  if (hub.isEnded || !hub.hasRoomFor(watched)) return full();
  if (ask.isPoll)
    return Response.json(await hub.poll(watched, ask.sid, since), { headers: unkept });
  // Without notice of closed connections streams would pile up; 204 tells the browser not to open one again.
  if (!ask.signal) return new Response(null, { status: 204, headers: unkept });
  if (!hub.hasPlaceFor(ask.address)) return full();
  return new Response(streamOf(hub, { ...ask, watched, since, signal: ask.signal }), {
    headers: {
      ...unkept,
      "Content-Type": "text/event-stream; charset=utf-8",
      "X-Accel-Buffering": "no",
    },
  });
}

interface Opened extends Pick<PushRequest, "sid" | "browser" | "address"> {
  readonly watched: readonly WatchedGame[];
  readonly since: string | null;
  readonly signal: AbortSignal;
}

function streamOf(
  hub: PushHub,
  { watched, since, sid, browser, address, signal }: Opened,
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

function watchOf(text: string): readonly WatchedGame[] | null {
  const cached = watches.get(text);
  if (cached) return cached.watched;
  const watched = parseWatch(text);
  if (watched) watches.set(text, { watched });
  return watched;
}

function sinceOf(text: string | null): string | null {
  return text !== null && /^[\w-]{1,16}\.\d{1,12}$/.test(text) ? text : null;
}

function full(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...unkept, "Retry-After": String(fullForSeconds) },
  });
}
