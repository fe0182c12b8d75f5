import { parseAcceptLanguage } from "intl-parse-accept-language";
import { isLanguage, type Language } from "./languages";

/** Languages that a site serves; `problem` is a log line where config contradicts itself (LNG-05). */
export interface LanguagePolicy {
  readonly allowed: readonly Language[];
  readonly default: Language;
  readonly problem: string | null;
}

/** The chosen language and its source. */
export interface DetectedLanguage {
  readonly language: Language;
  readonly source: "url" | "cookie" | "browser" | "default";
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
export function detectLanguage(
  policy: LanguagePolicy,
  request: {
    readonly segment?: string | undefined;
    readonly cookie?: string | null;
    readonly acceptLanguage?: string | null;
  },
): DetectedLanguage {
  const allowed = (text: string | null | undefined): text is Language =>
    isLanguage(text ?? undefined) && policy.allowed.some((language) => language === text);

  if (allowed(request.segment)) return { language: request.segment, source: "url" };
  if (allowed(request.cookie)) return { language: request.cookie, source: "cookie" };
  for (const tag of acceptedTags(request.acceptLanguage)) {
    const primary = primaryLanguage(tag);
    if (allowed(primary)) return { language: primary, source: "browser" };
  }
  return { language: policy.default, source: "default" };
}

/**
 * Tags of an Accept-Language header by descending weight; `q=0` excludes a tag (RFC 9110). The number of tags
 * is limited.
 */
export function acceptedTags(header: string | null | undefined): readonly string[] {
  const wanted = (header ?? "")
    .slice(0, 1000)
    .split(",")
    .filter((item) => !/;\s*q\s*=\s*0(?:\.0{0,3})?\s*$/i.test(item));
  return parseAcceptLanguage(wanted.join(","));
}

function primaryLanguage(tag: string): string {
  return (tag.split("-")[0] ?? "").toLowerCase();
}
