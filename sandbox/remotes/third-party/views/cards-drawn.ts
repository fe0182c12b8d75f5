import { cardRank, cardSuit, cardText, rankNames, suits } from "~sandbox/games/playing-cards";
import { html, type Markup } from "../../markup";
import { glyphPath } from "../glyphs";

/** A card on the table; null = face down. Its name is text for screen readers. */
export function cardMarkup(value: number | null, isMarked = false): Markup {
  const mark = isMarked ? "card-face marked" : "card-face";
  if (value === null)
    return html`<svg class="playing" viewBox="0 0 50 70" aria-hidden="true"><rect x="1" y="1" width="48" height="68" rx="5" class="card-back"/><path d="M8 8h34v54H8z" class="card-weave"/></svg>`;
  const ink = cardSuit(value) === 1 || cardSuit(value) === 2 ? "card-red" : "card-black";
  const suit = suits[cardSuit(value)] ?? "spade";
  return html`<svg class="playing" viewBox="0 0 50 70" role="img" aria-label="${cardText(value)}"><rect x="1" y="1" width="48" height="68" rx="5" class="${mark}"/><g class="${ink}"><text x="6" y="19" font-size="17" font-weight="700">${rankNames[cardRank(value)] ?? ""}</text><path d="${glyphPath(suit)}" transform="translate(13 30) scale(1.35)"/></g></svg>`;
}

/** Cards side by side. */
export function handMarkup(values: readonly (number | null)[]): Markup {
  return html`<div class="hand" dir="ltr">${values.map((value) => cardMarkup(value))}</div>`;
}
