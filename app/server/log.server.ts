import pino from "pino";

/** Structured log of the process: JSON lines on stdout, silent under tests unless LOG_LEVEL says otherwise. */
export const log = pino({
  level: process.env["LOG_LEVEL"] ?? (process.env["VITEST"] ? "silent" : "info"),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
