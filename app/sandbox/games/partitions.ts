/** Sections of the casino that this site has (CFG-06); the screen catalogue names the one of each screen. */
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
] as const;
