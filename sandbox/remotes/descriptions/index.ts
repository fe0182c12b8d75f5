import { type Language, languages } from "~/i18n/languages";
import { textsByLanguage } from "../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

/** Sentences of descriptions in a page's language (SEO-02). */
export const descriptionTexts = textsByLanguage({ en, ru, ar, es, tr });

/** Search engines show about this many characters of a description. */
const shown = 200;
/** Longest description; what a first sentence has beyond it is cut. */
const longest = 250;

/**
 * A description of sentences: the first, which names the page, and as many of the others as are shown. A later sentence
 * that does not fit is left out whole.
 */
export function descriptionOf(
  first: string,
  ...others: readonly (string | false | null | undefined)[]
): string {
  let text = first.replace(/\s+/g, " ").trim();
  for (const other of others) {
    const sentence = other ? other.replace(/\s+/g, " ").trim() : "";
    if (sentence !== "" && text.length + 1 + sentence.length <= shown) text += ` ${sentence}`;
  }
  // A date or an abbreviation may bring a full stop of its own.
  return cutAtWord(text.replace(/(?<!\.)\.\.(?!\.)/g, "."), longest);
}

/** The text, or as many of its words as fit with "…" behind them. */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,;:–—]+$/, "")}…`;
}

/** The first names of a list, as many as a description has room for, in words: "Arsenal, Leeds and Chelsea". */
export function namesInWords(names: readonly string[], lng: Language, most = 4): string {
  return new Intl.ListFormat(languages[lng].locale).format(names.slice(0, most));
}

/** The sentences of a text in a language. */
export function sentencesOf(text: string, lng: string): readonly string[] {
  const found = new Intl.Segmenter(lng, { granularity: "sentence" }).segment(text);
  return [...found].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
}

/** A description of a page of text: its title, and as much of how the text begins as is shown. */
export function descriptionOfText(title: string, text: string, lng: string): string {
  const [first = "", ...others] = sentencesOf(text, lng);
  return descriptionOf(`${title}. ${first}`, ...others);
}
