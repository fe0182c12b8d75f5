import { cardText } from "~sandbox/games/playing-cards";
import type { PokerParams, ShownPokerRound } from "~sandbox/games/poker";
import { pokerHands } from "~sandbox/games/poker/hands";
import { html } from "../../markup";
import { cardMarkup } from "./cards-drawn";
import type { GameRenderer } from "./index";

/** Video poker: five cards with a box to hold each, then the final hand. */
export function pokerView({ pays }: PokerParams): GameRenderer {
  const paying = pokerHands.filter((name) => pays[name] !== undefined);
  return {
    hasStake: true,
    playWord: ({ t }) => t.deal,
    lead: ({ t }) => t.pokerLead,
    stage({ t }, json) {
      const shown = json as ShownPokerRound | null;
      const cards = shown?.cards ?? [null, null, null, null, null];
      return html`<div class="hand" dir="ltr">${cards.map((value, place) => cardMarkup(value, shown?.held?.[place] === true))}</div>${shown && html`<p class="outcome">${shown.hand === null ? t.pokerNothing : t.pokerHand[shown.hand]}</p>`}`;
    },
    fields({ t }, _bet, next, json) {
      if (next.length === 0 || json === null) return false;
      const { cards } = json as ShownPokerRound;
      return html`<fieldset class="choices"><legend>${t.pokerHold}</legend>${[1, 2, 3, 4, 5].map((place) => html`<label class="tick"><input type="checkbox" name="hold-${String(place)}" value="1"> ${t.pokerCard(place)}: <bdi>${cardText(cards[place - 1] ?? 0)}</bdi></label>`)}</fieldset><button class="btn primary" name="action" value="draw">${t.draw}</button>`;
    },
    rules({ t }) {
      return html`<p>${t.pokerLead}</p><p>${t.pokerBest}</p><table class="sheet"><tbody>${paying.map((name) => html`<tr><th scope="row">${t.pokerHand[name]}</th><td>${String(pays[name])} ×</td></tr>`)}</tbody></table>`;
    },
  };
}
