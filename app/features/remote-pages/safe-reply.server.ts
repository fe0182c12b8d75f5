import type { RemoteReplyWire } from "~/platform/services/remotes/wire.server";
import { type CleanedBodyAndStyles, cleanBody } from "./clean.server";
import { type CleanMetasAndStyles, cleanHead } from "./head.server";
import { scopeCss } from "./scope-css.server";
import { allowedAddress } from "./urls.server";

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
  /** Our address of a sheet (`CssStore.addressOf`). */
  readonly styleAddress: (app: string, src: string) => string;
}

/**
 * A remote's reply as the shell may show it. `hash` is that of the original reply and the options.
 */
export interface SafeReply {
  readonly hash: string;
  readonly body: string;
  readonly styles: readonly string[];
  readonly sheets: readonly string[];
  readonly head: CleanMetasAndStyles;
}

/** Cleans a reply's markup, styles and addresses. Throws `BodyTooComplex`. */
export function makeReplySafe(
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
export function allowedAddresses(
  addresses: readonly string[],
  { url, origins }: ReplyCleaningOptions,
): string[] {
  const known = addresses.map((address) => allowedAddress(address, url, origins));
  return [...new Set(known.filter((address) => address !== null))];
}
