import { type BingoParams, bingoLines, type ShownBingoRound } from "~sandbox/games/bingo";
import { html } from "../../markup";
import type { GameRenderer } from "./index";

/** Bingo: the card with what was called, and the calls in order. */
export function bingoView(figures: BingoParams): GameRenderer {
  const { rows, columns, count, drawn, line, corners, full, hasFree } = figures;
  const times = (tenths: number) => String(tenths / 10);
  return {
    hasStake: true,
    playWord: ({ t }) => t.bingoPlay,
    lead: ({ t }) => t.bingoLead(drawn, count),
    stage({ t }, json) {
      const shown = json as ShownBingoRound | null;
      const card =
        shown?.card ??
        Array.from({ length: rows * columns }, (_, at) =>
          hasFree && at === Math.floor((rows * columns) / 2) ? 0 : -1,
        );
      const inLine = new Set(shown?.lines.flat());
      const cell = (number: number, place: number) => {
        const isCalled = number === 0 || shown?.called.includes(number);
        const name = inLine.has(place) ? "hit" : isCalled ? "drawn" : "";
        return html`<span class="bingo-cell ${name}">${number === 0 ? "★" : number < 0 ? "" : String(number)}</span>`;
      };
      const lines = Array.from({ length: rows }, (_, row) => row);
      return html`<div class="bingo-card" dir="ltr">${lines.map((row) => html`<div class="bingo-row">${card.slice(row * columns, (row + 1) * columns).map((number, at) => cell(number, row * columns + at))}</div>`)}</div>${shown && html`<p class="outcome">${t.bingoLines(shown.lines.length)}${shown.hasCorners && html` · ${t.bingoCorners}`}${shown.isFull && html` · ${t.bingoFull}`}</p><p class="n called" dir="ltr">${shown.called.join(" ")}</p>`}`;
    },
    fields: () => false,
    rules({ t }) {
      return html`<p>${t.bingoLead(drawn, count)}</p><table class="sheet"><tbody><tr><th scope="row">${t.bingoEach(bingoLines(figures).length)}</th><td>${times(line)} ×</td></tr><tr><th scope="row">${t.bingoCorners}</th><td>${times(corners)} ×</td></tr><tr><th scope="row">${t.bingoFull}</th><td>${times(full)} ×</td></tr></tbody></table>`;
    },
  };
}
