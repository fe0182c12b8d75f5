import { isLanguage, type Language, translatedLanguages } from "~/i18n/languages";

/** What the names of the worker's caches begin with (`browserStorageInventory`). */
export const cachePrefix = "touchline";

/** Languages with an offline page of their own. */
export const offlineLanguages = translatedLanguages;

/** Address of the offline page of a language. */
export const offlinePath = (lng: Language) => `/domain/offline/${lng}`;

/**
 * The language of the offline page for an address: that of the address, else the first one that the browser prefers
 * (BCP 47 tags).
 */
export function offlineLanguage(pathname: string, preferred: readonly string[]): Language {
  const named = [pathname.slice(1, 3), ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())];
  return named.find((lng): lng is Language => offlineLanguages.some((one) => one === lng)) ?? "en";
}

/** Whether an address is a page of the site, which the offline page stands in for: the root, or any under a language. */
export function isSitePage(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  return first === "" || isLanguage(first);
}
