import { splitAtSigns } from "~/domain/feed/sides";
import { languages } from "~/i18n/languages";
import { html, type Markup } from "./markup";
import type { PageRequest } from "./page-request";
import { hasTexts } from "./texts";

/**
 * Attribute of an element that contains a score or two names. With `sides` inside, the home side comes first in the
 * direction of the page, and so stands at the home side's name.
 */
export function sidesDirection({ lng }: Pick<PageRequest, "lng">): Markup {
  return html`dir="${hasTexts(lng) ? languages[lng].dir : "ltr"}"`;
}

/** "2:1" or "Arsenal – Leeds" with each side isolated. */
export function sides(text: string): Markup {
  return html`${splitAtSigns(text).map((part, at) => (at % 2 === 0 ? html`<bdi>${part}</bdi>` : part))}`;
}

/** A score of two sides, each isolated. */
export function scoreOf({ home, away }: { readonly home: number; readonly away: number }): Markup {
  return sides(`${home}:${away}`);
}
