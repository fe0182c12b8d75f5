import { isLanguage, type Language } from "~/i18n/languages";
import { ar } from "./ar";
import { en, type Texts } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export type { Texts };

const texts = { en, ru, ar, es, tr } satisfies Partial<Record<Language, Texts>>;

/** Languages in which the apps have texts of their own. */
export const translatedLanguages = Object.keys(texts).filter(isLanguage);

/** An app's texts by language; untranslated languages get English. */
export function textsByLanguage<T>(
  byLanguage: { readonly en: T } & Partial<Record<Language, T>>,
): (lng: Language) => T {
  return (lng) => byLanguage[lng] ?? byLanguage.en;
}

/** Texts that the apps share. */
export const textsFor = textsByLanguage<Texts>(texts);

/** Whether a language has its own texts. */
export function hasTexts(lng: Language): boolean {
  return translatedLanguages.includes(lng);
}
