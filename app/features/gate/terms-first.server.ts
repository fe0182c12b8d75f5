import type { RequestContext } from "~/features/gate/request-context";
import { callsRefusedForTerms } from "~/platform/transport/scope.server";
import { termsConfirmationPath } from "../screens/step-path";
import { readOrCreateSessionCookie } from "../session/session.server";
import { isOpenBeforeTermsConfirmed, platformCallsScreenNeeds } from "./open-under-terms";

/**
 * The address for confirming the changed terms, because the platform refused a call of this request until
 * then (PLT-05). null where no call was refused, or this page works without it. `back` returns the return
 * path; it is called only for a redirect.
 */
export async function termsConfirmationAddress(
  context: RequestContext,
  request: Request,
  back: () => string | Promise<string>,
): Promise<string | null> {
  if (!context.config.features.confirmTerms || !isRefused(context, request.method === "POST"))
    return null;
  // A guest has no terms to confirm, nor has a player who has just been signed out.
  const { sid } = await readOrCreateSessionCookie(context.scope, request);
  return sid === null ? null : termsConfirmationPath(context.lng, await back(), true);
}

function isRefused({ platform, decision }: RequestContext, isPost: boolean): boolean {
  const calls = callsRefusedForTerms(platform);
  if (decision.kind === "notice") return false;
  if (decision.kind === "status") return calls.length > 0;
  const { screen } = decision;
  const isOpen = isOpenBeforeTermsConfirmed(screen) || (isPost && screen.isShellControl);
  if (!isOpen) return calls.length > 0;
  const own = platformCallsScreenNeeds(screen);
  return calls.some((name) => own.some((start) => name.startsWith(start)));
}
