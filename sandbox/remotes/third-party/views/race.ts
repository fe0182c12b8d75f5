import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { parseStoredChips } from "~sandbox/games/engine";
import { type RaceParams, runnerPayoutRatio, type ShownRaceRound } from "~sandbox/games/race";
import { html } from "../../markup";
import { chipField } from "./chips";
import type { GameRenderer } from "./index";

const lanes = ["seg-b", "seg-f", "seg-c", "seg-d", "seg-e", "seg-a"];

/** Races: the lanes as they arrived, and a field for each runner with its price. */
export function raceView(figures: RaceParams): GameRenderer {
  const { runners } = figures;
  const price = (at: number) => {
    const { num, den } = runnerPayoutRatio(figures, at);
    return (Math.floor((num / den) * 100) / 100).toFixed(2);
  };
  return {
    hasStake: false,
    playWord: ({ t }) => t.placeBet,
    lead: ({ t }) => t.raceLead,
    stage({ t }, json) {
      const shown = json as ShownRaceRound | null;
      const order = shown?.order ?? runners.map((_, at) => at);
      return html`<ol class="race">${runners.map((runner, at) => {
        const place = order.indexOf(at);
        const along = shown ? 300 - place * 26 : 20;
        return html`<li><span class="race-name"><bdi>${String(at + 1)} ${runner.name}</bdi></span><svg viewBox="0 0 320 20" aria-hidden="true" dir="ltr"><path d="M4 10h312" class="axis"/><circle cx="${String(along)}" cy="10" r="8" class="${lanes[at % lanes.length] ?? ""}"/></svg><span class="n">${shown ? String(place + 1) : ""}</span></li>`;
      })}</ol>${shown && html`<p class="outcome">${t.raceWinner(runners[order[0] ?? 0]?.name ?? "")}</p>`}`;
    },
    fields({ t }, json, _next, _shown, iso) {
      const chips = json === null ? {} : parseStoredChips(json);
      return html`<fieldset class="chips wide"><legend>${t.runner}</legend>${runners.map(
        ({ name }, at) => {
          const chip = chips[String(at + 1)];
          const value = chip === undefined ? "" : fromMinor(asMinor(chip), iso);
          return chipField(`bet-${at + 1}`, `${at + 1} ${name} · ${price(at)} ×`, value);
        },
      )}</fieldset>`;
    },
    rules({ t }) {
      const all = runners.reduce((sum, { weight }) => sum + weight, 0);
      return html`<p>${t.raceLead}</p><table class="sheet"><thead><tr><th scope="col">${t.runner}</th><th scope="col">${t.chance}</th><th scope="col">${t.pays}</th></tr></thead><tbody>${runners.map(({ name, weight }, at) => html`<tr><td><bdi>${name}</bdi></td><td>${((weight / all) * 100).toFixed(2)} %</td><td>${price(at)} ×</td></tr>`)}</tbody></table>`;
    },
  };
}
