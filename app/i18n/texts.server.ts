import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { textsOfDictionaries } from "./dictionaries.server";
import { defaultLanguage, type Language, languages } from "./languages";
import { keyAsWords, logMissing } from "./translator";
import type { DictionaryId } from "./typed";

const i18n = new RemixI18Next({
  detection: { supportedLanguages: Object.keys(languages), fallbackLanguage: defaultLanguage },
  i18next: {
    // The dictionaries have their fallbacks merged in (LNG-08).
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => "",
    saveMissing: true,
    missingKeyHandler: ([lng = ""], id, key) => logMissing(`${id}:${key}`, lng),
    parseMissingKeyHandler: keyAsWords,
  },
});

const made = new Map<string, Promise<TFunction>>();

/** i18next's texts of one dictionary, for what the server itself writes; made once per language. */
export function serverTexts(lng: Language, id: DictionaryId): Promise<TFunction> {
  const name = `${lng}/${id}`;
  const resources = { [lng]: textsOfDictionaries(lng, [id]) };
  const texts = made.get(name) ?? i18n.getFixedT(lng, id, { resources });
  made.set(name, texts);
  return texts;
}
