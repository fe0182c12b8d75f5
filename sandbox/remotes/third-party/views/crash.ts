import {
  type CrashParams,
  formatMultiplier,
  ladderRungPayoutRatio,
  type ShownCrashRound,
} from "~sandbox/games/crash";
import { html, type Markup } from "../../markup";
import type { CasinoRequest } from "../texts";
import type { GameRenderer } from "./index";

/**
 * Vertical place on the drawing of a multiple (in hundredths): by its logarithm, so that 2 and 100
 * both fit.
 */
const heightOn = (hundredths: number) => 150 - Math.min(135, Math.log2(hundredths / 100) * 24);

function curve({ t }: CasinoRequest, shown: ShownCrashRound | null): Markup {
  const top = shown ? heightOn(shown.reached) : 80;
  const label = shown ? t.crashReached(formatMultiplier(shown.reached)) : t.notPlayed;
  return html`<svg class="climb" viewBox="0 0 320 170" role="img" aria-label="${label}" dir="ltr"><path d="M20 150h290M20 150V10" class="axis"/><path d="M20 150C120 150 230 ${(top + 60).toFixed(1)} 290 ${top.toFixed(1)}" class="${shown?.isWon ? "path-won" : "path-lost"}"/>${shown && html`<path d="M20 ${heightOn(shown.asked).toFixed(1)}h290" class="asked"/><circle cx="290" cy="${top.toFixed(1)}" r="6" class="${shown.isWon ? "dot-won" : "dot-lost"}"/><text x="300" y="${(heightOn(shown.asked) - 5).toFixed(1)}" text-anchor="end" class="scale-mark">${formatMultiplier(shown.asked)} ×</text>`}</svg>`;
}

/** View of crash games: the multiplier that was reached beside the named one. */
export function crashView(figures: CrashParams): GameRenderer {
  return figures.kind === "climb" ? climbView(figures) : ladderView(figures);
}

function climbView({ part, most }: Extract<CrashParams, { kind: "climb" }>): GameRenderer {
  return {
    hasStake: true,
    playWord: ({ t }) => t.climb,
    lead: ({ t }) => t.crashLead,
    stage(ask, json) {
      const shown = json as ShownCrashRound | null;
      return html`${curve(ask, shown)}${shown && html`<p class="outcome">${ask.t.crashReached(formatMultiplier(shown.reached))} · ${ask.t.crashAsked(formatMultiplier(shown.asked))}</p>`}`;
    },
    fields({ t }, json) {
      const at = json === null ? 200 : ((json as { at?: number }).at ?? 200);
      return html`<div class="field"><label for="cash-out-at">${t.crashField} <span class="n">1.01 – ${String(most)}</span></label><input id="cash-out-at" name="cash-out-at" inputmode="decimal" autocomplete="off" value="${formatMultiplier(at)}"></div>`;
    },
    rules({ t }) {
      const rows = [120, 150, 200, 500, 1_000, 10_000].map(
        (at) =>
          html`<tr><td>${formatMultiplier(at)} ×</td><td>${((part / at) * 100).toFixed(2)} %</td></tr>`,
      );
      return html`<p>${t.crashLead}</p><table class="sheet"><thead><tr><th scope="col">${t.crashField}</th><th scope="col">${t.chance}</th></tr></thead><tbody>${rows}</tbody></table>`;
    },
  };
}

function ladderView(figures: Extract<CrashParams, { kind: "ladder" }>): GameRenderer {
  const { rungs, up, of } = figures;
  const paysAt = (rung: number) => {
    const { num, den } = ladderRungPayoutRatio(figures, rung);
    return (num / den).toFixed(2);
  };
  return {
    hasStake: true,
    playWord: ({ t }) => t.climb,
    lead: ({ t }) => t.ladderLead(rungs, up, of),
    stage(ask, json) {
      const shown = json as ShownCrashRound | null;
      const all = Array.from({ length: rungs }, (_, at) => rungs - at);
      return html`<ol class="ladder" reversed>${all.map(
        (rung) =>
          html`<li class="${shown && rung <= shown.reached ? "rung up" : "rung"}${shown?.asked === rung ? " asked" : ""}"><span>${String(rung)}</span><span>${paysAt(rung)} ×</span></li>`,
      )}</ol>${shown && html`<p class="outcome">${ask.t.ladderReached(shown.reached)} · ${ask.t.ladderAsked(shown.asked)}</p>`}`;
    },
    fields({ t }, json) {
      const chosen = json === null ? 3 : ((json as { at?: number }).at ?? 3);
      return html`<div class="field"><label for="target">${t.ladderField}</label><select id="target" name="target">${Array.from({ length: rungs }, (_, at) => at + 1).map((rung) => html`<option value="${String(rung)}"${rung === chosen && html` selected`}>${String(rung)} · ${paysAt(rung)} ×</option>`)}</select></div>`;
    },
    rules({ t }) {
      return html`<p>${t.ladderLead(rungs, up, of)}</p><table class="sheet"><thead><tr><th scope="col">${t.ladderField}</th><th scope="col">${t.chance}</th><th scope="col">${t.pays}</th></tr></thead><tbody>${Array.from({ length: rungs }, (_, at) => at + 1).map((rung) => html`<tr><td>${String(rung)}</td><td>${((up / of) ** rung * 100).toFixed(2)} %</td><td>${paysAt(rung)} ×</td></tr>`)}</tbody></table>`;
    },
  };
}
