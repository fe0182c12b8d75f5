import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { parseStoredChips } from "~sandbox/games/engine";
import {
  bettingSpots,
  isRed,
  pocketsCoveredBy,
  type RouletteParams,
  roulettePockets,
  type ShownRouletteRound,
} from "~sandbox/games/roulette";
import { html, type Markup } from "../../markup";
import type { CasinoRequest } from "../texts";
import { chipField } from "./chips";
import type { GameRenderer } from "./index";

const colourOf = (pocket: string) =>
  pocket.startsWith("0") ? "zero" : isRed(pocket) ? "red" : "black";

/** Name of a spot of the table in the reader's language: "Red", "Numbers 1 to 12", "17". */
function spotName({ t }: CasinoRequest, figures: RouletteParams, spot: string): string {
  const [name = "", part] = spot.split("-");
  const numbers = pocketsCoveredBy(figures, spot);
  if (name === "dozen" || name === "low" || name === "high")
    return t.rouletteRange(numbers[0] ?? "", numbers.at(-1) ?? "");
  if (name === "column") return t.rouletteColumn(Number(part));
  if (name === "red" || name === "black" || name === "odd" || name === "even")
    return t.rouletteSpot[name];
  return spot;
}

function wheelDrawn(pockets: readonly string[], shown: ShownRouletteRound | null): Markup {
  const step = 360 / pockets.length;
  const wide = (2 * Math.PI * 78) / pockets.length;
  return html`<svg class="rwheel" viewBox="0 0 200 200" aria-hidden="true"><circle cx="100" cy="100" r="97" class="rwheel-rim"/>${pockets.map(
    (pocket, at) =>
      html`<g transform="rotate(${(at * step).toFixed(2)} 100 100)"><rect x="${(100 - wide / 2).toFixed(2)}" y="10" width="${wide.toFixed(2)}" height="26" class="pocket-${colourOf(pocket)}"/>${pockets.length <= 14 && html`<text x="100" y="28" text-anchor="middle" class="pocket-text">${pocket}</text>`}${pocket === shown?.pocket && html`<circle cx="100" cy="46" r="6" class="rwheel-ball"/>`}</g>`,
  )}<circle cx="100" cy="100" r="52" class="rwheel-hub"/>${shown && html`<text x="100" y="112" text-anchor="middle" class="rwheel-number">${shown.pocket}</text>`}</svg>`;
}

/** Roulette: the wheel with the ball, chips on the outside spots, and on each number. */
export function rouletteView(figures: RouletteParams): GameRenderer {
  const pockets = roulettePockets(figures);
  const outside = bettingSpots(figures).filter((spot) => !pockets.includes(spot));
  return {
    hasStake: false,
    playWord: ({ t }) => t.spin,
    lead: ({ t }) => t.rouletteLead(figures.numbers, figures.zeros),
    stage(ask, json) {
      const shown = json as ShownRouletteRound | null;
      const { t } = ask;
      return html`${wheelDrawn(pockets, shown)}${shown && html`<p class="outcome"><strong class="pocket ${colourOf(shown.pocket)}">${shown.pocket}</strong> ${shown.won.length > 0 ? t.rouletteWon(shown.won.map((spot) => spotName(ask, figures, spot)).join(", ")) : ""}</p>`}`;
    },
    fields(ask, json, _next, _shown, iso) {
      const chips = json === null ? {} : parseStoredChips(json);
      const field = (spot: string) =>
        chipField(`bet-${spot}`, spotName(ask, figures, spot), chipText(chips[spot], iso));
      return html`<fieldset class="chips"><legend>${ask.t.rouletteOutside}</legend>${outside.map(field)}</fieldset><details class="numbers-in" id="roulette-numbers"${Object.keys(chips).some((spot) => pockets.includes(spot)) && html` open`}><summary>${ask.t.rouletteNumbers}</summary><fieldset class="chips"><legend class="sr">${ask.t.rouletteNumbers}</legend>${pockets.map(field)}</fieldset></details>`;
    },
    rules(ask) {
      const { t } = ask;
      const rows = [
        ["red", figures.numbers / 2],
        ["dozen-1", figures.numbers / 3],
        ["7", 1],
      ] as const;
      return html`<p>${t.rouletteLead(figures.numbers, figures.zeros)}</p>${figures.hasHalfBack && html`<p>${t.rouletteHalf}</p>`}<table class="sheet"><thead><tr><th scope="col">${t.side}</th><th scope="col">${t.chance}</th><th scope="col">${t.pays}</th></tr></thead><tbody>${rows.map(([spot, count]) => html`<tr><td>${spotName(ask, figures, spot)}</td><td>${((count / pockets.length) * 100).toFixed(2)} %</td><td>${String(figures.numbers / count)} ×</td></tr>`)}</tbody></table>`;
    },
  };
}

function chipText(chip: number | undefined, iso: string): string {
  return chip === undefined ? "" : fromMinor(asMinor(chip), iso);
}
