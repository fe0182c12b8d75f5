import pino from "pino";

/** Values of LOG_LEVEL, the most severe first. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

// A wrong value is told by the environment's own check (env.server.ts); this module is loaded before it.
const wanted = logLevels.find((level) => level === process.env["LOG_LEVEL"]);

/** Structured log of the process: JSON lines on stdout, silent under tests unless LOG_LEVEL says otherwise. */
export const log = pino({
  level: wanted ?? (process.env["VITEST"] ? "silent" : "info"),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
