import { upstreamScope, visitorSession } from "~/features/session/session.server";
import { captchaTime } from "~/platform/captcha/client.server";
import type { RequestScope } from "~/server/request-scope.server";
import type { ShownCaptcha } from "./challenge";
import { drawnCaptcha } from "./challenge.server";

/**
 * What an open page asks about its captcha (SES-16): `?id=` another one in its place, with `time=1` only if it
 * is over. Null = keep the one that is shown.
 */
export async function loadAnother(
  scope: RequestScope,
  request: Request,
): Promise<ShownCaptcha | null> {
  const { searchParams } = new URL(request.url);
  const id = (searchParams.get("id") ?? "").slice(0, 64);
  const lng = /^[a-z]{2}$/.exec(searchParams.get("lng") ?? "")?.[0] ?? "en";
  const session = await visitorSession(scope, request);
  const platform = upstreamScope(scope, request, lng, session);
  if (searchParams.get("time") === "1") {
    const left = await captchaTime(platform, id);
    if (!left.ok || left.value > 0) return null;
  }
  return drawnCaptcha(platform, { id });
}
