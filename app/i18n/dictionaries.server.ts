import { fallbackLanguages, type Language } from "./languages";
import { type Dictionary, type Messages, mergeDictionaries } from "./messages";
import type { DictionaryId } from "./typed";

const files = import.meta.glob<Dictionary>("./dictionaries/*/*.json", {
  eager: true,
  import: "default",
});
const merged = new Map<string, Dictionary>();
const pages = new Map<string, Messages>();

function dictionary(lng: Language, id: DictionaryId): Dictionary {
  const name = `${lng}/${id}`;
  let found = merged.get(name);
  if (!found) {
    const chain = [...new Set([lng, ...fallbackLanguages])];
    const sources = chain.map((language) => files[`./dictionaries/${language}/${id}.json`]);
    found = mergeDictionaries(
      lng,
      sources.filter((source) => source !== undefined),
    );
    merged.set(name, found);
  }
  return found;
}

/**
 * The texts of the named dictionaries in a language, only what a page needs (LNG-07), each key with
 * its fallbacks lng → en → ru (LNG-08). The same arguments return the same object.
 */
export function textsOfDictionaries(lng: Language, ids: readonly DictionaryId[]): Messages {
  const wanted = [...new Set(ids)].sort();
  const name = `${lng}:${wanted.join()}`;
  let found = pages.get(name);
  if (!found) {
    found = Object.fromEntries(wanted.map((id) => [id, dictionary(lng, id)]));
    pages.set(name, found);
  }
  return found;
}
