import { timeLimitUnitMs } from "~/domain/limits/codes";
import { asDays } from "~/domain/limits/value";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import type { RequestedExclusion } from "./chosen-exclusion";

/** A self-exclusion, a time-out or both, which wait for confirmation (LIM-15). */
export interface ChosenExclusions {
  /** `until` is the end if confirmed now, ms since epoch. */
  readonly chosen: readonly (RequestedExclusion & { readonly until: number })[];
  readonly reasonId: number | null;
  readonly key: string;
}

/** What was chosen on the previous page, or null. */
export async function loadExclusionsChosenInSession(
  context: RequestContext,
  request: Request,
): Promise<ChosenExclusions | null> {
  const { safety } = await readOrCreateSessionCookie(context.scope, request);
  if (!safety?.exclusions) return null;
  const { chosen, reasonId, key } = safety.exclusions;
  return {
    chosen: chosen.map(({ code, days }) => ({
      ...{ code, days: asDays(days) },
      until: context.now + days * timeLimitUnitMs(code),
    })),
    reasonId,
    key,
  };
}
