import { recordEvents } from "~/features/analytics/record.server";
import { loadCaptchaForRefusedForm } from "~/features/captcha/challenge.server";
import { wantsNewCaptcha } from "~/features/captcha/posted-captcha.server";
import { endBrowserSession } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutAtPlatform } from "~/platform/services/auth/client.server";
import { requiredCaptcha, wasCaptchaAnswerRight } from "~/platform/services/captcha/asked.server";
import { screenPath } from "../screens/links.server";
import type { ActionResult, FormPost } from "./form-post.server";

/**
 * Adds the captcha that the platform asks for to a refused form (PLT-04, SES-11). The captcha's
 * error replaces the form's own. If the platform's captcha request has type 2 (`isLogoutUser`), the
 * player is signed out instead.
 */
export async function addCaptchaOrSignOut<T>(
  post: FormPost,
  intent: string,
  outcome: ActionResult<T>,
): Promise<ActionResult<T>> {
  const { context, form } = post;
  const { platform, lng } = context;
  const isRight = wasCaptchaAnswerRight(platform);
  if (isRight !== null)
    recordEvents(context, { name: isRight ? "captcha_success" : "captcha_fail" });
  const asked = requiredCaptcha(platform);
  if (asked?.isLogoutUser && platform.auth) return signedOut(post);
  if (outcome.kind === "go") return outcome;
  const challenge = await loadCaptchaForRefusedForm({ platform, form, lng, intent });
  if (!challenge) return outcome;
  const isAnother = wantsNewCaptcha(form);
  if (!asked && !isAnother) return { ...outcome, data: { ...outcome.data, captcha: challenge } };
  const error = challenge.error ? { captcha: [challenge.error.code] } : null;
  const data = { ...outcome.data, error, captcha: challenge };
  const isUnjudged = isAnother || asked?.code === 100;
  return { kind: "stay", status: challenge.shown ? 422 : 503, data, isUnjudged };
}

async function signedOut({ context, request }: FormPost): Promise<ActionResult<never>> {
  const { scope, platform, lng } = context;
  const isConfirmed = await signOutAtPlatform(platform, { everywhere: false });
  await endBrowserSession(scope, request);
  const code = isConfirmed ? "signed-out" : "signed-out-here";
  await updateSessionSafetyState(scope, request, { flash: { code, until: null } });
  return { kind: "go", to: screenPath(lng, "home"), isLeaving: true };
}
