import { parseAcceptLanguage } from "intl-parse-accept-language";
import { isLanguage, type Language } from "./languages";

/** Languages a site serves; `problem` is a line for the log where config contradicts itself (LNG-05). */
export interface LanguagePolicy {
  readonly allowed: readonly Language[];
  readonly default: Language;
  readonly problem: string | null;
}

/** What was chosen and where it was found. */
export interface DetectedLanguage {
  readonly language: Language;
  readonly source: "url" | "cookie" | "browser" | "default";
}

/**
 * The policy of a site: its allowed languages and default; a default that is not allowed gives way to `en`, which
 * is then served even where config does not list it, so that there is always a page to land on (LNG-05).
 */
export function languagePolicy(allowed: readonly Language[], siteDefault: Language): LanguagePolicy {
  if (allowed.includes(siteDefault)) return { allowed, default: siteDefault, problem: null };
  return {
    allowed: allowed.includes("en") ? allowed : [...allowed, "en"],
    default: "en",
    problem: `default language "${siteDefault}" is not among the allowed (${allowed.join(", ") || "none"}); using "en"`,
  };
}

/**
 * The language of a request (LNG-03): path segment, cookie `lng`, Accept-Language by its weights, the site's
 * default; never one that is not allowed (LNG-04), so a caller redirects when it differs from the segment.
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

/** Tags of an Accept-Language header by falling weight; `q=0` means "not this one" (RFC 9110), and nobody has a hundred languages. */
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
