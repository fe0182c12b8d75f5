import { prettyFactory } from "pino-pretty";

/**
 * Fields of a log entry that are not printed at its end: `sentence` has put them into words, or
 * only a machine needs them.
 */
const told = ["method", "route", "call", "path", "status", "ms", "requestId", "attempt", "outcome"];

/** A stream that writes pino's JSON lines as sentences, for a person at a terminal (docs/operating.md). */
export function terminalStream(write: (text: string) => void): { write(line: string): void } {
  const pretty = prettyFactory({
    colorize: false,
    ignore: told.join(),
    translateTime: "SYS:HH:MM:ss",
    singleLine: true,
    messageFormat: sentence,
  });
  return { write: (line) => write(pretty(line)) };
}

/** `request GET routes/slip 200, 35.1 ms`. */
function sentence(line: Readonly<Record<string, unknown>>, messageKey: string): string {
  const { method, route, call, status, outcome, ms, [messageKey]: message } = line;
  const isFailure = outcome !== undefined && outcome !== "ok";
  const words = [message, method, route ?? call, status, isFailure ? outcome : undefined]
    .filter((word) => word !== undefined)
    .join(" ");
  return ms === undefined ? words : `${words}, ${ms} ms`;
}
