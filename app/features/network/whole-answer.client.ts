import { ownResponseHeader } from "~/server/answer-mark";
import { NoAnswerError } from "./no-answer-error";
import { RejectedUnreadError } from "./rejected-unread";

/** The same request with a timeout, ms. */
export function withTimeout(init: RequestInit | undefined, ms: number): RequestInit {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), ms);
  const given = init?.signal;
  const stop = () => {
    clearTimeout(timer);
    ended.abort();
  };
  if (given?.aborted) stop();
  given?.addEventListener("abort", stop, { once: true });
  return { ...init, signal: ended.signal };
}

const newline = 10;

/** A complete response of the site; throws `NoAnswerError` for any other. */
export async function requireCompleteResponse(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    if (!answer.headers.has(ownResponseHeader))
      throw new NoAnswerError("an answer that is not the site's");
    const isData = /^text\/x-script\b/.test(answer.headers.get("content-type") ?? "");
    if (answer.status >= 400 && answer.status < 500 && !isData)
      throw new RejectedUnreadError(answer.status);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // Every complete response ends with a newline; a truncated one does not.
    if (bytes.length > 0 && bytes.at(-1) !== newline) throw new NoAnswerError("half an answer");
    const { status, statusText, headers } = answer;
    return new Response(bytes.length === 0 ? null : bytes, { status, statusText, headers });
  } catch (error) {
    throw error instanceof NoAnswerError || error instanceof RejectedUnreadError
      ? error
      : new NoAnswerError(String(error));
  }
}
