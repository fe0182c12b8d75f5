import { asMinor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { parseStoredChips } from "~sandbox/games/engine";
import { countWheelMarks, type ShownWheelRound, type WheelParams } from "~sandbox/games/wheel";
import { html, type Markup } from "../../markup";
import { chipField } from "./chips";
import type { GameRenderer } from "./index";

const fills = ["seg-a", "seg-b", "seg-c", "seg-d", "seg-e", "seg-f"];

function drawn(segments: readonly number[], at: number): Markup {
  const size = segments.length;
  const kinds = [...new Set(segments)].sort((a, b) => a - b);
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  // Turns the wheel so that the drawn segment is under the pointer at the top.
  return html`<svg class="rwheel" viewBox="0 0 200 206" aria-hidden="true">${segments.map(
    (_, place) => {
      const mark = segments[(at + place) % size] ?? 0;
      const from = (place - 0.5) / size;
      const to = (place + 0.5) / size;
      return html`<path d="M100 100L${point(from, 92)}A92 92 0 0 1 ${point(to, 92)}z" class="seg ${fills[kinds.indexOf(mark) % fills.length] ?? ""}"/>`;
    },
  )}<circle cx="100" cy="100" r="24" class="rwheel-hub"/><path d="M100 22l-8-20h16z" class="pointer"/></svg>`;
}

/** Wheels of fortune: the wheel with its pointer, and marks to bet on where it has them. */
export function wheelView(figures: WheelParams): GameRenderer {
  const { segments, kind } = figures;
  const isSpin = kind === "spin";
  const text = (mark: number) => (isSpin ? `${mark / 10} ×` : `${mark + 1} ×`);
  const spinMarks = () => {
    const counts = new Map<number, number>();
    for (const mark of segments) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => a - b);
  };
  return {
    hasStake: isSpin,
    playWord: ({ t }) => t.spin,
    lead: ({ t }) => (isSpin ? t.wheelLead(segments.length) : t.wheelBets(segments.length)),
    stage({ t }, json) {
      const shown = json as ShownWheelRound | null;
      const mark = shown ? (segments[shown.at] ?? 0) : null;
      return html`${drawn(segments, shown?.at ?? 0)}${mark !== null && html`<p class="outcome">${t.wheelStopped(isSpin ? text(mark) : String(mark))}</p>`}`;
    },
    fields({ t }, json, _next, _shown, iso) {
      if (isSpin) return false;
      const chips = json === null ? {} : parseStoredChips(json);
      return html`<fieldset class="chips"><legend>${t.wheelMarks}</legend>${countWheelMarks(
        figures,
      ).map(([mark]) => {
        const chip = chips[String(mark)];
        return chipField(
          `bet-${mark}`,
          String(mark),
          chip === undefined ? "" : fromMinor(asMinor(chip), iso),
        );
      })}</fieldset>`;
    },
    rules({ t }) {
      const marks = isSpin ? spinMarks() : countWheelMarks(figures);
      return html`<p>${isSpin ? t.wheelLead(segments.length) : t.wheelBets(segments.length)}</p><table class="sheet"><thead><tr><th scope="col">${t.wheelMark}</th><th scope="col">${t.chance}</th><th scope="col">${t.pays}</th></tr></thead><tbody>${marks.map(([mark, count]) => html`<tr><td>${isSpin ? text(mark) : String(mark)}</td><td>${((count / segments.length) * 100).toFixed(2)} %</td><td>${text(mark)}</td></tr>`)}</tbody></table>`;
    },
  };
}
