import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import { log } from "~/server/log.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";

/** Allowed languages that the product ships. A default that is not among them becomes `en` (LNG-05). */
export function toLanguageConfig(
  wire: SiteConfigWire["languages"],
): Pick<SiteConfigWithoutGroups, "languages" | "defaultLanguage"> {
  const allowed = [...new Set(wire.allowed)].filter(isLanguage);
  const chosen: Language =
    wire.default === "" ? defaultLanguage : languageOr(wire.default, allowed);
  if (allowed.length > 0) return { languages: allowed, defaultLanguage: chosen };
  log.error(
    { allowed: wire.allowed },
    "no allowed language is shipped; all shipped ones are allowed",
  );
  return { languages: Object.keys(languages).filter(isLanguage), defaultLanguage: chosen };
}

function languageOr(wanted: string, allowed: readonly Language[]): Language {
  if (isLanguage(wanted) && allowed.includes(wanted)) return wanted;
  log.warn({ language: wanted }, "the default language is not allowed; it falls back to en");
  return "en";
}
