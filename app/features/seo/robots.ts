/** `robots.txt` (SEO-06): nothing but production is for search engines. */
export function robotsText(env: "production" | "staging" | "development", origin: string): string {
  if (env !== "production") return "User-agent: *\nDisallow: /\n";
  // Pages that are noindex stay fetchable: a crawler that may not fetch them never sees it.
  return `User-agent: *\nDisallow: /remote/\nDisallow: /sandbox/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
