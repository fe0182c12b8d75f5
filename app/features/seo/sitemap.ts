import type { Language } from "~/i18n/languages";
import { alternateAddresses, pageUrl } from "./meta";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Most addresses of one sitemap (sitemaps.org). */
export const mostSitemapAddresses = 50_000;

/** A sitemap file of the index: its path, and the last change of a page in it as ISO text; null = unknown. */
export interface SitemapFile {
  readonly path: string;
  readonly changedAt: string | null;
}

/** The paths of the sitemaps of a kind of pages in a language: as many as `total` addresses need. */
export function sitemapFilePaths(lng: Language, kind: string, total: number): string[] {
  return Array.from({ length: Math.ceil(total / mostSitemapAddresses) }, (_, nth) =>
    nth === 0 ? `/sitemap/${lng}/${kind}.xml` : `/sitemap/${lng}/${kind}-${nth + 1}.xml`,
  );
}

/** The kind of pages and the number, from 1, of a sitemap by the name of its file; null = not such a name. */
export function parseSitemapFile(
  name: string | undefined,
): { readonly kind: string; readonly number: number } | null {
  const [, kind, number] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(name ?? "") ?? [];
  return kind === undefined ? null : { kind, number: Number(number ?? 1) };
}

/** The sitemap index (SEO-06). `origin` has no slash at the end. */
export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${origin}${path}</loc>${lastChange(changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex ${xmlns}>${entries.join("")}</sitemapindex>\n`;
}

/** Start and end of a sitemap; the entries stand between them. */
export const sitemapStart = `${head}<urlset ${xmlns} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const sitemapEnd = "</urlset>\n";

/** A page of a sitemap: path and query after the language, encoded, and the site's languages that the page has. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt: string | null;
  readonly languages: readonly Language[];
}

/** A page's entry in the sitemap of a language, with the same alternates as the page's own head. */
export function sitemapEntry(
  { path, changedAt, languages }: SitemapEntry,
  lng: Language,
  site: { readonly origin: string; readonly defaultLanguage: Language },
): string {
  const links = alternateAddresses({ ...site, languages }, path).map(
    ([hrefLang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  );
  const loc = escapeXml(pageUrl(site.origin, lng, path));
  return `<url><loc>${loc}</loc>${lastChange(changedAt)}${links.join("")}</url>`;
}

function lastChange(changedAt: string | null): string {
  return changedAt === null ? "" : `<lastmod>${changedAt}</lastmod>`;
}

function escapeXml(text: string) {
  return text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
