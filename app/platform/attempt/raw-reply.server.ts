import { readText } from "../body.server";
import { updateClockFromReply } from "../clock.server";
import { learnRevision } from "../revision.server";
import { upstreamFetch } from "../upstream.server";

/** Maximum size of a service's reply, bytes. A larger reply is a defect or an attack. */
const replyLimit = 4 * 1024 * 1024;

/** A reply as it came. */
export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its reply. The reply's headers update the platform's clock and the
 * config revision.
 */
export async function sendAndReadReply(request: Request, signal: AbortSignal): Promise<RawReply> {
  const sentAt = Date.now();
  const response = await upstreamFetch(request, signal);
  updateClockFromReply(response.headers, sentAt);
  learnRevision(response.headers);
  return {
    status: response.status,
    headers: response.headers,
    text: await readText(response, replyLimit),
  };
}
