import type { Language } from "~/i18n/languages";
import { ar } from "./ar";
import { en, type Texts } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export type { Texts };

const texts: Partial<Record<Language, Texts>> = { en, ru, ar, es, tr };

/** Texts of remote pages; untranslated languages get English. */
export function textsFor(lng: Language): Texts {
  return texts[lng] ?? en;
}

/** Whether a language has its own texts. */
export function hasTexts(lng: Language): boolean {
  return texts[lng] !== undefined;
}
