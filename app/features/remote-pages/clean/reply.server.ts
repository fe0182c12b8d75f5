import { LRUCache } from "lru-cache";
import type { RemoteReplyWire } from "~/platform/services/remotes/wire.server";
import { scopeCss } from "../css/scope.server";
import type { PreparedFragment } from "../fragment";
import { hashText } from "../hash-text.server";
import { type CleanedBodyAndStyles, cleanBody } from "./body.server";
import { type CleanMetasAndStyles, cleanHead } from "./head.server";
import { BodyTooComplex } from "./html.server";
import { allowedAddress } from "./urls.server";

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
    address: safe.head.address,
    facts: safe.head.facts,
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

/** Where a reply comes from, and what its site allows. */
export interface ReplyCleaningOptions {
  readonly app: string;
  /** The reply's address, base of its style and script addresses. */
  readonly url: string;
  /** Allowed origins of remote pages (REM-11). */
  readonly origins: readonly string[];
  /** Origin of this site; null where unknown, then absolute addresses count as foreign. */
  readonly ownOrigin: string | null;
  /** What may stand in a frame: origins, and paths of this site (CAS-03). */
  readonly frames: readonly string[];
  /**
   * Origin of the embedded platform, which browsers cannot reach: its scripts become paths of this
   * site. null = no platform is embedded.
   */
  readonly localOrigin: string | null;
  /** The path on this site at which the style sheet `src` of the remote `app` is served. */
  readonly styleAddress: (app: string, src: string) => string;
}

/**
 * A remote's reply as the shell may show it. `hash` is that of the original reply and the options.
 */
interface SafeReply {
  readonly hash: string;
  readonly body: string;
  readonly styles: readonly string[];
  readonly sheets: readonly string[];
  readonly head: CleanMetasAndStyles;
}

/** Cleans a reply's markup, styles and addresses. Throws `BodyTooComplex`. */
function makeReplySafe(
  reply: RemoteReplyWire,
  options: ReplyCleaningOptions,
): Omit<SafeReply, "hash"> {
  const clean: CleanedBodyAndStyles = cleanBody(reply.body, options.ownOrigin, options.frames);
  const head = cleanHead(reply.head ?? "");
  const { app, url, origins } = options;
  const styles = [...head.styles, reply.style ?? "", ...clean.styles]
    .map((css) => scopeCss(css, { app, url, origins }) ?? "")
    .filter((css) => css !== "");
  const sheets = allowedAddresses([...(reply.cssToLoad ?? []), ...head.sheets], options);
  return { body: clean.html, styles, sheets, head };
}

/** Those of a remote's addresses whose origin is allowed, absolute, each once. */
function allowedAddresses(
  addresses: readonly string[],
  { url, origins }: ReplyCleaningOptions,
): string[] {
  const known = addresses.map((address) => allowedAddress(address, url, origins));
  return [...new Set(known.filter((address) => address !== null))];
}
