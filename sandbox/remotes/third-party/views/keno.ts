import {
  allowedPickCounts,
  type KenoParams,
  kenoReturnToPlayer,
  parseStoredPicks,
  type ShownKenoRound,
} from "~sandbox/games/keno";
import { html } from "../../markup";
import type { GameRenderer } from "./index";

/** Keno: the sheet with picks and drawn numbers, a box for each number. */
export function kenoView(figures: KenoParams): GameRenderer {
  const { count, drawn, table } = figures;
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const most = Math.max(...allowedPickCounts(figures));
  const tenths = (value: number) => String(value / 10);
  return {
    hasStake: true,
    playWord: ({ t }) => t.draw,
    lead: ({ t }) => t.kenoLead(count, drawn, most),
    stage(ask, json) {
      const shown = json as ShownKenoRound | null;
      const { t } = ask;
      const cell = (number: number) => {
        const isPicked = shown?.picks.includes(number);
        const isDrawn = shown?.drawn.includes(number);
        const name = isPicked && isDrawn ? "hit" : isPicked ? "picked" : isDrawn ? "drawn" : "";
        return html`<span class="keno-cell ${name}">${String(number)}</span>`;
      };
      return html`<div class="keno-sheet" dir="ltr"${shown && html` role="img" aria-label="${t.kenoDrawn(shown.drawn.join(", "))}"`}>${all.map(cell)}</div>${shown && html`<p class="outcome">${shown.picks.length > 0 ? t.kenoHits(shown.hits, shown.picks.length) : t.kenoDrawn(shown.drawn.join(", "))}</p>`}`;
    },
    fields({ t }, json) {
      const picks = json === null ? [] : parseStoredPicks(json);
      return html`<fieldset class="keno-picks"><legend>${t.kenoPick(most)}</legend>${all.map(
        (number, at) =>
          html`<label class="pick"><input type="checkbox" name="numbers" value="${String(number)}"${at === 0 && html` id="numbers"`}${picks.includes(number) && html` checked`}><span>${String(number)}</span></label>`,
      )}</fieldset>`;
    },
    rules(ask) {
      const { t } = ask;
      return html`<p>${t.kenoLead(count, drawn, most)}</p><table class="sheet"><caption>${t.kenoTable}</caption><thead><tr><th scope="col">${t.kenoPicks}</th><th scope="col">${t.pays}</th><th scope="col">${t.returnToPlayer}</th></tr></thead><tbody>${allowedPickCounts(
        figures,
      ).map(
        (picks) =>
          html`<tr><td>${String(picks)}</td><td>${(table[picks] ?? []).flatMap((value, hits) => (value > 0 ? [`${hits}: ${tenths(value)} ×`] : [])).join(" · ")}</td><td>${(kenoReturnToPlayer(figures, picks) * 100).toFixed(2)} %</td></tr>`,
      )}</tbody></table>`;
    },
  };
}
