/** `robots.txt` (SEO-06): only production may be crawled. */
export function robotsText(env: "production" | "staging" | "development", origin: string): string {
  if (env !== "production") return "User-agent: *\nDisallow: /\n";
  // Noindex pages stay crawlable, because a crawler must fetch them to see the noindex.
  return `User-agent: *\nDisallow: /remote/\nDisallow: /sandbox/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
