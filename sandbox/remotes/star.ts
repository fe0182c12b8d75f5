import { html, type Markup } from "./markup";
import type { PageRequest } from "./page-request";

/**
 * The form that all stars of a page submit. It stands outside of all other forms, because forms
 * cannot be nested.
 */
export function starForm(ask: PageRequest): Markup {
  return html`<form id="${starFormId(ask)}" method="post" action="${ask.at("favourites")}"></form>`;
}

function starFormId({ app }: PageRequest): string {
  return `fav-${app}`;
}

/** Whether a page's body has a star, and so needs the stars' form. */
export function hasStars(ask: PageRequest, body: string): boolean {
  return body.includes(` form="${starFormId(ask)}"`);
}

const drawing = html`<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false"><use href="#icon-star"></use></svg>`;

/**
 * A star button for a favourite (`domain/settings/favourites.ts`); the shell shows the reader's
 * favourites as pressed. `what` is its name for screen readers, `label` its visible text.
 */
export function starButton(ask: PageRequest, name: string, what: string, label?: string): Markup {
  // Only games get an id: a championship's star may appear several times on a page, under each of
  // its days.
  const id = name.startsWith("g") && html` id="fv-${name}"`;
  // The accessible name contains the visible label (WCAG 2.5.3).
  const spoken = label === undefined || label === what ? what : `${label}, ${what}`;
  return html`<button class="fv${label !== undefined && " fv-text"}" form="${starFormId(ask)}" name="toggle" value="${name}" data-favourite="${name}"${id} aria-label="${ask.t.favourite}: ${spoken}">${drawing}${label !== undefined && html`<bdi>${label}</bdi>`}</button>`;
}
