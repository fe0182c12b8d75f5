import type { CatalogueGame } from "~sandbox/games/game";
import type { ShownSlotRound, SlotSpin } from "~sandbox/games/slots";
import {
  payingSymbols,
  type SlotParams,
  selectableLineCounts,
  slotPaylines,
} from "~sandbox/games/slots/figures";
import { html, type Markup } from "../../markup";
import { glyphPath } from "../glyphs";
import type { CasinoRequest } from "../texts";
import type { GameRenderer } from "./index";

/** Colours of the symbols of a slot, the best first; each is legible on the reels of both themes. */
const inks = [
  "#d9480f",
  "#9c36b5",
  "#1971c2",
  "#2f9e44",
  "#c2255c",
  "#0c8599",
  "#846358",
  "#5f6b76",
  "#495057",
];

/** The cells of a slot's grid that a win lies on, each as "reel:row", both from 0. */
function winningCells(figures: SlotParams, { grid, wins }: SlotSpin): ReadonlySet<string> {
  const cells = new Set<string>();
  for (const { symbol, count, line } of wins) {
    if (line !== null) {
      const rows = slotPaylines(figures, line + 1)[line] ?? [];
      for (let reel = 0; reel < count; reel++) cells.add(`${reel}:${rows[reel]}`);
      continue;
    }
    const reels = figures.pays === "ways" ? grid.slice(0, count) : grid;
    for (const [reel, column] of reels.entries())
      for (const [row, cell] of [...column].entries())
        if (cell === symbol || (cell === "W" && figures.pays === "ways"))
          cells.add(`${reel}:${row}`);
  }
  return cells;
}

/** Slots of every kind: the reels as a grid, the wins in words, the table of what pays. */
export function slotsView(game: CatalogueGame, figures: SlotParams): GameRenderer {
  const drawn = game.look.symbols ?? {};
  const inkOf = (symbol: string) =>
    symbol === "W"
      ? "#b08900"
      : symbol === "S"
        ? "#e03131"
        : (inks[payingSymbols(figures).indexOf(symbol) % inks.length] ?? "#495057");
  const nameOf = ({ t }: CasinoRequest, symbol: string) =>
    symbol === "W" ? t.wild : symbol === "S" ? t.scatter : `${t.symbol} ${symbol}`;
  const picture = (symbol: string, size: number): Markup =>
    html`<svg viewBox="0 0 24 24" width="${String(size)}" height="${String(size)}" aria-hidden="true"><path d="${glyphPath(drawn[symbol] ?? "star")}" fill="${inkOf(symbol)}"/></svg>`;

  function reels(ask: CasinoRequest, spin: SlotSpin, isSmall: boolean): Markup {
    const cells = winningCells(figures, spin);
    const size = isSmall ? 22 : 44;
    const rows = Array.from({ length: figures.rows }, (_, row) => row);
    const spoken = rows
      .map((row) => spin.grid.map((column) => nameOf(ask, column[row] ?? "")).join(", "))
      .join("; ");
    return html`<div class="${isSmall ? "reels small" : "reels"}" role="img" aria-label="${spoken}" dir="ltr">${spin.grid.map(
      (column, reel) =>
        html`<div class="reel">${rows.map((row) => {
          const symbol = column[row] ?? "";
          return html`<span class="${cells.has(`${reel}:${row}`) ? "cell hit" : "cell"}">${picture(symbol, size)}</span>`;
        })}</div>`,
    )}</div>`;
  }

  /** A sample spin that fills the reels before the first round. */
  const idle = (): SlotSpin => ({
    grid:
      figures.pays === "anywhere"
        ? Array.from({ length: figures.columns }, (_, at) =>
            rolled(figures.reels[0] ?? "", at * 5, figures.rows),
          )
        : figures.reels.map((strip) => rolled(strip, 0, figures.rows)),
    wins: [],
    scatters: 0,
    units: 0,
  });

  const wins = ({ t }: CasinoRequest, spin: SlotSpin) =>
    html`${spin.wins.length > 0 && html`<ul class="wins">${spin.wins.map(({ symbol, count, line, units }) => html`<li>${picture(symbol, 18)} × ${String(count)}${line !== null && html` · ${t.lineWin(line + 1)}`} · ${String(units)}</li>`)}</ul>`}`;

  return {
    hasStake: true,
    playWord: ({ t }) => t.spin,
    lead: ({ t }) =>
      figures.pays === "lines"
        ? t.slotLines(figures.units)
        : figures.pays === "ways"
          ? t.slotWays
          : t.slotAnywhere,
    stage(ask, json) {
      const shown = json as ShownSlotRound | null;
      const { t } = ask;
      if (!shown) return reels(ask, idle(), false);
      return html`${reels(ask, shown.spin, false)}${wins(ask, shown.spin)}${
        shown.free.length > 0 &&
        html`<details class="free" open><summary>${t.freeSpins(shown.free.length)}</summary><ol>${shown.free.map((spin, at) => html`<li><span class="n">${t.freeSpinWon(at + 1, shown.free.length)}</span>${reels(ask, spin, true)}${wins(ask, spin)}</li>`)}</ol></details>`
      }`;
    },
    fields({ t }, json) {
      const lines =
        json === null ? figures.units : ((json as { lines?: number }).lines ?? figures.units);
      const choices = selectableLineCounts(figures);
      return (
        choices.length > 1 &&
        html`<div class="field"><label for="lines">${t.lines}</label><select id="lines" name="lines">${choices.map((n) => html`<option value="${String(n)}"${n === lines && html` selected`}>${t.linesOf(n)}</option>`)}</select></div>`
      );
    },
    rules(ask) {
      const { t } = ask;
      const counts = figures.counts.map((n) => (figures.pays === "anywhere" ? `${n}+` : String(n)));
      const paying = payingSymbols(figures).map(
        (symbol) =>
          html`<tr><th scope="row">${picture(symbol, 26)}<span class="sr">${nameOf(ask, symbol)}</span></th>${(figures.table[symbol] ?? []).map((units) => html`<td>${String(units)}</td>`)}</tr>`,
      );
      const scatters = Object.entries(figures.scatter).map(([count, { times, spins }]) => {
        const parts = [
          ...(times > 0 ? [t.timesStake(String(times))] : []),
          ...(spins > 0 ? [t.freeSpins(spins)] : []),
        ];
        return html`<li>${t.slotScatter(Number(count), parts.join(", "))}</li>`;
      });
      const hasWild = figures.reels.some((strip) => strip.includes("W"));
      return html`<p>${figures.pays === "lines" ? t.slotLines(figures.units) : figures.pays === "ways" ? t.slotWays : t.slotAnywhere}</p>${hasWild && html`<p>${picture("W", 22)} ${t.slotWild(figures.wildTimes)}</p>`}<table class="sheet paytable"><caption>${figures.pays === "lines" ? t.perLine : t.perUnit(figures.units)}</caption><thead><tr><th scope="col">${t.symbol}</th>${counts.map((n) => html`<th scope="col">× ${n}</th>`)}</tr></thead><tbody>${paying}</tbody></table>${scatters.length > 0 && html`<ul class="scatters">${scatters}</ul>`}${figures.freeTimes > 1 && html`<p>${t.freeTimes(figures.freeTimes)}</p>`}`;
    },
  };
}

function rolled(strip: string, at: number, rows: number): string {
  return (strip + strip).slice(at % strip.length, (at % strip.length) + rows);
}
