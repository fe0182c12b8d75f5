import type { GameSnapshot, PricedOutcome } from "../../feed/types";
import { html, lockIcon, type Markup } from "../markup";

/** A displayed price: cut, never rounded up, to 3 decimals; at least two ("1.9" → "1.90"). */
export function shownPrice(coef: string): string {
  const [whole = "0", decimals = ""] = coef.split(".");
  const cut = decimals.slice(0, 3).replace(/0+$/, "");
  return `${whole}.${cut.padEnd(2, "0")}`;
}

/** A price without a button; the shell formats it for the reader by its name, which ends in `coef`. */
export function coefficientMarkup(name: string, coef: string): Markup {
  return html`<data data-name="${name}" value="${coef}">${shownPrice(coef)}</data>`;
}

/**
 * A bet's identity in pages, `game:market:type:param` (docs/conventions.md, "The name of a bet"): a price
 * button's `data-bet`, and its value up to the price.
 */
export function betIdentifierText(game: GameSnapshot, market: PricedOutcome): string {
  return `${game.id}:${market.id}:${market.type}:${market.param ?? ""}`;
}

/** A line as displayed: "+0.75", "−1.5", "0". */
export function signedLineText(param: number): string {
  if (param === 0) return "0";
  return param > 0 ? `+${param}` : `−${-param}`;
}

/**
 * A price button. `what` names event and outcome for screen readers; `label` is the optional outcome name
 * inside the button. A blocked price is struck through, locked and labelled (`suspended`).
 */
export function priceButton(
  game: GameSnapshot,
  market: PricedOutcome,
  what: string,
  suspended: string,
  label?: string | Markup,
): Markup {
  const name = betIdentifierText(game, market);
  const price = shownPrice(market.coef);
  const shown = coefficientMarkup("bet-coef", market.coef);
  const head = label === undefined ? "" : html`<span class="o">${label}</span> `;
  const attributes = html`class="p" name="bet" value="${name}:${market.coef}" data-bet="${name}" id="bet-${market.id}"`;
  if (market.isBlocked) {
    return html`<button ${attributes} disabled aria-label="${what}: ${price}, ${suspended}">${head}<s>${shown}</s>${lockIcon}</button>`;
  }
  return html`<button ${attributes} aria-label="${what}: ${price}">${head}${shown}</button>`;
}
