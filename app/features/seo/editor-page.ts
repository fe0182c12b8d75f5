import type { SeoPage } from "~/platform/services/seo/client.server";

const isRobots = (name: string) => name.toLowerCase() === "robots";
const isNoindex = (robots: string) => /\bno(?:index|ne)\b/i.test(robots);

/** Tags that the document has for itself. */
const ownNames = new Set(["viewport", "referrer", "color-scheme", "theme-color", "description"]);

/**
 * Whether an editor keeps search engines from a page: one of its robots says noindex, be it the page's, that of what is
 * above it, or the one that is for its path (SEO-03).
 */
export function isNoindexByEditor(page: SeoPage, path: string): boolean {
  const ofPath = metasForPath(page.metas, path).filter(({ name }) => isRobots(name));
  return [page.metaRobots, page.hierarchyMetaRobots, ...ofPath.map(({ content }) => content)].some(
    isNoindex,
  );
}

/** The tags that an editor gave a page, robots and the document's own left out; one of a name. */
export function editorTags(page: SeoPage, path: string): { name: string; content: string }[] {
  return metasForPath(page.metas, path)
    .filter(({ name }) => !isRobots(name) && !ownNames.has(name.toLowerCase()))
    .map(({ name, content }) => ({ name, content }));
}

/** Of the tags of each name the one whose path matches and is the longest; a path is `/en/slots`, or `/en/slots/*`. */
function metasForPath(metas: SeoPage["metas"], path: string): SeoPage["metas"] {
  const best = new Map<string, SeoPage["metas"][number]>();
  for (const meta of metas) {
    if (!isPathMatched(meta.urlPath, path)) continue;
    const other = best.get(meta.name);
    if (!other || meta.urlPath.length > other.urlPath.length) best.set(meta.name, meta);
  }
  return [...best.values()];
}

/** "" is for every page. A pattern `/a/*` matches what is below it by its prefix; `/*` matches the root alone. */
function isPathMatched(pattern: string, path: string): boolean {
  if (pattern === "") return true;
  const own = withoutSlash(path);
  const prefix = /^(.*)\/\*$/.exec(pattern)?.[1];
  if (prefix === undefined) return withoutSlash(pattern) === own;
  return prefix === "" ? own === "" : own === prefix || own.startsWith(`${prefix}/`);
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");

/** Where an editor wants search engines to have a page instead of `own`, its absolute address (SEO-02). */
export function editorCanonical({ customCanonical }: SeoPage, own: string): string {
  if (customCanonical === null) return own;
  if (customCanonical.mode === "url") return customCanonical.targetUrl;
  const mirror = new URL(own);
  mirror.port = "";
  mirror.host = customCanonical.domain.host;
  return mirror.href;
}
