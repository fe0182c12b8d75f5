import type { Language } from "~/i18n/languages";
import { ar } from "./ar";
import { en, type MessageTexts } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export type { MessageTemplate } from "./en";

const texts: Partial<Record<Language, MessageTexts>> = { en, ru, ar, es, tr };

/** Words of messages; untranslated languages get English. */
export function messageTexts(lng: Language): MessageTexts {
  return texts[lng] ?? en;
}
