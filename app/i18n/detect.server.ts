import { LanguageDetector } from "remix-i18next/server";
import { getClientLocales } from "remix-utils/locales/server";
import { isLanguage, type Language } from "./languages";

/** Languages that a site serves; `problem` is a log line where config contradicts itself (LNG-05). */
export interface LanguagePolicy {
  readonly allowed: readonly Language[];
  readonly default: Language;
  readonly problem: string | null;
}

/** Languages that the address and the cookie `lng` name. */
export interface AddressAndCookieLanguages {
  readonly segment?: string | null | undefined;
  readonly cookie?: string | null | undefined;
}

/**
 * A site's allowed languages and default. A default that is not allowed is replaced by `en`, which is then
 * served even if config does not list it, so that there is always a page (LNG-05).
 */
export function languagePolicy(
  allowed: readonly Language[],
  siteDefault: Language,
): LanguagePolicy {
  if (allowed.includes(siteDefault)) return { allowed, default: siteDefault, problem: null };
  return {
    allowed: allowed.includes("en") ? allowed : [...allowed, "en"],
    default: "en",
    problem: `default language "${siteDefault}" is not among the allowed (${allowed.join(", ") || "none"}); using "en"`,
  };
}

/**
 * The language of a request (LNG-03): path segment, cookie `lng`, Accept-Language by its weights, then the
 * site's default; only allowed ones (LNG-04), so a caller redirects if it differs from the segment.
 */
export async function detectLanguage(
  policy: LanguagePolicy,
  request: Request,
  named: AddressAndCookieLanguages,
): Promise<Language> {
  const detector = new LanguageDetector({
    supportedLanguages: [...policy.allowed],
    fallbackLanguage: policy.default,
    // The library's own order stops at the first language that the browser names, served or not.
    order: ["custom"],
    findLocale: async ({ headers }) => {
      const accepted = acceptedLanguageTags(headers.get("accept-language")).map(primaryLanguage);
      return [named.segment, named.cookie, ...accepted].filter(isLanguage);
    },
  });
  const found = await detector.detect(request);
  return isLanguage(found) ? found : policy.default;
}

/**
 * Tags of an Accept-Language header by descending weight; `q=0` excludes a tag (RFC 9110). The number of tags
 * is limited.
 */
export function acceptedLanguageTags(header: string | null | undefined): readonly string[] {
  const wanted = (header ?? "")
    .slice(0, 1000)
    .split(",")
    .filter((item) => !/;\s*q\s*=\s*0(?:\.0{0,3})?\s*$/i.test(item));
  const locales = getClientLocales(new Headers({ "accept-language": wanted.join(",") }));
  return locales === undefined ? [] : [locales].flat();
}

function primaryLanguage(tag: string): string {
  return (tag.split("-")[0] ?? "").toLowerCase();
}
