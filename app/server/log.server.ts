import pino from "pino";
import { terminalStream } from "./terminal-log";

/** Values of LOG_LEVEL, the most severe first. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

// A wrong value is told by the environment's own check (env.server.ts); this module is loaded before it.
const wanted = logLevels.find((level) => level === process.env["LOG_LEVEL"]);
const isTerminal = process.stdout.isTTY === true && !process.env["VITEST"];

/**
 * Log of the process on stdout: JSON lines, in a terminal sentences. Silent under tests unless LOG_LEVEL says otherwise.
 */
export const log = pino(
  {
    level: wanted ?? (process.env["VITEST"] ? "silent" : "info"),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  isTerminal ? terminalStream((text) => process.stdout.write(text)) : pino.destination(1),
);

/**
 * Log level of upstream calls that succeed. A page makes ten of them, so in a terminal, which shows one line
 * for a page, they are at "debug".
 */
export const upstreamSuccessLogLevel = isTerminal && wanted === undefined ? "debug" : "info";
