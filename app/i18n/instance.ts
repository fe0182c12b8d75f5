import i18next, { type i18n } from "i18next";
import type { Language } from "./languages";
import type { Messages } from "./messages";

/** Told once per key that no shipped language has; the reader sees words made of the key, never the key. */
export type OnMissingKey = (key: string, lng: Language) => void;

const translators = new WeakMap<Messages, Map<Language, i18n>>();

/**
 * An i18next instance over texts that are already here: synchronous, no I/O, the same on server and browser.
 * The same messages give the same instance.
 */
export function createTranslator(
  lng: Language,
  messages: Messages,
  onMissing: OnMissingKey = logMissing,
): i18n {
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

function makeTranslator(lng: Language, messages: Messages, onMissing: OnMissingKey): i18n {
  const told = new Set<string>();
  const translator = i18next.createInstance();
  void translator.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: messages },
    ns: Object.keys(messages),
    defaultNS: "main",
    keySeparator: false,
    nsSeparator: ":",
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: (key, defaultValue?: unknown) => {
      if (typeof defaultValue === "string") return defaultValue;
      if (!told.has(key)) {
        told.add(key);
        onMissing(key, lng);
      }
      return humanised(key);
    },
  });
  return translator;
}

/** `coupon:coupon_refusal_price-changed` → `Coupon refusal price changed`. */
export function humanised(key: string): string {
  const words = key
    .slice(key.indexOf(":") + 1)
    .replace(/[_\-.:]+/g, " ")
    .trim();
  return words === "" ? "…" : words.charAt(0).toUpperCase() + words.slice(1);
}

function logMissing(key: string, lng: Language) {
  console.error(`i18n: no text for "${key}" in ${lng} or its fallbacks`);
}
