import type { PushMessage } from "~/domain/web-push/web-push";
import { isLanguage, type Language, languages, translatedLanguages } from "~/i18n/languages";

/** What the names of the worker's caches begin with (`workerCacheInventory`). */
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

/** The message in a push event's text; null = it is none of ours. Its path is one of this site. */
export function parsePushMessage(text: string): PushMessage | null {
  try {
    const { title, body, path, tag, lng } = JSON.parse(text);
    const texts: unknown[] = [title, body, path, tag, lng];
    if (!texts.every((each) => typeof each === "string")) return null;
    return /^\/[a-z]{2}\/(?!\/)[^\\]*$/.test(path) ? { title, body, path, tag, lng } : null;
  } catch {
    return null;
  }
}

/** A message as the system shows it. */
export function notificationOf({ body, path, tag, lng }: PushMessage) {
  return {
    body,
    tag,
    lang: lng,
    dir: isLanguage(lng) ? languages[lng].dir : ("auto" as const),
    icon: "/apple-touch-icon-192x192.png",
    badge: "/apple-touch-icon-96x96.png",
    data: { path },
  };
}
