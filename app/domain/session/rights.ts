/** Rights that can be withdrawn from a player: betting, playing games, depositing, withdrawing. */
export const accountRights = ["bet", "play", "deposit", "withdraw"] as const;

/** One of the things that an account may do or not (SES-04). */
export type AccountRight = (typeof accountRights)[number];
