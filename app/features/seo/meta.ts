import type { Screen } from "~/features/screens/types";
import { type Language, languages } from "~/i18n/languages";

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
    };

/** Input of a page's head; texts are in the page's language. */
export interface PageMetaInput {
  /** null for an address without a screen. */
  readonly screen: Pick<Screen, "isIndexable" | "canonicalRoot"> | null;
  readonly status: number;
  /** Decoded segments after the language. */
  readonly path: readonly string[];
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

/** The canonical address of a page in a language, without query (SEO-07). */
export function pageUrl(origin: string, lng: Language, path: readonly string[]): string {
  return `${origin}/${lng}/${path.map(encodeURIComponent).join("/")}`;
}

/**
 * Head tags of a page (SEO-02). A page that is not indexable, or whose status is not 200, is noindex and has
 * no canonical address or alternates (SEO-05, SEO-07).
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
  const { canonicalRoot } = page.screen;
  const path = canonicalRoot === null ? page.path : [canonicalRoot, ...page.path.slice(1)];
  const canonical = pageUrl(page.origin, page.lng, path);
  return [
    { title },
    ...named("description", page.description),
    { name: "robots", content: "index, follow" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates({ ...page, path }),
    ...openGraph(page, canonical),
    { name: "twitter:card", content: "summary" },
  ];
}

function named(name: string, content: string): MetaTag[] {
  return content ? [{ name, content }] : [];
}

/**
 * Alternates for every language, the page's own included, so that the links are mutual; x-default is the
 * site's default.
 */
function alternates({
  origin,
  path,
  languages: served,
  defaultLanguage,
}: PageMetaInput): MetaTag[] {
  const link = (hrefLang: string, lng: Language): MetaTag => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: pageUrl(origin, lng, path),
  });
  return [...served.map((lng) => link(lng, lng)), link("x-default", defaultLanguage)];
}

const ogLocale = (lng: Language) => languages[lng].locale.replace("-", "_");

function openGraph(page: PageMetaInput, url: string): MetaTag[] {
  const tag = (property: string, content: string): MetaTag => ({ property, content });
  return [
    tag("og:type", "website"),
    tag("og:site_name", page.siteName),
    tag("og:title", page.title),
    ...(page.description ? [tag("og:description", page.description)] : []),
    tag("og:url", url),
    tag("og:locale", ogLocale(page.lng)),
    ...page.languages
      .filter((lng) => lng !== page.lng)
      .map((lng) => tag("og:locale:alternate", ogLocale(lng))),
  ];
}
