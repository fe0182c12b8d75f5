import type { GameView, MarketView } from "~/sandbox/feed/types";
import { html, lock, type Markup } from "./markup";

/** A price as shown: cut, never rounded up, to 3 decimals; two at least ("1.9" → "1.90"). */
export function shownPrice(coef: string): string {
  const [whole = "0", decimals = ""] = coef.split(".");
  const cut = decimals.slice(0, 3).replace(/0+$/, "");
  return `${whole}.${cut.padEnd(2, "0")}`;
}

/** A price that is no button; the shell writes it in the reader's view by its name, which ends in `coef`. */
export function coefficient(name: string, coef: string): Markup {
  return html`<data data-name="${name}" value="${coef}">${shownPrice(coef)}</data>`;
}

/** `game:market:type:param`, the name of a bet on forms (docs/conventions.md). */
export function betName(game: GameView, market: MarketView): string {
  return `${game.id}:${market.id}:${market.type}:${market.param ?? ""}`;
}

/** A line as people write it: "+0.75", "−1.5", "0". */
export function signed(param: number): string {
  if (param === 0) return "0";
  return param > 0 ? `+${param}` : `−${-param}`;
}

/**
 * A price to press. `what` names event and outcome for a screen reader; `label`, where given, is the outcome's
 * name inside the button. A blocked price is struck, locked and says so (`suspended`).
 */
export function priceButton(
  game: GameView,
  market: MarketView,
  what: string,
  suspended: string,
  label?: string | Markup,
): Markup {
  const name = betName(game, market);
  const price = shownPrice(market.coef);
  const shown = coefficient("bet-coef", market.coef);
  const head = label === undefined ? "" : html`<span class="o">${label}</span> `;
  const attributes = html`class="p" name="bet" value="${name}:${market.coef}" data-bet="${name}" id="bet-${market.id}"`;
  if (market.isBlocked) {
    return html`<button ${attributes} disabled aria-label="${what}: ${price}, ${suspended}">${head}<s>${shown}</s>${lock}</button>`;
  }
  return html`<button ${attributes} aria-label="${what}: ${price}">${head}${shown}</button>`;
}
