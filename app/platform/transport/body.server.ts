/** The reply exceeds the reader's size limit. */
export class ReplyTooLarge extends Error {
  constructor(readonly limit: number) {
    super(`the reply is over ${limit} bytes`);
  }
}

/** Reads a reply's body as text. Throws `ReplyTooLarge` as soon as it exceeds `limit` bytes. */
export async function readBodyText(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get("content-length") ?? 0) > limit) {
    await discardBody(response);
    throw new ReplyTooLarge(limit);
  }
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new ReplyTooLarge(limit);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Discards an unread body so that its connection can be reused. */
export async function discardBody(response: Response) {
  if (response.bodyUsed) return;
  await response.body?.cancel().catch(() => {});
}

/** Parsed JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
