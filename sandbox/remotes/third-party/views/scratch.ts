import type { ScratchParams, ShownScratchRound } from "~sandbox/games/scratch";
import { html } from "../../markup";
import type { GameRenderer } from "./index";

/** Scratch cards: nine places, and the printed table of prizes. */
export function scratchView({ print, prizes }: ScratchParams): GameRenderer {
  const times = (tenths: number) => `${tenths / 10} ×`;
  return {
    hasStake: true,
    playWord: ({ t }) => t.scratchPlay,
    lead: ({ t }) => t.scratchLead,
    stage(_ask, json) {
      const shown = json as ShownScratchRound | null;
      const places = shown?.places ?? Array.from({ length: 9 }, () => null);
      return html`<div class="scratch" dir="ltr">${places.map(
        (tenths) =>
          html`<span class="scratch-place${tenths === null ? " covered" : tenths === shown?.prize && tenths > 0 ? " hit" : ""}">${tenths === null ? "" : times(tenths)}</span>`,
      )}</div>`;
    },
    fields: () => false,
    rules({ t }) {
      const number = (value: number) => value.toLocaleString("en");
      return html`<p>${t.scratchLead}</p><table class="sheet"><caption>${t.scratchPrint(number(print))}</caption><thead><tr><th scope="col">${t.pays}</th><th scope="col">${t.scratchTickets}</th></tr></thead><tbody>${prizes.map(([tenths, tickets]) => html`<tr><td>${times(tenths)}</td><td>${number(tickets)}</td></tr>`)}</tbody></table>`;
    },
  };
}
