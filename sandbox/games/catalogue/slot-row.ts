import type { CasinoSectionName, GameDefinition } from "../game";
import type { ProviderId } from "../providers";
import type { SlotParams } from "../slots/figures";
import { parseLook } from "./look";

/**
 * A slot of the catalogue in a short form, which `slotGameFromRow` expands. Texts that hold lists
 * separate the items by spaces.
 */
interface SlotRow {
  readonly id: number;
  readonly name: string;
  readonly provider: ProviderId;
  /**
   * How the slot is drawn: motif, background, foreground and accent colour: `anchor #12263a #3f7cac
   * #f4d35e`.
   */
  readonly look: string;
  /**
   * Glyphs of the symbols A, B, C … in order. The glyphs of `W` and `S` are in `wild` and
   * `scatterGlyph`.
   */
  readonly symbols: string;
  readonly wild?: string;
  readonly scatterGlyph?: string;
  readonly pays: SlotParams["pays"];
  readonly units: number;
  /** Strips, one for each reel. */
  readonly reels: string;
  /**
   * What each symbol pays, in units of the stake, for 3, 4 and 5 equal ones (with three reels for 3
   * alone; anywhere for 8, 10 and 12): `A:97,427,2134 B:45,199,996`.
   */
  readonly table: string;
  /**
   * What scatters bring: their number, the multiple of the stake that is paid, and the free spins:
   * `3:1+8 4:10+12`.
   */
  readonly scatter?: string;
  readonly wildTimes?: number;
  readonly freeTimes?: number;
  /** Sections besides `slots`. */
  readonly also?: readonly CasinoSectionName[];
  readonly most?: number;
  readonly added: number;
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** A slot of the catalogue, from the short form of its row. */
export function slotGameFromRow(row: SlotRow): GameDefinition {
  const { id, name, provider, pays, units, wild, scatterGlyph, also = [], most = 500, added } = row;
  const reels = words(row.reels);
  const isAnywhere = pays === "anywhere";
  const columns = isAnywhere ? 6 : reels.length;
  const symbols = Object.fromEntries([
    ...words(row.symbols).map((glyph, at) => [String.fromCharCode(65 + at), glyph] as const),
    ...(wild === undefined ? [] : [["W", wild] as const]),
    ...(scatterGlyph === undefined ? [] : [["S", scatterGlyph] as const]),
  ]);
  const table = Object.fromEntries(
    words(row.table).map((entry) => {
      const [symbol = "", amounts = ""] = entry.split(":");
      return [symbol, amounts.split(",").map(Number)];
    }),
  );
  const scatter = Object.fromEntries(
    words(row.scatter ?? "").map((entry) => {
      const [count, times = 0, spins = 0] = entry.split(/[:+]/).map(Number);
      return [count, { times, spins }];
    }),
  );
  return {
    id,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    provider,
    sections: ["slots", ...also],
    look: { ...parseLook(row.look), symbols },
    stakes: [1, most],
    added,
    ...(also.includes("asian-games") && { asian: "slots" as const }),
    play: {
      engine: "slots",
      figures: {
        pays,
        reels,
        rows: isAnywhere ? 5 : 3,
        columns,
        units,
        table,
        counts: isAnywhere ? [8, 10, 12] : columns === 3 ? [3] : [3, 4, 5],
        wildTimes: row.wildTimes ?? 1,
        scatter,
        freeTimes: row.freeTimes ?? 1,
      },
    },
  };
}
