import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { platformScopeOfRequest } from "~/features/session/upstream-scope.server";
import { loadCaptchaSecondsLeft } from "~/platform/services/captcha/client.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { ShownCaptcha } from "./challenge";
import { loadShownCaptcha } from "./shown-captcha.server";

/**
 * Answers an open page's request for a captcha (SES-16): `?id=` replaces the captcha with that id,
 * with `time=1` only if it has expired. Null = keep the shown one.
 */
export async function loadReplacementCaptcha(
  scope: RequestScope,
  request: Request,
): Promise<ShownCaptcha | null> {
  const { searchParams } = new URL(request.url);
  const id = (searchParams.get("id") ?? "").slice(0, 64);
  const lng = /^[a-z]{2}$/.exec(searchParams.get("lng") ?? "")?.[0] ?? "en";
  const session = await readOrCreateSessionCookie(scope, request);
  const platform = platformScopeOfRequest(scope, request, lng, session);
  if (searchParams.get("time") === "1") {
    const left = await loadCaptchaSecondsLeft(platform, id);
    if (!left.ok || left.value > 0) return null;
  }
  return loadShownCaptcha(platform, { id });
}
