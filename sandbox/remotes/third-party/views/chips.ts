import { html, type Markup } from "../../markup";

/** A field for the chips of one spot. */
export function chipField(name: string, words: string, value: string): Markup {
  return html`<div class="chip-field"><label for="${name}">${words}</label><input id="${name}" name="${name}" inputmode="decimal" autocomplete="off" maxlength="12" value="${value}"></div>`;
}
