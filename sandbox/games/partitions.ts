import type { CasinoSectionName, GameDefinition } from "./game";

/**
 * All partitions of the casino, parts of the site that site config switches on and off (CFG-06);
 * the seed data has them all on. The screen catalogue names the one of each screen.
 */
export const casinoPartitions = [
  "casino",
  "slots",
  "bingo",
  "keno",
  "poker",
  "scratchcards",
  "fast-games",
  "card-games",
  "crash-games",
  "skill-games",
  "fishinghunting",
  "asian-games",
  "othergames",
  "games",
  "tournaments",
  "bonus",
  "tvgames",
  "virtualsports",
  "fast-bet",
] as const;

/**
 * The site partition that must be on for each section of the casino to be offered; the screen
 * catalogue names the same one for the section's screen (CAS-01).
 */
const partitionOf: Readonly<Record<CasinoSectionName, string>> = {
  slots: "slots",
  "slots/vulkan": "slots",
  "slots/demo": "slots",
  "casino/table": "casino",
  "casino/demo": "casino",
  "casino/live": "casino",
  "poker/demo": "poker",
  bingo: "bingo",
  keno: "keno",
  poker: "poker",
  scratchcards: "scratchcards",
  "fast-games": "fast-games",
  "card-games": "card-games",
  "crash-games": "crash-games",
  "skill-games": "skill-games",
  fishinghunting: "fishinghunting",
  "asian-games": "asian-games",
  othergames: "othergames",
  games: "games",
  tvgames: "tvgames",
  virtualsports: "virtualsports",
  "fast-bet": "fast-bet",
};

/** Whether a section of the casino is switched on by the site's partitions (CFG-06). */
export function isSectionOffered(
  section: CasinoSectionName,
  partitions: readonly string[],
): boolean {
  return partitions.includes(partitionOf[section]);
}

/**
 * Whether a game can be played on a site with these partitions: one of its sections is switched on.
 */
export function isGameOffered(
  { sections }: Pick<GameDefinition, "sections">,
  partitions: readonly string[],
): boolean {
  return sections.some((section) => isSectionOffered(section, partitions));
}
