/** Languages that are shipped (LNG-08), by their path segment. `name` is the language's own name for itself. */
export const languages = {
  ru: { name: "Русский", dir: "ltr", locale: "ru-RU" },
  en: { name: "English", dir: "ltr", locale: "en-GB" },
  uk: { name: "Українська", dir: "ltr", locale: "uk-UA" },
  kk: { name: "Қазақша", dir: "ltr", locale: "kk-KZ" },
  uz: { name: "Oʻzbekcha", dir: "ltr", locale: "uz-UZ" },
  az: { name: "Azərbaycanca", dir: "ltr", locale: "az-AZ" },
  tr: { name: "Türkçe", dir: "ltr", locale: "tr-TR" },
  de: { name: "Deutsch", dir: "ltr", locale: "de-DE" },
  fr: { name: "Français", dir: "ltr", locale: "fr-FR" },
  es: { name: "Español", dir: "ltr", locale: "es-ES" },
  pt: { name: "Português", dir: "ltr", locale: "pt-PT" },
  ar: { name: "العربية", dir: "rtl", locale: "ar" },
  hi: { name: "हिन्दी", dir: "ltr", locale: "hi-IN" },
  bn: { name: "বাংলা", dir: "ltr", locale: "bn-BD" },
  zh: { name: "中文", dir: "ltr", locale: "zh-CN" },
} as const;

export type Language = keyof typeof languages;

/** The language that stands where nothing else is known (CFG-08). */
export const defaultLanguage: Language = "ru";

/** Where texts come from when a language lacks them, in order (LNG-08). */
export const fallbackLanguages: readonly Language[] = ["en", "ru"];

/** Dictionaries: `main` and `shell` go to every page, the others to the screens that name them. */
export type DictionaryId =
  | "main"
  | "shell"
  | "coupon"
  | "bets"
  | "session"
  | "settings"
  | "errors"
  | "limits"
  | "cashier"
  | "consent"
  | "identification"
  | "notices"
  | "screens";

/** Whether a path segment names a shipped language. */
export function isLanguage(segment: string | undefined): segment is Language {
  return segment !== undefined && Object.hasOwn(languages, segment);
}
