import type { ShownBlackjackRound } from "~sandbox/games/blackjack";
import type { BlackjackParams } from "~sandbox/games/blackjack/rules";
import { html } from "../../markup";
import { handMarkup } from "./cards-drawn";
import type { GameRenderer } from "./index";

/** Blackjack: both hands with their totals, and a button for each choice. */
export function blackjackView({ natural, hitsSoft17, doubles }: BlackjackParams): GameRenderer {
  return {
    hasStake: true,
    playWord: ({ t }) => t.deal,
    lead: ({ t }) => t.blackjackLead(natural.join(":")),
    stage({ t }, json) {
      const shown = json as ShownBlackjackRound | null;
      if (!shown)
        return html`<div class="sides"><div><h2 class="side-name">${t.house}</h2>${handMarkup([null, null])}</div><div><h2 class="side-name">${t.you}</h2>${handMarkup([null, null])}</div></div>`;
      const { player, dealer, total, dealerTotal, result } = shown;
      return html`<div class="sides"><div><h2 class="side-name">${t.house} · ${String(dealerTotal)}</h2>${handMarkup(result === null ? [...dealer, null] : dealer)}</div><div><h2 class="side-name">${t.you} · ${String(total)}</h2>${handMarkup(player)}</div></div>${result && html`<p class="outcome">${t.blackjackResult[result]}</p>`}`;
    },
    fields({ t }, _bet, next) {
      return (
        next.length > 0 &&
        html`<div class="buttons">${next.map((choice, at) => html`<button class="${at === 0 ? "btn primary" : "btn"}" name="action" value="${choice}">${t.blackjackChoice[choice as "hit"]}</button>`)}</div>`
      );
    },
    rules({ t }) {
      return html`<ul class="plain"><li>${t.blackjackLead(natural.join(":"))}</li><li>${hitsSoft17 ? t.blackjackHits : t.blackjackStands}</li><li>${doubles === null ? t.blackjackDoubles : t.blackjackDoublesOn(doubles.join(", "))}</li><li>${t.blackjackDecks}</li><li>${t.blackjackBest}</li></ul>`;
    },
  };
}
