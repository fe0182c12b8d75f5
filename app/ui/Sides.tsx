import { createElement } from "react";
import { splitAtSigns } from "~/domain/feed/sides";
import { useLanguage } from "~/i18n/I18nProvider";
import { languages } from "~/i18n/languages";

/**
 * A text with two sides: the names of an event, or a score. Each side is isolated, so that in a page from right to
 * left the home side is at the right in both, whatever the script of the names; digits around a colon would
 * otherwise always run from left to right.
 */
export function Sides({ text }: { text: string }) {
  const lng = useLanguage();
  const parts = splitAtSigns(text);
  if (parts.length === 1) return text;
  const children = parts.map((part, at) => (at % 2 === 0 ? createElement("bdi", {}, part) : part));
  return createElement("span", { dir: languages[lng].dir }, ...children);
}
