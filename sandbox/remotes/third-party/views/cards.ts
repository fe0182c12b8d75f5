import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import {
  type CardsParams,
  countWinningRanks,
  duelSpots,
  type ShownDuelRound,
  type ShownHigherRound,
} from "~sandbox/games/cards";
import { parseStoredChips } from "~sandbox/games/engine";
import { html } from "../../markup";
import { cardMarkup } from "./cards-drawn";
import { chipField } from "./chips";
import type { GameRenderer } from "./index";

/** View of the games of single cards: two sides with a card each, or higher and lower. */
export function cardsView(figures: CardsParams): GameRenderer {
  return figures.kind === "duel" ? duelView(figures.tie) : higherView(figures.part);
}

function duelView(tie: number): GameRenderer {
  return {
    hasStake: false,
    playWord: ({ t }) => t.deal,
    lead: ({ t }) => t.duelLead,
    stage({ t }, json) {
      const shown = json as ShownDuelRound | null;
      return html`<div class="sides"><div><h2 class="side-name">${t.duelSpot.left}</h2>${cardMarkup(shown?.left ?? null)}</div><div><h2 class="side-name">${t.duelSpot.right}</h2>${cardMarkup(shown?.right ?? null)}</div></div>`;
    },
    fields({ t }, json, _next, _shown, iso) {
      const chips = json === null ? {} : parseStoredChips(json);
      return html`<fieldset class="chips"><legend>${t.side}</legend>${duelSpots.map((spot) => {
        const chip = chips[spot];
        return chipField(
          `bet-${spot}`,
          t.duelSpot[spot],
          chip === undefined ? "" : fromMinor(asMinor(chip), iso),
        );
      })}</fieldset>`;
    },
    rules({ t }) {
      return html`<p>${t.duelLead}</p><table class="sheet"><tbody>${duelSpots.map((spot) => html`<tr><th scope="row">${t.duelSpot[spot]}</th><td>${spot === "tie" ? String(tie) : "2"} ×</td></tr>`)}</tbody></table><p>${t.duelTie}</p>`;
    },
  };
}

function higherView(part: number): GameRenderer {
  const price = (choice: string, first: number) =>
    ((part * 13) / (100 * countWinningRanks(choice, first))).toFixed(2);
  return {
    hasStake: true,
    playWord: ({ t }) => t.deal,
    lead: ({ t }) => t.higherLead,
    stage(_ask, json) {
      const shown = json as ShownHigherRound | null;
      return html`<div class="hand" dir="ltr">${cardMarkup(shown?.first ?? null)}${cardMarkup(shown?.second ?? null)}</div>`;
    },
    fields({ t }, _bet, next, json) {
      if (next.length === 0 || json === null) return false;
      const { first } = json as ShownHigherRound;
      return html`<div class="buttons">${next.map((choice) => html`<button class="btn primary" name="action" value="${choice}">${t.higherChoice[choice as "higher"]} · ${price(choice, first)} ×</button>`)}</div>`;
    },
    rules({ t }) {
      return html`<p>${t.higherLead}</p><p>${t.higherRule}</p>`;
    },
  };
}
