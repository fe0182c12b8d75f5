import { LRUCache } from "lru-cache";
import type { RemoteReplyWire } from "~/platform/services/remotes/wire.server";
import type { PreparedFragment } from "./fragment";
import { BodyTooComplex } from "./frugal-tokenizer.server";
import { hashText } from "./hash-text.server";
import {
  allowedAddresses,
  makeReplySafe,
  type ReplyCleaningOptions,
  type SafeReply,
} from "./safe-reply.server";

const keptChars = 64_000_000;
const cache = new LRUCache<string, SafeReply>({
  maxSize: keptChars,
  sizeCalculation: ({ body, styles }) =>
    styles.reduce((sum, css) => sum + css.length, body.length) + 500,
});

/**
 * A sanitized remote reply, cached by its content (REM-01, REM-09, REM-11). null where it is too large, too
 * deep or has too many elements.
 */
export function prepareFragmentUnlessTooLarge(
  reply: RemoteReplyWire,
  options: ReplyCleaningOptions,
): PreparedFragment | null {
  const parts = [
    reply.body,
    reply.style,
    reply.head,
    reply.cssToLoad,
    reply.scriptsToLoad,
    reply.codeToEval,
    reply.title,
  ];
  const { app, url, origins, ownOrigin, frames } = options;
  const key = hashText(JSON.stringify([app, url, ownOrigin, origins, frames, parts]));
  let safe = cache.get(key);
  if (!safe) {
    try {
      safe = { hash: key, ...makeReplySafe(reply, options) };
    } catch (error) {
      if (error instanceof BodyTooComplex) return null;
      throw error;
    }
    cache.set(key, safe);
  }
  return {
    hash: safe.hash,
    body: safe.body,
    styles: safe.styles,
    // Not cached: a sheet's address gets its hash once its content is known.
    styleHrefs: safe.sheets.map((src) => options.styleAddress(app, src)),
    scripts: allowedAddresses(reply.scriptsToLoad ?? [], options).map((src) =>
      reachable(src, options.localOrigin),
    ),
    code: reply.codeToEval || null,
    title: reply.title ? wellFormed(reply.title) : null,
    head: safe.head.metas,
  };
}

/**
 * The text after a UTF-8 round trip. A lone surrogate would differ between markup and data, and React
 * discards a page whose texts differ.
 */
function wellFormed(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}

function reachable(src: string, localOrigin: string | null): string {
  const { origin, pathname, search } = new URL(src);
  return origin === localOrigin ? `${pathname}${search}` : src;
}
