import type { Language } from "./languages";

/**
 * The same path and query in another language (LNG-02, LNG-06): a first segment of two lowercase letters is
 * replaced, otherwise the language is put in front. `path` starts with "/" and may carry a query and a hash.
 */
export function pathInLanguage(path: string, lng: Language): string {
  const rest = path.replace(/^\/[a-z]{2}(?=[/?#]|$)/, "");
  return `/${lng}${rest === "/" ? "" : rest}`;
}
