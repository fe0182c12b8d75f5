/** Limits of open streams, per process and per browser: two windows, each with one that is being replaced. */
export const maxStreams = 10_000;
export const maxStreamsPerBrowser = 4;
/** Limit of games that one process watches. */
export const maxWatchedGames = 5_000;
