import type { Screen } from "~/features/screens/types";
import { type Language, languages, translatedLanguages } from "~/i18n/languages";
import type { RemoteArticle } from "~/platform/services/remotes/wire.server";
import type { SeoPage } from "~/platform/services/seo/client.server";
import { editorCanonical, isNoindexByEditor } from "./editor-page";

/** A head tag in the shape that a route's `meta` returns. */
export type MetaTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: "link"; readonly rel: "canonical"; readonly href: string }
  | {
      readonly tagName: "link";
      readonly rel: "alternate";
      readonly hrefLang: string;
      readonly href: string;
    }
  | {
      readonly tagName: "link";
      readonly rel: "alternate";
      readonly media: string;
      readonly href: string;
    };

/**
 * What a remote states about the address of its page, for crawlers (SEO-11). Everything is optional: by default a page's
 * one address is its path without a query, and it exists in every language that the shell is translated to.
 */
export interface RemotePageAddress {
  /** Path and query of the page's one address, after the language: `home/line?page=2`; null = by default. */
  readonly canonical: string | null;
  readonly isNoindex: boolean;
  /** Languages in which the page has texts of its own; null = those that the shell is translated to. */
  readonly languages: readonly string[] | null;
}

/** A `<meta>` from a remote's `head`: only descriptions and share cards are accepted. */
export interface RemoteMetaTag {
  readonly key: "name" | "property";
  readonly name: string;
  readonly content: string;
}

/** The picture by which chats and networks show a link to a page (SEO-12). */
export interface ShareImage {
  /** Whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** What stands on it. */
  readonly alt: string;
}

/** Input of a page's head; texts are in the page's language. */
export interface PageMetaInput {
  /** null for an address without a screen. */
  readonly screen: Pick<Screen, "isIndexable" | "canonicalRoot"> | null;
  readonly status: number;
  /** Decoded segments after the language. */
  readonly path: readonly string[];
  /** The query of the request. */
  readonly query: URLSearchParams;
  /** What the page's remote states about its address; null = nothing. */
  readonly address: RemotePageAddress | null;
  /** What an editor of the operator says about the page; null = nothing (SEO-02). */
  readonly editor: SeoPage | null;
  /** ISO codes by language; a language that is not here is its own code. */
  readonly languageCodes: Readonly<Record<string, string>>;
  /** The article that the page is; null = none. */
  readonly article: RemoteArticle | null;
  /** null = none can be drawn. */
  readonly image: ShareImage | null;
  readonly lng: Language;
  /** Languages that the site serves, including its default. */
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Without a slash at the end. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
}

/** The title of a document: the page's own, and the site's name. */
export const documentTitle = (title: string, siteName: string) => `${title} – ${siteName}`;

/** A page's address in a language; `path` is encoded, and starts after the language (SEO-07). */
export function pageUrl(origin: string, lng: Language, path: string): string {
  return `${origin}/${lng}/${path}`;
}

/**
 * Parameters that campaigns and advertisers add to a link, and the version of the site: a page with them is the page
 * without them.
 */
const tracking = /^(?:utm_\w+|\w+clid|platform_type)$/;

/**
 * Whether the request's query has more than the canonical address: a filter, a tab, an open dialog, a way back. Such an
 * address is a variant of the page, and not indexed (SEO-11).
 */
function isVariant(query: URLSearchParams, canonicalPath: string): boolean {
  const own = new URLSearchParams(canonicalPath.split("?")[1]);
  return [...query].some(([name, value]) => own.get(name) !== value && !tracking.test(name));
}

/** Path and query of a page's one address, after the language. */
function canonicalPathOf({ screen, path, address }: PageMetaInput): string {
  if (address?.canonical != null) return address.canonical;
  const root = screen?.canonicalRoot ?? null;
  return (root === null ? path : [root, ...path.slice(1)]).map(encodeURIComponent).join("/");
}

/** The one address of a page, the site's languages that the page has, and whether search engines have it there. */
function addressOf(page: PageMetaInput) {
  const path = canonicalPathOf(page);
  const translated = page.address?.languages ?? translatedLanguages;
  const languages = page.languages.filter((lng) => translated.includes(lng));
  const isOwnAddress = !isVariant(page.query, path);
  const own = pageUrl(page.origin, page.lng, path);
  const { pathname } = new URL(own);
  const isBarredByEditor = page.editor !== null && isNoindexByEditor(page.editor, pathname);
  return {
    path,
    pathname,
    canonical: page.editor ? editorCanonical(page.editor, own) : own,
    languages,
    isOwnAddress,
    isIndexed:
      isOwnAddress && !isBarredByEditor && !page.address?.isNoindex && languages.includes(page.lng),
  };
}

