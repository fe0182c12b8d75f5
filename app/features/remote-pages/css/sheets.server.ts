import { LRUCache } from "lru-cache";
import { isKeyedTag, keyedTag } from "~/server/keyed.server";
import { allowedAddress } from "../clean/urls.server";
import { hashText } from "../hash-text.server";
import { hasMatchingEtag, remoteContentHeaders } from "../response-headers.server";
import { scopeCss } from "./scope.server";

/** A function that fetches a file of a remote as text; null where that fails. */
type FetchAsset = (url: string) => Promise<string | null>;

interface CssStoreDeps {
  readonly fetchAsset: FetchAsset;
  /** Origins of remote pages and their files (REM-11). */
  readonly origins: readonly string[];
  /** The platform's origin: its sheets are named by path alone, because its host is internal. */
  readonly home: string;
  /** Monotonic clock, ms. */
  readonly now?: () => number;
  readonly log: (message: string, detail: Readonly<Record<string, unknown>>) => void;
}

/** A sheet ready to send. `isImmutable` = its address has the hash of this content. */
interface ServedCss {
  readonly css: string;
  readonly hash: string;
  readonly isImmutable: boolean;
}

export interface CssStore {
  /**
   * Our address of a remote's sheet. It starts a fetch of the sheet, so that later addresses have its hash.
   */
  addressOf(app: string, src: string): string;
  /**
   * The sheet at `/remote/css/{app}/{hash}.css?src={src}&tag={tag}`. A node that does not have it fetches
   * it from the remote; null where that fails and no older version is there, and for a source that no page of
   * ours named: visitors do not choose what is asked inside the network.
   */
  read(app: string, hash: string, src: string, tag: string): Promise<ServedCss | null>;
}

interface KeptCss {
  readonly css: string;
  readonly hash: string;
  readonly freshUntil: number;
}

/** The use of the tag that shows an address to be ours. */
const tagUse = "remote-css";
const freshMs = 60_000;
const keptChars = 32_000_000;

/**
 * Scoped sheets of remotes (REM-11, REM-14). An address has the sheet's source and its content's hash, so any
 * node can serve it. Matching content is cacheable forever, newer content for a minute.
 */
export function createCssStore(deps: CssStoreDeps): CssStore {
  const now = deps.now ?? (() => performance.now());
  const cache = new LRUCache<string, KeptCss>({
    maxSize: keptChars,
    sizeCalculation: (css) => css.css.length + 200,
  });
  const asked = new Map<string, Promise<KeptCss | null>>();

  function ask(app: string, src: string): Promise<KeptCss | null> {
    const key = `${app} ${src}`;
    const running = asked.get(key);
    if (running) return running;
    const answer = load(app, src)
      .then((css) => {
        if (css) cache.set(key, css);
        return css;
      })
      .catch((error: unknown) => {
        deps.log("remote css failed", { app, src, error: String(error) });
        return null;
      })
      .finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }

  /** A sheet's name in public addresses. */
  const nameOf = (address: string) =>
    address.startsWith(`${deps.home}/`) ? address.slice(deps.home.length) : address;

  async function load(app: string, src: string): Promise<KeptCss | null> {
    const url = allowedAddress(src, deps.home, deps.origins);
    if (url === null || nameOf(url) !== src) return null;
    const text = await deps.fetchAsset(url);
    if (text === null) return null;
    const css = scopeCss(text, { app, url, origins: deps.origins });
    if (css === null) {
      deps.log("remote css refused", { app, src });
      return null;
    }
    return { css, hash: hashText(css), freshUntil: now() + freshMs };
  }

  return {
    addressOf(app, address) {
      const src = nameOf(address);
      const known = cache.get(`${app} ${src}`);
      if (!known || known.freshUntil <= now()) void ask(app, src);
      const file = known?.hash ?? hashText(`${app} ${src}`);
      const tag = keyedTag(tagUse, `${app} ${src}`);
      return `/remote/css/${app}/${file}.css?src=${encodeURIComponent(src)}&tag=${tag}`;
    },
    async read(app, hash, src, tag) {
      if (!isKeyedTag(tagUse, `${app} ${src}`, tag)) return null;
      const known = cache.get(`${app} ${src}`);
      const isGood = known && (known.hash === hash || known.freshUntil > now());
      // An outdated sheet is better than none.
      const css = isGood ? known : ((await ask(app, src)) ?? known ?? null);
      return css && { css: css.css, hash: css.hash, isImmutable: css.hash === hash };
    },
  };
}

/** The response of `/remote/css/{app}/{file}?src=…&tag=…`; `file` is `{hash}.css` (REM-11, REM-14). */
export async function respondCss(
  request: Request,
  store: CssStore,
  app: string,
  file: string,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const src = query.get("src") ?? "";
  const tag = query.get("tag") ?? "";
  const hash = /^([\w-]{22})\.css$/.exec(file)?.[1];
  const served =
    hash && /^[\w-]{1,40}$/.test(app) && src !== "" ? await store.read(app, hash, src, tag) : null;
  if (!served) {
    return new Response("", {
      status: 404,
      headers: { ...remoteContentHeaders, "Content-Type": "text/css", "Cache-Control": "no-store" },
    });
  }
  const headers = {
    ...remoteContentHeaders,
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": served.isImmutable
      ? "public, max-age=31536000, immutable"
      : "public, max-age=60",
    ETag: `"${served.hash}"`,
  };
  const isKnown = hasMatchingEtag(request, headers.ETag);
  return new Response(isKnown ? null : served.css, { status: isKnown ? 304 : 200, headers });
}
