/** A reply larger than its reader takes. */
export class TooLarge extends Error {
  constructor(readonly limit: number) {
    super(`the reply is over ${limit} bytes`);
  }
}

/** A reply's body as text, given up as soon as it is over `limit` bytes; throws `TooLarge`. */
export async function readText(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get("content-length") ?? 0) > limit) {
    await dropBody(response);
    throw new TooLarge(limit);
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
      throw new TooLarge(limit);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Lets go of a body nobody reads, so that its connection can be used again. */
export async function dropBody(response: Response) {
  if (response.bodyUsed) return;
  await response.body?.cancel().catch(() => {});
}

/** JSON, or undefined where the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
