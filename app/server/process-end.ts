import { log } from "./log.server";

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
