import { defaultLanguage, isLanguage, type Language, languages } from "~/i18n/languages";
import type { ReportConfigFault } from "./report-fault.server";
import type { SiteConfigWire } from "./site-config-wire.server";
import type { SiteConfigWithoutGroups } from "./translate.server";

/** Allowed languages that the product ships. A default that is not among them becomes `en` (LNG-05). */
export function toLanguageConfig(
  wire: SiteConfigWire["languages"],
  report: ReportConfigFault,
): Pick<SiteConfigWithoutGroups, "languages" | "defaultLanguage"> {
  const allowed = [...new Set(wire.allowed)].filter(isLanguage);
  const chosen: Language =
    wire.default === "" ? defaultLanguage : languageOr(wire.default, allowed, report);
  if (allowed.length > 0) return { languages: allowed, defaultLanguage: chosen };
  report(
    "languages.allowed",
    `no language of "${wire.allowed.join(", ")}" is shipped; all shipped ones are allowed`,
  );
  return { languages: Object.keys(languages).filter(isLanguage), defaultLanguage: chosen };
}

function languageOr(
  wanted: string,
  allowed: readonly Language[],
  report: ReportConfigFault,
): Language {
  if (isLanguage(wanted) && allowed.includes(wanted)) return wanted;
  report("languages.default", `"${wanted}" is not allowed; it falls back to en`);
  return "en";
}
