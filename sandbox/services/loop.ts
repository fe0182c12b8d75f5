import { isDeadlock, isLockTimeout, queryFailureReasonText } from "../db/errors";

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
   * Does what is due by now, after the run that is going on; nothing once it is stopped. Concurrent calls share a run that
   * has not begun.
   */
  run(): Promise<void> {
    // Its database may be closed by now.
    if (this.#stopping.signal.aborted) return this.#current;
    this.#next ??= this.#current.then(async () => {
      this.#next = null;
      await this.work(this.#stopping.signal);
    });
    const mine = this.#next;
    this.#current = mine.catch(() => undefined);
    return mine;
  }

  /** `run`, where a reset that goes on elsewhere may hold the tables: what is due is then found in the next second. */
  async runUnlessHeld(): Promise<void> {
    await this.run().catch((error: unknown) => {
      if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
    });
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.run().catch((error: unknown) => {
        // A change of the state, such as a reset, holds it for as long as that takes (`World.change`).
        if (isLockTimeout(error) || isDeadlock(error)) return;
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
