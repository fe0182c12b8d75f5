import type { Language } from "./languages";
import type { Messages } from "./messages";
import type { DictionaryId, TextKeyOf } from "./typed";

/** Values of a text's `{{name}}`; `count` also selects the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Called once per key that no shipped language has; the reader sees words derived from the key, never the
 * key.
 */
export type OnMissingKey = (key: string, lng: Language) => void;

export interface Translator {
  /** The text of `dictionary:key`, or of a key of `main` (LNG-07). */
  t(key: TextKeyOf<"main", DictionaryId>, values?: TextValues): string;
  /** As `t`, but a key without `dictionary:` belongs to the dictionary `home`. */
  textOf(home: DictionaryId, key: string, values?: TextValues): string;
}

const translators = new WeakMap<Messages, Map<Language, Translator>>();

/**
 * Looks up texts in loaded messages: synchronous, no I/O, the same on server and browser. The files use
 * i18next's format (`{{value}}`, plural suffixes), and a test compares every text with i18next's result; the
 * library would be a seventh of the browser's code. The same messages return the same translator.
 */
export function createTranslator(
  lng: Language,
  messages: Messages,
  onMissing: OnMissingKey = logMissing,
): Translator {
  let byLanguage = translators.get(messages);
  if (!byLanguage) {
    byLanguage = new Map();
    translators.set(messages, byLanguage);
  }
  let translator = byLanguage.get(lng);
  if (!translator) {
    translator = makeTranslator(lng, messages, onMissing);
    byLanguage.set(lng, translator);
  }
  return translator;
}

function makeTranslator(lng: Language, messages: Messages, onMissing: OnMissingKey): Translator {
  const logged = new Set<string>();
  const plural = new Intl.PluralRules(lng);

  function textOf(home: DictionaryId, key: string, values: TextValues = {}): string {
    const colon = key.indexOf(":");
    const dictionary = messages[colon < 0 ? home : (key.slice(0, colon) as DictionaryId)] ?? {};
    const name = key.slice(colon + 1);
    const text = suffixes(plural, values)
      .map((suffix) => name + suffix)
      .filter((full) => Object.hasOwn(dictionary, full))
      .map((full) => dictionary[full])[0];
    if (text !== undefined) return fill(text, values);
    if (!logged.has(key)) {
      logged.add(key);
      onMissing(key, lng);
    }
    return keyAsWords(key);
  }

  return { textOf, t: (key, values) => textOf("main", key, values) };
}

/**
 * Suffixes with which a key is looked up for a `count`, best first: `_zero` for 0, then the plural
 * form, then none.
 */
function suffixes(plural: Intl.PluralRules, { count }: TextValues): string[] {
  if (typeof count !== "number") return [""];
  return [...(count === 0 ? ["_zero"] : []), `_${plural.select(count)}`, ""];
}

function fill(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : "",
  );
}

/**
 * Words that stand for a missing text, from its key: `coupon:coupon_refusal_price-changed` →
 * `Coupon refusal price changed`.
 */
export function keyAsWords(key: string): string {
  const words = key
    .slice(key.indexOf(":") + 1)
    .replace(/[_\-.:]+/g, " ")
    .trim();
  return words === "" ? "…" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Logs the key of a text that no shipped language has. */
export function logMissing(key: string, lng: string) {
  console.error(`i18n: no text for "${key}" in ${lng} or its fallbacks`);
}