/**
 * The address by which search engines have a page, and the path of its one address of this site, after the language; null =
 * they have it not.
 */
export function indexedAddress(
  page: PageMetaInput,
): { readonly canonical: string; readonly path: string; readonly pathname: string } | null {
  if (page.status !== 200 || !page.screen?.isIndexable) return null;
  const address = addressOf(page);
  return address.isIndexed ? address : null;
}

/**
 * Head tags of a page (SEO-02). A page that is not indexable, or whose status is not 200, is noindex and has
 * no canonical address or alternates (SEO-05, SEO-07). A variant of an indexable page, and a page in a language that it
 * is not translated to, are noindex and name the page's address.
 */
export function pageMeta(page: PageMetaInput): MetaTag[] {
  const title = page.status === 404 ? "404" : page.title;
  if (page.status !== 200 || !page.screen?.isIndexable) {
    return [
      { title },
      { name: "robots", content: "noindex, nofollow" },
      ...named("description", page.description),
    ];
  }
  const { path, canonical, languages, isOwnAddress, isIndexed } = addressOf(page);
  if (!isIndexed)
    return [
      { title },
      ...named("description", page.description),
      // A variant leads a crawler to further variants only.
      { name: "robots", content: `noindex, ${isOwnAddress ? "follow" : "nofollow"}` },
      { tagName: "link", rel: "canonical", href: canonical },
    ];
  return [
    { title },
    ...named("description", page.description),
    { name: "robots", content: "index, follow" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...languageLinks({ ...page, languages }, path),
    ...mediaLinks(page.editor),
    ...openGraph({ ...page, languages }, canonical),
    { name: "twitter:card", content: page.image ? "summary_large_image" : "summary" },
  ];
}

/** Links to the page in its languages: an editor's, where there are any, or else its own addresses. */
function languageLinks(page: PageMetaInput, path: string): MetaTag[] {
  const stated = (page.editor?.alternateLanguageLinks ?? []).map(
    ({ hrefLang: { lang, href } }) => [lang, href] as const,
  );
  const codeOf = (lng: string) =>
    Object.hasOwn(page.languageCodes, lng) ? (page.languageCodes[lng] ?? lng) : lng;
  const links =
    stated.length > 0
      ? stated
      : alternateAddresses(page, path).map(([lng, href]) => [codeOf(lng), href] as const);
  return links.map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));
}

function mediaLinks(editor: SeoPage | null): MetaTag[] {
  return (editor?.alternateMediaLinks ?? []).map(({ mediaType, toDomain, urlPath }) => ({
    tagName: "link",
    rel: "alternate",
    media: mediaType,
    href: `https://${toDomain.host}/${urlPath.replace(/^\//, "")}`,
  }));
}

function named(name: string, content: string): MetaTag[] {
  return content ? [{ name, content }] : [];
}

/**
 * The alternate addresses of a page by the code of `hreflang`: one for every language of the page, its own included, so
 * that the links are mutual. `x-default` is the site's default language, or else the first that the page has.
 */
export function alternateAddresses(
  {
    origin,
    languages: served,
    defaultLanguage,
  }: Pick<PageMetaInput, "origin" | "languages" | "defaultLanguage">,
  path: string,
): readonly (readonly [hrefLang: string, href: string])[] {
  const inDefault = served.includes(defaultLanguage) ? defaultLanguage : served[0];
  return [
    ...served.map((lng) => [lng, pageUrl(origin, lng, path)] as const),
    ...(inDefault ? [["x-default", pageUrl(origin, inDefault, path)] as const] : []),
  ];
}

const ogLocale = (lng: Language) => languages[lng].locale.replace("-", "_");

function openGraph(page: PageMetaInput, url: string): MetaTag[] {
  const tag = (property: string, content: string): MetaTag => ({ property, content });
  return [
    ...(page.article
      ? [
          tag("og:type", "article"),
          tag("article:published_time", page.article.publishedAt),
          tag("article:modified_time", page.article.updatedAt),
        ]
      : [tag("og:type", "website")]),
    tag("og:site_name", page.siteName),
    tag("og:title", page.title),
    ...(page.description ? [tag("og:description", page.description)] : []),
    ...(page.image
      ? [
          tag("og:image", page.image.url),
          tag("og:image:type", "image/png"),
          tag("og:image:width", String(page.image.width)),
          tag("og:image:height", String(page.image.height)),
          tag("og:image:alt", page.image.alt),
        ]
      : []),
    tag("og:url", url),
    tag("og:locale", ogLocale(page.lng)),
    ...page.languages
      .filter((lng) => lng !== page.lng)
      .map((lng) => tag("og:locale:alternate", ogLocale(lng))),
  ];
}
