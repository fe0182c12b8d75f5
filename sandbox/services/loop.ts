import { isLockTimeout, queryFailureReasonText } from "../db/errors";

/** How often work that falls due by the clock is looked for without a request, ms. */
const everyMs = 1_000;

/**
 * Runs work that falls due by the sandbox's clock: every second, and at once on request, one run at
 * a time. The work gets an abort signal, which `stop` fires: long work then ends at a point from
 * which it can be continued later.
 */
export class DueWorkLoop {
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #stopping = new AbortController();

  /** `name` says what failed, on the console. */
  constructor(
    private readonly name: string,
    private readonly work: (stopping: AbortSignal) => Promise<void>,
  ) {}

  /**
   * Does what is due by now, after the run that is going on. Concurrent calls share a run that has
   * not begun.
   */
  run(): Promise<void> {
    this.#next ??= this.#current.then(async () => {
      this.#next = null;
      await this.work(this.#stopping.signal);
    });
    const mine = this.#next;
    this.#current = mine.catch(() => undefined);
    return mine;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.run().catch((error: unknown) => {
        // A change of the state, such as a reset, holds it for as long as that takes (`World.change`).
        if (isLockTimeout(error)) return;
        console.error(
          `${this.name} failed and will be tried again: ${queryFailureReasonText(error)}`,
        );
      });
    }, everyMs);
    this.#timer.unref();
  }

  /** Ends with the run that goes on now. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#current;
  }
}
