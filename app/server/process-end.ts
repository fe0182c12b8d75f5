import { BadEnvironment } from "./env.server";
import { log } from "./log.server";

/** The one line that a process prints when it cannot start; a bad environment names its variable itself. */
export function startError(error: unknown): string {
  if (error instanceof BadEnvironment) return error.message;
  return `Could not start: ${error instanceof Error ? error.message : error}`;
}

/** Ends the process at the first SIGTERM or SIGINT, after `stop` (OPS-02). */
export function endAtSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "stopping failed");
          process.exit(1);
        },
      );
    });
  }
}
