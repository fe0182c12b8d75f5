import type { PushHub } from "./hub.server";
import type { PushRequest } from "./push-request.server";
import { openPushStream } from "./stream.server";
import { parseWatchCached } from "./watched.server";

const unkept = { "Cache-Control": "no-store, no-transform", "X-Content-Type-Options": "nosniff" };
/** Retry-After at full capacity, s. */
const fullForSeconds = 30;

/** Answers `/remote/push` (CPN-19): a stream of `PushMessageToBrowser`s, or one of them as JSON. */
export async function respondPush(hub: PushHub, ask: PushRequest): Promise<Response> {
  const watched = parseWatchCached(ask.query.get("watch") ?? "");
  const since = sinceOf(ask.lastId ?? ask.query.get("since"));
  if (!watched) return new Response(null, { status: 400, headers: unkept });
  if (ask.method !== "GET") return new Response(null, { status: 204, headers: unkept });
  if (hub.isEnded || !hub.hasRoomFor(watched, ask.address)) return full();
  if (ask.isPoll)
    return Response.json(await hub.poll({ ...ask, watched }, since), { headers: unkept });
  // Without notice of closed connections streams would pile up; 204 tells the browser not to open one again.
  if (!ask.signal) return new Response(null, { status: 204, headers: unkept });
  if (!hub.hasPlaceFor(ask.address)) return full();
  return new Response(openPushStream(hub, { ...ask, watched, since, signal: ask.signal }), {
    headers: {
      ...unkept,
      "Content-Type": "text/event-stream; charset=utf-8",
      "X-Accel-Buffering": "no",
    },
  });
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
