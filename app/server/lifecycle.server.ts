import { log } from "./log.server";

type Phase = "starting" | "ready" | "draining";

interface Life {
  phase: Phase;
  readonly drains: Set<{ readonly run: () => void }>;
}

// On globalThis: hot reload replaces modules and must keep the process's lifecycle.
const holder = globalThis as typeof globalThis & { __touchlineLife?: Life };
holder.__touchlineLife ??= { phase: "starting", drains: new Set() };
const life = holder.__touchlineLife;

/** Current phase of the process; `/readyz` reports it to load balancers (OPS-02). */
export function processPhase(): Phase {
  return life.phase;
}

/** Enters a phase; a draining process never becomes ready again. */
export function enterPhase(next: Phase) {
  if (life.phase === "draining") return;
  life.phase = next;
  if (next !== "draining") return;
  for (const { run } of [...life.drains]) attempt(run);
  life.drains.clear();
}

/**
 * Runs `run` once when the process starts to drain, or at once if it already drains. Open streams must end
 * then; otherwise the process waits for them in vain (OPS-02). Returns a function that unregisters it.
 */
export function onDrain(run: () => void): () => void {
  if (life.phase === "draining") {
    attempt(run);
    return () => undefined;
  }
  const own = { run };
  life.drains.add(own);
  return () => life.drains.delete(own);
}

/** Runs a callback and logs its error, so that it does not stop the others. */
function attempt(run: () => void) {
  try {
    run();
  } catch (error) {
    log.error({ err: error }, "draining failed in part");
  }
}
