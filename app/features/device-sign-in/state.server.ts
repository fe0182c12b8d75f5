import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import {
  loadDecisionOnThisDevice,
  loadOwnDeviceCodeAndRequest,
} from "~/platform/services/auth/device.server";
import type { RequestScope } from "~/server/request-scope.server";

/**
 * The state that an open page polls (OFC-04): on the other device that of the typed code, on the
 * player's own the kind of its page. Null = the platform does not answer.
 */
export async function loadPolledDeviceSignInState(
  scope: RequestScope,
  request: Request,
): Promise<string | null> {
  const session = await readOrCreateSessionCookie(scope, request);
  const platform = platformScopeOfRequest(scope, request, "en", session);
  const { pending } = session;
  if (pending?.use === "device") {
    const state = await loadDecisionOnThisDevice(platform, pending.token);
    return state.ok ? state.value : null;
  }
  if (session.sid === null) return "none";
  const shown = await loadOwnDeviceCodeAndRequest(platform);
  if (!shown.ok) return null;
  if (shown.value.request) return "asked";
  return shown.value.code === null ? "none" : "shown";
}
