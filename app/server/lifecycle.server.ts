import { log } from "./log.server";

type Phase = "starting" | "ready" | "draining";

interface Life {
  phase: Phase;
  readonly drains: Set<{ readonly run: () => void }>;
}

// On globalThis, since hot reload and the two server entries must see one life.
const holder = globalThis as typeof globalThis & { __touchlineLife?: Life };
holder.__touchlineLife ??= { phase: "starting", drains: new Set() };
const life = holder.__touchlineLife;

/** Where the process is between start and end; `/readyz` tells it to balancers (OPS-02). */
export function phase(): Phase {
  return life.phase;
}

/** Moves on; a draining process never becomes ready again. */
export function enterPhase(next: Phase) {
  if (life.phase === "draining") return;
  life.phase = next;
  if (next !== "draining") return;
  for (const { run } of [...life.drains]) attempt(run);
  life.drains.clear();
}

/**
 * Runs `run` once when the process begins to drain, at once where it already does: whoever holds an answer open must
 * end it then, or the process waits for it in vain (OPS-02). The function that comes back takes it off again.
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

/** One that breaks must not keep the others from ending. */
function attempt(run: () => void) {
  try {
    run();
  } catch (error) {
    log.error({ err: error }, "draining failed in part");
  }
}
