import { readBodyText } from "../body.server";
import { updateClockFromReply } from "../clock.server";
import { updateConfigRevisionFromReply } from "../revision.server";
import { upstreamFetch } from "../upstream.server";

/** Maximum size of a service's reply, bytes. A larger reply is a defect or an attack. */
const replyLimit = 4 * 1024 * 1024;

/** An HTTP reply as it came: status, headers and text, not parsed yet. */
export interface RawHttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends one request and reads its reply. The reply's headers update the platform's clock and the
 * config revision.
 */
export async function sendAndReadReply(
  request: Request,
  signal: AbortSignal,
): Promise<RawHttpReply> {
  const sentAt = Date.now();
  const response = await upstreamFetch(request, signal);
  updateClockFromReply(response.headers, sentAt);
  updateConfigRevisionFromReply(response.headers);
  return {
    status: response.status,
    headers: response.headers,
    text: await readBodyText(response, replyLimit),
  };
}
