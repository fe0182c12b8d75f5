import { type Language, languages } from "~/i18n/languages";
import { html, type Markup } from "./markup";

const formats = new Map<string, Intl.NumberFormat>();

/** Whether a text is a decimal number; such a text Intl formats exactly, without floats. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** An amount with its currency in the page's language: "150,00 ₽" (LNG-09). `amount` is decimal text. */
export function formatMoneyText(amount: string, iso: string, lng: Language): string {
  if (!isDecimal(amount)) return `${amount} ${iso}`;
  const key = `${lng} ${iso}`;
  let format = formats.get(key);
  if (!format) {
    const style = { style: "currency", currency: iso, currencyDisplay: "narrowSymbol" } as const;
    format = new Intl.NumberFormat(languages[lng].locale, style);
    formats.set(key, format);
  }
  return format.format(amount);
}

/** An amount as the named value of a page, with its text (docs/conventions.md, "Markup of a remote page"). */
export function moneyData(name: string, amount: string, iso: string, lng: Language): Markup {
  return html`<data data-name="${name}" value="${amount}">${formatMoneyText(amount, iso, lng)}</data>`;
}
