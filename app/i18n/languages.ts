/**
 * Shipped languages (LNG-08) by path segment. `name` is the language's own name; `signs` has its thousands
 * separator and decimal sign (CLDR; a space stands for any kind of space).
 */
export const languages = {
  ru: { name: "Русский", dir: "ltr", locale: "ru-RU", signs: " ," },
  en: { name: "English", dir: "ltr", locale: "en-GB", signs: ",." },
  uk: { name: "Українська", dir: "ltr", locale: "uk-UA", signs: " ," },
  kk: { name: "Қазақша", dir: "ltr", locale: "kk-KZ", signs: " ," },
  uz: { name: "Oʻzbekcha", dir: "ltr", locale: "uz-UZ", signs: " ," },
  az: { name: "Azərbaycanca", dir: "ltr", locale: "az-AZ", signs: ".," },
  tr: { name: "Türkçe", dir: "ltr", locale: "tr-TR", signs: ".," },
  de: { name: "Deutsch", dir: "ltr", locale: "de-DE", signs: ".," },
  fr: { name: "Français", dir: "ltr", locale: "fr-FR", signs: " ," },
  es: { name: "Español", dir: "ltr", locale: "es-ES", signs: ".," },
  pt: { name: "Português", dir: "ltr", locale: "pt-PT", signs: " ," },
  ar: { name: "العربية", dir: "rtl", locale: "ar", signs: ",." },
  hi: { name: "हिन्दी", dir: "ltr", locale: "hi-IN", signs: ",." },
  bn: { name: "বাংলা", dir: "ltr", locale: "bn-BD", signs: ",." },
  zh: { name: "中文", dir: "ltr", locale: "zh-CN", signs: ",." },
} as const;

export type Language = keyof typeof languages;

/** The language where nothing else is known (CFG-08). */
export const defaultLanguage: Language = "ru";

/** Languages that have every text of the shell; the others borrow from English what they lack (LNG-08). */
export const translatedLanguages: readonly Language[] = ["ru", "en", "ar", "es", "tr"];

/** A language's thousands separator and decimal sign. */
export function numberSeparators(lng: Language): {
  readonly group: string;
  readonly decimal: string;
} {
  const [group = "", decimal = ""] = languages[lng].signs;
  return { group, decimal };
}

/** Fallbacks for texts that a language lacks, in order (LNG-08). */
export const fallbackLanguages: readonly Language[] = ["en", "ru"];

/** Whether a path segment names a shipped language. */
export function isLanguage(segment: string | null | undefined): segment is Language {
  return typeof segment === "string" && Object.hasOwn(languages, segment);
}
