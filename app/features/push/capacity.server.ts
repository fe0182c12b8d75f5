/**
 * Maximum number of open streams of this process and, below, of one browser. A browser has 4: two
 * windows, each with its stream and an old one that it replaces.
 */
export const maxPushStreams = 10_000;
export const maxPushStreamsPerBrowser = 4;
/** Limit of games that one process watches. */
export const maxWatchedGames = 5_000;
/**
 * Limit of games that one process watches because one IP address was the first to ask for them (SEC-07): a
 * visitor's invented ids leave the rest to others. Games that are watched already count for nobody.
 */
export const maxFirstWatchedGamesPerIp = 600;
