import type { Language } from "~/i18n/languages";
import { pageUrl } from "./meta";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap index: one sitemap per language (SEO-06). `origin` has no slash at the end. */
export function sitemapIndex(origin: string, languages: readonly Language[]): string {
  const entries = languages.map(
    (lng) => `<sitemap><loc>${origin}/sitemap.xml?lng=${lng}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${xmlns}>${entries.join("")}</sitemapindex>\n`;
}

/** A language's sitemap; `paths` are decoded segments after the language. */
export function languageSitemap(
  origin: string,
  lng: Language,
  paths: readonly (readonly string[])[],
): string {
  const entries = paths.map(
    (path) => `<url><loc>${escapeXml(pageUrl(origin, lng, path))}</loc></url>`,
  );
  return `${head}<urlset ${xmlns}>${entries.join("")}</urlset>\n`;
}

function escapeXml(text: string) {
  return text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
