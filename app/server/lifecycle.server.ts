type Phase = "starting" | "ready" | "draining";

interface Life {
  phase: Phase;
}

// On globalThis, since hot reload and the two server entries must see one life.
const holder = globalThis as typeof globalThis & { __touchlineLife?: Life };
holder.__touchlineLife ??= { phase: "starting" };
const life = holder.__touchlineLife;

/** Where the process is between start and end; `/readyz` tells it to balancers (OPS-02). */
export function phase(): Phase {
  return life.phase;
}

/** Moves on; a draining process never becomes ready again. */
export function enterPhase(next: Phase) {
  if (life.phase !== "draining") life.phase = next;
}
