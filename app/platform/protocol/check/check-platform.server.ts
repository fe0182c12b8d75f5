import { platformCalls } from "../index.server";
import type { CheckTarget } from "./ask.server";
import { anonymousSteps } from "./open-steps.server";
import { refusalExpectedStep } from "./refused-step.server";
import { CheckRun } from "./run.server";
import type { CheckStep } from "./step.server";
import type { CheckRow } from "./table.server";
import { checkAsPlayer } from "./test-player.server";

export interface PlatformCheckOptions extends CheckTarget {
  /**
   * A test player; null = calls that need a player are only checked to refuse a caller without
   * proof.
   */
  readonly player: { readonly login: string; readonly password: string } | null;
  /** REMOTE_ORIGINS of the shell that will use the platform: site config is judged by it. */
  readonly remoteOrigins: readonly string[];
  /** Whether the test player's own things may be written: settings, a small bet, a small payment. */
  readonly mayWrite: boolean;
}

/**
 * Makes every call of docs/platform.md to a platform and judges the replies by the wire schemas (CFG-09).
 * Returns one row for each call.
 */
export async function checkPlatform(check: PlatformCheckOptions): Promise<readonly CheckRow[]> {
  const run = new CheckRun(check, check.remoteOrigins);
  await run.all([...anonymousSteps, ...refusalSteps()]);
  if (check.player) await checkAsPlayer(run, check.player, check.mayWrite);
  return run.table.rows();
}

/**
 * Steps for the calls that a guest's steps do not cover: each is sent without proof and with an
 * empty body, and must be refused.
 */
function refusalSteps(): readonly CheckStep[] {
  const asked = new Set(anonymousSteps.map(({ call }) => call));
  return platformCalls.filter((call) => !asked.has(call)).map(refusalExpectedStep);
}
