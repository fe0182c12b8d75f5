import type { RemoteMetaTag, RemotePageAddress } from "~/features/seo/meta";
import type { RemotePageFacts } from "~/features/seo/structured-data";
import { isLanguage } from "~/i18n/languages";
import {
  remoteArticleWire,
  remoteBreadcrumbsWire,
  remoteGameWire,
  remoteShareCardWire,
  remoteSportsEventWire,
} from "~/platform/services/remotes/wire.server";
import { parseJson } from "~/platform/transport/body.server";
import { matchScreen } from "../../screens/match";
import {
  attributeValue,
  type HtmlElement,
  isElement,
  parseRemoteBody,
  textOfNode,
} from "./html.server";

export interface CleanMetasAndStyles {
  readonly metas: readonly RemoteMetaTag[];
  /** Texts of the head's `style` elements. */
  readonly styles: readonly string[];
  /** Addresses of its style sheets, as written. */
  readonly sheets: readonly string[];
  readonly address: RemotePageAddress;
  readonly facts: RemotePageFacts;
}

const names = /^(?:description|keywords|twitter:[\w:-]+)$/;
const properties = /^(?:og|article|product):[\w:-]+$/;

/**
 * What a remote may add to the page's head: its description, its styles, what crawlers need to know of the
 * page's address, and facts for structured data (REM-11, SEO-06, SEO-11).
 */
export function cleanHead(head: string): CleanMetasAndStyles {
  const metas: RemoteMetaTag[] = [];
  const styles: string[] = [];
  const sheets: string[] = [];
  let canonical: string | null = null;
  let isNoindex = false;
  const languages: string[] = [];
  let facts: RemotePageFacts = {
    breadcrumbs: [],
    event: null,
    game: null,
    article: null,
    card: null,
  };
  for (const node of head === "" ? [] : parseRemoteBody(head).nodes) {
    if (!isElement(node)) continue;
    if (node.tagName === "style") styles.push(textOfNode(node));
    const href = attributeValue(node, "href");
    if (node.tagName === "link" && href !== null && attributeValue(node, "rel") === "stylesheet")
      sheets.push(href);
    if (node.tagName === "link" && href !== null && attributeValue(node, "rel") === "canonical")
      canonical = ownPath(href);
    const hreflang = node.tagName === "link" ? attributeValue(node, "hreflang") : null;
    if (isLanguage(hreflang) && attributeValue(node, "rel") === "alternate")
      languages.push(hreflang);
    if (node.tagName === "meta" && attributeValue(node, "name") === "robots")
      isNoindex ||= /\bno(?:index|ne)\b/i.test(attributeValue(node, "content") ?? "");
    if (node.tagName === "meta") facts = { ...facts, ...factsOf(node) };
    const meta = node.tagName === "meta" ? metaOf(node) : null;
    if (meta) metas.push(meta);
  }
  return {
    metas,
    styles,
    sheets,
    address: { canonical, isNoindex, languages: languages.length > 0 ? languages : null },
    facts,
  };
}

/**
 * A canonical address of this site without its language: `home/line?page=2`. null for any other: the canonical address
 * of a page is a page of this site.
 */
function ownPath(href: string): string | null {
  const [, path, query = ""] = /^\/[a-z]{2}(?:\/([^?#\\]*)(\?[^#\\]*)?)?$/.exec(href) ?? [];
  if (path === undefined || path.includes("//") || matchScreen(path.split("/")) === null)
    return null;
  return path + query;
}

/** What a tag states for structured data; nothing if it does not fit the protocol, or leads to no page of this site. */
function factsOf(element: HtmlElement): Partial<RemotePageFacts> {
  const name = attributeValue(element, "name");
  const json = () => parseJson(attributeValue(element, "content") ?? "");
  switch (name) {
    case "sports-event":
      return { event: remoteSportsEventWire.safeParse(json()).data ?? null };
    case "casino-game":
      return { game: remoteGameWire.safeParse(json()).data ?? null };
    case "share-card":
      return { card: remoteShareCardWire.safeParse(json()).data ?? null };
    case "article":
      return { article: remoteArticleWire.safeParse(json()).data ?? null };
    case "breadcrumbs":
      return { breadcrumbs: ownBreadcrumbs(json()) };
    default:
      return {};
  }
}

/** All of the stated pages, or none where one is not of this site: a way with a gap leads elsewhere. */
function ownBreadcrumbs(json: unknown): RemotePageFacts["breadcrumbs"] {
  const stated = remoteBreadcrumbsWire.safeParse(json).data ?? [];
  const own = stated.flatMap((crumb) => {
    const path = ownPath(crumb.path);
    return path === null ? [] : [{ name: crumb.name, path }];
  });
  return own.length === stated.length ? own : [];
}

function metaOf(element: HtmlElement): RemoteMetaTag | null {
  const content = attributeValue(element, "content");
  const name = attributeValue(element, "name") ?? "";
  const property = attributeValue(element, "property") ?? "";
  if (content === null) return null;
  if (names.test(name)) return { key: "name", name, content };
  return properties.test(property) ? { key: "property", name: property, content } : null;
}
