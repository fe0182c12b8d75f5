import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "./languages";
import { joinMessages, type Messages } from "./messages";
import { createTranslator, type TextValues } from "./translator";
import type { DictionaryId, TextKeyOf } from "./typed";

const Outer = createContext<{ readonly lng: Language; readonly messages: Messages } | null>(null);

/**
 * Provides the texts of `useTranslation`. May be nested: a screen's provider adds its dictionaries to the
 * shell's (LNG-07), in the same language.
 */
export function I18nProvider({
  lng,
  messages,
  children,
}: {
  lng: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const outer = useContext(Outer);
  const all = outer && outer.lng === lng ? joinMessages(outer.messages, messages) : messages;
  const texts = useMemo(() => ({ lng, messages: all }), [lng, all]);
  return <Outer.Provider value={texts}>{children}</Outer.Provider>;
}

type First<Ids extends readonly DictionaryId[]> = Ids extends readonly [
  infer Home extends DictionaryId,
  ...unknown[],
]
  ? Home
  : "main";

/** Texts of dictionaries: `t("key")` of the first one (`main` by default), `t("dictionary:key")` of any. */
export function useTranslation<const Ids extends readonly DictionaryId[]>(...ids: Ids) {
  const texts = useTexts();
  const home = ids[0] ?? "main";
  return useMemo(() => {
    const { textOf } = createTranslator(texts.lng, texts.messages);
    return {
      t: (key: TextKeyOf<First<Ids>, First<Ids> | Ids[number]>, values?: TextValues) =>
        textOf(home, key, values),
    };
  }, [texts, home]);
}

/** The page's language (for `Intl` and for links). */
export function useLanguage(): Language {
  return useTexts().lng;
}

/** The page's texts themselves, for keys that are known only at run time. */
export function useTexts() {
  const texts = useContext(Outer);
  if (!texts) throw new Error("texts need an I18nProvider");
  return texts;
}
