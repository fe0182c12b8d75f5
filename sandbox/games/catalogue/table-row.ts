import type { CasinoSectionName, EngineWithParams, GameDefinition } from "../game";
import type { ProviderId } from "../providers";
import { parseLook } from "./look";

/** A game that is no slot, in short. */
interface TableRow {
  readonly id: number;
  readonly slug?: string;
  readonly oldSlug?: string;
  readonly name: string;
  readonly provider: ProviderId;
  /**
   * How the game is drawn: motif, background, foreground and accent colour: `dice #16324f #3e92cc
   * #ffd166`.
   */
  readonly look: string;
  readonly sections: readonly CasinoSectionName[];
  readonly play: EngineWithParams;
  /** Highest stake, in tenths of the currency's amount step; absent = 500. */
  readonly most?: number;
  readonly added: number;
  readonly shared?: GameDefinition["shared"];
  readonly asian?: GameDefinition["asian"];
}

/**
 * A game of the catalogue that is not a slot (table, card, dice, bingo, keno, scratch card, wheel),
 * from the short form of its row.
 */
export function nonSlotGameFromRow({
  slug,
  look: drawn,
  most = 500,
  ...row
}: TableRow): GameDefinition {
  return {
    ...row,
    slug: slug ?? row.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    look: parseLook(drawn),
    stakes: [1, most],
  };
}
