import {
  type DiceParams,
  diceSumRange,
  isHundredthsOfPercentRoll,
  parseStoredDiceBet,
  type ShownDiceRound,
  winningOutcomeCount,
} from "~sandbox/games/dice";
import { html, type Markup } from "../../markup";
import type { CasinoRequest } from "../texts";
import type { GameRenderer } from "./index";

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
];

function die(face: number, faces: number): Markup {
  const spots = faces <= 6 ? pips[face] : undefined;
  const inside = spots
    ? spots.map(([x, y]) => html`<circle cx="${String(x)}" cy="${String(y)}" r="2.4"/>`)
    : html`<text x="12" y="16" text-anchor="middle" font-size="11" font-weight="700">${String(face)}</text>`;
  return html`<svg class="die" viewBox="0 0 24 24" width="72" height="72" aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="5" class="die-body"/><g class="die-ink">${inside}</g></svg>`;
}

const hundredth = (value: number) => (value / 100).toFixed(2);

/** Games of dice: a scale or faces, the bet, and what it pays. */
export function diceView(figures: DiceParams): GameRenderer {
  const isScale = isHundredthsOfPercentRoll(figures);
  const total = figures.faces ** figures.dice;
  const [least, most] = diceSumRange(figures);
  const text = (value: number) => (isScale ? hundredth(value) : String(value));
  return {
    hasStake: true,
    playWord: ({ t }) => t.roll,
    lead: ({ t }) =>
      `${isScale ? t.dicePercent : t.diceSum(figures.dice, figures.faces)} ${t.dicePays}`,
    stage(ask, json) {
      const shown = json as ShownDiceRound | null;
      if (isScale) return scale(ask, shown);
      const faces = shown?.rolled ?? Array.from({ length: figures.dice }, () => figures.faces);
      return html`<div class="dice">${faces.map((face) => die(face, figures.faces))}</div>${shown && html`<p class="outcome">${ask.t.rolled(`${shown.rolled.join(" + ")} = ${shown.sum}`)}${shown.target > 0 && html` · ${ask.t.sides[shown.side]} ${text(shown.target)}`}</p>`}`;
    },
    fields({ t }, json) {
      const bet = json === null ? null : parseStoredDiceBet(json);
      const middle = isScale ? 5_000 : Math.floor((least + most) / 2);
      return html`<fieldset class="choices"><legend>${t.side}</legend>${figures.sides.map(
        (side, at) =>
          html`<label class="tick"><input type="radio" name="side" value="${side}"${(bet ? bet.side === side : at === 0) && html` checked`}> ${t.sides[side]}</label>`,
      )}</fieldset><div class="field"><label for="target">${t.target}</label><input id="target" name="target" inputmode="decimal" autocomplete="off" value="${text(bet?.target ?? middle)}"></div>`;
    },
    rules(ask) {
      const { t } = ask;
      const targets = isScale
        ? [200, 1_000, 2_500, 5_000, 7_500, 9_000]
        : Array.from({ length: most - least + 1 }, (_, at) => least + at);
      const side = isScale ? "under" : "exact";
      const rows = targets.flatMap((target) => {
        const winning = winningOutcomeCount(figures, { side, target });
        if (winning < 1) return [];
        const pays = (total - figures.edge) / winning;
        return [
          html`<tr><td>${t.sides[side]} ${text(target)}</td><td>${((winning / total) * 100).toFixed(2)} %</td><td>${pays.toFixed(4)} ×</td></tr>`,
        ];
      });
      return html`<p>${isScale ? t.dicePercent : t.diceSum(figures.dice, figures.faces)} ${t.dicePays}</p><table class="sheet"><caption>${t.oddsTable}</caption><thead><tr><th scope="col">${t.side}</th><th scope="col">${t.chance}</th><th scope="col">${t.pays}</th></tr></thead><tbody>${rows}</tbody></table>`;
    },
  };
}

function scale({ t }: CasinoRequest, shown: ShownDiceRound | null): Markup {
  const at = (value: number) => String(10 + (value / 9_999) * 300);
  const target = shown?.target ?? 5_000;
  const isOver = shown?.side === "over";
  return html`<svg class="scale" viewBox="0 0 320 70" role="img" aria-label="${shown ? t.rolled(hundredth(shown.sum)) : t.notPlayed}" dir="ltr"><rect x="10" y="34" width="300" height="10" rx="5" class="scale-off"/><rect x="${isOver ? at(target) : "10"}" y="34" width="${String((isOver ? 9_999 - target : target) * 0.03)}" height="10" rx="5" class="scale-on"/>${shown && html`<path d="M${at(shown.sum)} 33l-7-11h14z" class="${shown.isWon ? "scale-won" : "scale-lost"}"/><text x="${at(Math.min(9_300, Math.max(700, shown.sum)))}" y="18" text-anchor="middle" class="scale-text">${hundredth(shown.sum)}</text>`}<text x="10" y="62" class="scale-mark">0</text><text x="160" y="62" text-anchor="middle" class="scale-mark">50</text><text x="310" y="62" text-anchor="end" class="scale-mark">100</text></svg>${shown && html`<p class="outcome">${t.rolled(hundredth(shown.sum))} · ${t.sides[shown.side]} ${hundredth(shown.target)}</p>`}`;
}
