import type { RequestContext } from "~/features/gate/request-context";
import { termsAskedBy } from "~/platform/scope.server";
import { confirmPath } from "../screens/step-path";
import { visitorSession } from "../session/session.server";
import { callsUnderTerms, isOpenUnderTerms } from "./open-under-terms";

/**
 * Where a player confirms the changed terms because a call of this request was refused until then (PLT-05); null where none
 * was, or this page goes on without it. `back` answers the path to come back to, and is asked only where the player leaves.
 */
export async function termsStep(
  context: RequestContext,
  request: Request,
  back: () => string | Promise<string>,
): Promise<string | null> {
  if (!context.config.features.confirmTerms || !isRefused(context, request.method === "POST")) return null;
  // A guest has no terms to confirm; nor has a player who is signed out by now.
  const { sid } = await visitorSession(context.scope, request);
  return sid === null ? null : confirmPath(context.lng, await back(), true);
}

function isRefused({ platform, decision }: RequestContext, isPost: boolean): boolean {
  const calls = termsAskedBy(platform);
  if (decision.kind === "notice") return false;
  if (decision.kind === "status") return calls.length > 0;
  const { screen } = decision;
  const isOpen = isOpenUnderTerms(screen) || (isPost && screen.isShellControl);
  if (!isOpen) return calls.length > 0;
  const own = callsUnderTerms(screen);
  return calls.some((name) => own.some((start) => name.startsWith(start)));
}
