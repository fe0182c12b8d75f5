import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider } from "react-i18next";
import { createTranslator } from "./instance";
import type { Language } from "./languages";
import { joinMessages, type Messages } from "./messages";

const Outer = createContext<{ readonly lng: Language; readonly messages: Messages } | null>(null);

/**
 * Gives `useTranslation` its texts. May be nested: a screen's provider adds its dictionaries to those of the
 * shell (LNG-07), as long as the language is the same.
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
  return (
    <Outer.Provider value={{ lng, messages: all }}>
      <I18nextProvider i18n={createTranslator(lng, all)}>{children}</I18nextProvider>
    </Outer.Provider>
  );
}

/** The page's language (for `Intl` and for links). */
export function useLanguage(): Language {
  const outer = useContext(Outer);
  if (!outer) throw new Error("useLanguage needs an I18nProvider");
  return outer.lng;
}
