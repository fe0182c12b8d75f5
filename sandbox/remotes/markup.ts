import { html } from "hono/html";
import type { LocalizedText } from "~sandbox/feed/types";

export { html };

/** Escaped HTML from Hono's `html`; other values in a template are escaped. */
export type Markup = ReturnType<typeof html>;

/** The text in the page's language, else in English. */
export function textInLanguage(text: LocalizedText, lng: string): string {
  return text[lng] ?? text.en;
}

/** Joins class names; false ones are dropped. */
export function joinClasses(...names: readonly (string | false)[]): string {
  return names.filter(Boolean).join(" ");
}

/** Padlock icon; the text beside it gives the meaning. */
export const lockIcon = html`<svg class="lock" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true"><path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2m-8 0h9v7h-9z" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>`;

/** Text for screen readers only. */
export function screenReaderText(text: string): Markup {
  return html`<span class="sr">${text}</span>`;
}

/** A term and its value in a definition list. */
export function definitionRow(term: string, value: Markup | string | number): Markup {
  return html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
}

/** Empty state: a message and links. `links` are [href, words]. */
export function emptyState(
  title: string,
  text: string,
  links: readonly (readonly [string, string])[],
): Markup {
  return html`<section class="empty"><p class="empty-title">${title}</p><p>${text}</p>${
    links.length > 0 &&
    html`<p class="empty-links">${links.map(([href, words]) => html`<a class="go" href="${href}">${words}</a>`)}</p>`
  }</section>`;
}
