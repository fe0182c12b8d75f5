import { LRUCache } from "lru-cache";
import type { OddsView } from "~/domain/odds/views";
import { formatFragmentPrices } from "~/features/odds/fragment-odds";
import type { RemoteReplyWire } from "~/platform/remotes/wire.server";
import { type CleanedBody, cleanBody } from "./clean.server";
import { hashText } from "./css.server";
import type { PreparedFragment } from "./fragment";
import { type CleanHead, cleanHead } from "./head.server";
import { type PressKey, withOneClick } from "./one-click.server";
import { BodyTooComplex } from "./parse.server";
import { fillPlaceholders } from "./placeholders.server";
import { scopeCss } from "./scope-css.server";
import { allowedAddress } from "./urls.server";

export interface PrepareOptions {
  readonly app: string;
  /** The reply's address, base of its style and script addresses. */
  readonly url: string;
  /** Allowed origins of remote pages (REM-11). */
  readonly origins: readonly string[];
  /** Origin of this site; null where unknown, then absolute addresses count as foreign. */
  readonly ownOrigin: string | null;
  /** What may stand in a frame: origins, and paths of this site (CAS-03). */
  readonly frames: readonly string[];
  /** Origin of the embedded platform, which browsers cannot reach: its scripts become paths of this site. */
  readonly localOrigin: string | null;
  /** Our address of a sheet (`CssStore.addressOf`). */
  readonly styleAddress: (app: string, src: string) => string;
}

interface Kept {
  readonly hash: string;
  readonly body: string;
  readonly styles: readonly string[];
  readonly sheets: readonly string[];
  readonly head: CleanHead;
}

const keptChars = 64_000_000;
const cache = new LRUCache<string, Kept>({
  maxSize: keptChars,
  sizeCalculation: ({ body, styles }) =>
    styles.reduce((sum, css) => sum + css.length, body.length) + 500,
});

/**
 * A sanitized remote reply, cached by its content (REM-01, REM-09, REM-11). null where it is too large, too
 * deep or has too many elements.
 */
export function prepareFragment(
  reply: RemoteReplyWire,
  options: PrepareOptions,
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
      safe = { hash: key, ...makeSafe(reply, options) };
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
    scripts: allowed(reply.scriptsToLoad ?? [], options).map((src) =>
      reachable(src, options.localOrigin),
    ),
    code: reply.codeToEval || null,
    title: reply.title ? wellFormed(reply.title) : null,
    head: safe.head.metas,
  };
}

function makeSafe(reply: RemoteReplyWire, options: PrepareOptions): Omit<Kept, "hash"> {
  const clean: CleanedBody = cleanBody(reply.body, options.ownOrigin, options.frames);
  const head = cleanHead(reply.head ?? "");
  const { app, url, origins } = options;
  const styles = [...head.styles, reply.style ?? "", ...clean.styles]
    .map((css) => scopeCss(css, { app, url, origins }) ?? "")
    .filter((css) => css !== "");
  const sheets = allowed([...(reply.cssToLoad ?? []), ...head.sheets], options);
  return { body: clean.html, styles, sheets, head };
}

function allowed(addresses: readonly string[], { url, origins }: PrepareOptions): string[] {
  const known = addresses.map((address) => allowedAddress(address, url, origins));
  return [...new Set(known.filter((address) => address !== null))];
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

/**
 * A fragment for one visitor: forms have the visitor's token, prices use the visitor's odds view, and with
 * one-click on a press on a price places a bet.
 */
export function fillFragment(
  fragment: PreparedFragment,
  visitor: { readonly csrf: string; readonly odds: OddsView; readonly press?: PressKey | null },
): PreparedFragment {
  const body = withOneClick(
    formatFragmentPrices(fragment.body, visitor.odds),
    visitor.press ?? null,
  );
  return { ...fragment, body: fillPlaceholders(body, visitor) };
}
