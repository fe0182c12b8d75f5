import type { Language } from "./languages";

/**
 * The same path and query in another language (LNG-02, LNG-06): replaces a first segment of two lower-case
 * letters, or adds one. `path` starts with "/" and may have a query and a hash.
 */
export function pathWithLanguage(path: string, lng: Language): string {
  const rest = path.replace(/^\/[a-z]{2}(?=[/?#]|$)/, "");
  return `/${lng}${rest === "/" ? "" : rest}`;
}
