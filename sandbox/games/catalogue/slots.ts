import type { GameDefinition } from "../game";
import { anywhereSlots } from "./anywhere-slots";
import { classicSlots } from "./classic-slots";
import { furtherLineSlots } from "./further-line-slots";
import { lineSlots } from "./line-slots";
import { waysSlots } from "./ways-slots";

/** Slots, each with strips and a table of its own. */
export const slotGames: readonly GameDefinition[] = [
  ...lineSlots,
  ...waysSlots,
  ...anywhereSlots,
  ...classicSlots,
  ...furtherLineSlots,
];
