import { BrokenCircuitError, CircuitState } from "cockatiel";
import { runWithTimeout } from "../bounded.server";
import type { BreakerId, BreakerVerdict, ResultWithVerdict } from "./breaker-id.server";
import { circuitBreakerOf } from "./breakers.server";

/**
 * Whether a call may be the probe of an open breaker, and how long its caller waits for a probe.
 */
export interface BreakerProbeOptions {
  /** Whether the call may be the probe. A placement may not: a failed one blocks the player's coupon. */
  readonly mayProbe: boolean;
  /** How long the caller waits for a probe, which continues in the background, ms. Null = until it ends. */
  readonly patienceMs: (() => number) | null;
}

/** Carries a result that the breaker does not count. */
class Uncounted extends Error {
  constructor(readonly value: unknown) {
    super("not counted");
  }
}

/**
 * Runs a call unless its breaker is open (REM-16, OPS-04). Null = not sent. `judge` gives the breaker verdict
 * of the result; `run` receives whether the call is the probe.
 */
export async function runWithBreaker<T>(
  id: BreakerId,
  rule: BreakerProbeOptions,
  run: (isProbe: boolean) => Promise<T>,
  judge: (value: T) => BreakerVerdict,
): Promise<{ readonly value: T } | null> {
  const { policy } = circuitBreakerOf(id);
  // Checked here: the library would make all other calls wait for the probe.
  if (policy.state === CircuitState.HalfOpen) return null;
  if (policy.state === CircuitState.Open && !rule.mayProbe) return null;
  const known = policy.state;
  let isProbe = false;
  const work = settled(
    policy.execute(async (): Promise<ResultWithVerdict<T>> => {
      isProbe = known === CircuitState.Open;
      const value = await run(isProbe);
      const verdict = judge(value);
      if (verdict !== "unsure") return { value, verdict };
      if (isProbe) return { value, verdict: "down" };
      throw new Uncounted(value);
    }),
  );
  if (!isProbe || rule.patienceMs === null) return work;
  const waited = await runWithTimeout(rule.patienceMs(), undefined, () => work);
  if (waited.kind === "thrown") throw waited.thrown;
  return waited.kind === "done" ? waited.value : null;
}

/**
 * The result of a call, counted by the breaker or not; null = it was not sent, because the breaker
 * is open. Other errors are thrown.
 */
async function settled<T>(
  work: Promise<ResultWithVerdict<T>>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: (await work).value };
  } catch (error) {
    if (error instanceof Uncounted) return { value: error.value as T };
    if (error instanceof BrokenCircuitError) return null;
    throw error;
  }
}
