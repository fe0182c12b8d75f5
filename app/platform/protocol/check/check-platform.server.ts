import { wireCalls } from "../index.server";
import type { Wire } from "./ask.server";
import { anonymousSteps } from "./open-steps.server";
import { mustBeRefusedStep } from "./refused-step.server";
import { CheckRun } from "./run.server";
import type { CheckStep } from "./step.server";
import type { CheckRow } from "./table.server";
import { checkAsPlayer } from "./test-player.server";

export interface PlatformCheck extends Wire {
  /** A test player; without one calls of a player are only refused. */
  readonly player: { readonly login: string; readonly password: string } | null;
  /** Whether the test player's own things may be written: settings, a small bet, a small payment. */
  readonly mayWrite: boolean;
}

/** Asks a platform every call of docs/platform.md and judges its replies by the wire schemas (CFG-09). One row a call. */
export async function checkPlatform(check: PlatformCheck): Promise<readonly CheckRow[]> {
  const run = new CheckRun(check);
  await run.all([...anonymousSteps, ...refusalSteps()]);
  if (check.player) await checkAsPlayer(run, check.player, check.mayWrite);
  return run.table.rows();
}

/** Calls that no step of a guest asks: without proof, or with an empty body. */
function refusalSteps(): readonly CheckStep[] {
  const asked = new Set(anonymousSteps.map(({ call }) => call));
  return wireCalls.filter((call) => !asked.has(call)).map(mustBeRefusedStep);
}
