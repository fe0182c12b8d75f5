import { timeLimitUnitMs } from "~/domain/limits/codes";
import { asDays } from "~/domain/limits/value";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import type { RequestedExclusion } from "./chosen-exclusion";

/** An exclusion that waits for confirmation (LIM-15). */
export interface ChosenExclusion extends RequestedExclusion {
  /** The shorter exclusion that was chosen with it. */
  readonly covered?: RequestedExclusion | undefined;
  readonly reasonId: number | null;
  readonly key: string;
  /** End of the exclusion if confirmed now, ms since epoch. */
  readonly until: number;
}

/** The exclusion chosen on the previous page, or null. */
export async function loadExclusionChosenInSession(
  context: RequestContext,
  request: Request,
): Promise<ChosenExclusion | null> {
  const { safety } = await readOrCreateSessionCookie(context.scope, request);
  const chosen = safety?.exclusion;
  if (!chosen) return null;
  const { code, reasonId, key, covered } = chosen;
  return {
    code,
    days: asDays(chosen.days),
    reasonId,
    key,
    covered: covered && { code: covered.code, days: asDays(covered.days) },
    until: context.now + chosen.days * timeLimitUnitMs(code),
  };
}
