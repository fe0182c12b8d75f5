import { coefViews, formatPriceInView, type OddsView } from "~/domain/odds/views";

// A fragment's markup is serialised: attributes have double quotes and elements are closed.
const button = /<button\b(?:"[^"]*"|[^">])*>.*?<\/button>/gs;
const data = /(<data\b(?:"[^"]*"|[^">])*>)([^<]*)(?=<\/data>)/g;
const isPrice = /\bdata-name="[\w-]*coef"/;
const value = /\bvalue="([^"]*)"/;

/**
 * A fragment's body with its prices in the reader's view (ODD-01): the text of every `data` named a
 * coefficient, and its repetition at the end of its button's label. The posted price does not change
 * (ODD-02).
 */
export function formatFragmentPrices(body: string, view: OddsView): string {
  if (view.id === coefViews.decimal) return body;
  const labelled = body.replace(button, (markup) => {
    const [, tag = "", old = ""] =
      [...markup.matchAll(data)].find(([, tag = ""]) => isPrice.test(tag)) ?? [];
    return old === "" ? markup : relabelled(markup, old, shown(view, tag, old));
  });
  return labelled.replace(data, (_, tag: string, old: string) => tag + shown(view, tag, old));
}

function shown(view: OddsView, tag: string, old: string): string {
  const coef = isPrice.test(tag) ? value.exec(tag)?.[1] : undefined;
  return coef === undefined ? old : formatPriceInView(view, coef);
}

function relabelled(markup: string, old: string, now: string): string {
  return markup.replace(/\baria-label="[^"]*"/, (label) => replaceLast(label, old, now));
}

/**
 * Replaces the last occurrence of `old` in a text: a price ends its label, and an event's name
 * before it may have the same digits.
 */
export function replaceLast(text: string, old: string, now: string): string {
  const at = text.lastIndexOf(old);
  return at < 0 ? text : text.slice(0, at) + now + text.slice(at + old.length);
}
