import type { Language } from "./languages";
import type { DictionaryId } from "./typed";

/** One dictionary of one language: flat keys, texts with `{{value}}` and i18next's plural suffixes. */
export type Dictionary = Readonly<Record<string, string>>;

/** The dictionaries of a page in one language, with fallbacks merged in (LNG-08). */
export type Messages = Readonly<Partial<Record<DictionaryId, Dictionary>>>;

const pluralSuffix = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Merges texts per key; the first source with the key wins (LNG-08). A plural comes from one source as a
 * whole, and its `other` form fills every category of the page's language that it lacks.
 */
export function mergeDictionaries(lng: Language, sources: readonly Dictionary[]): Dictionary {
  const merged: Record<string, string> = {};
  const families = new Set<string>();
  for (const source of sources) {
    const own = new Set<string>();
    for (const [key, text] of Object.entries(source)) {
      const family = pluralSuffix.exec(key)?.[1];
      if (family === undefined) merged[key] ??= text;
      else if (own.has(family) || !families.has(family)) {
        own.add(family);
        families.add(family);
        merged[key] = text;
      }
    }
  }
  for (const family of families) fillPlural(merged, family, lng);
  return merged;
}

function fillPlural(merged: Record<string, string>, family: string, lng: Language) {
  const other = merged[`${family}_other`];
  if (other === undefined) return;
  for (const category of new Intl.PluralRules(lng).resolvedOptions().pluralCategories) {
    merged[`${family}_${category}`] ??= other;
  }
}

const joined = new WeakMap<Messages, WeakMap<Messages, Messages>>();

/** Two sets of messages as one; the same two return the same object, so that their translators are shared. */
export function joinMessages(outer: Messages, inner: Messages): Messages {
  let byInner = joined.get(outer);
  if (!byInner) {
    byInner = new WeakMap();
    joined.set(outer, byInner);
  }
  let both = byInner.get(inner);
  if (!both) {
    both = { ...outer, ...inner };
    byInner.set(inner, both);
  }
  return both;
}
