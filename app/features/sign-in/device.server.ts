import type { z } from "zod";
import { describeUserAgent } from "~/domain/session/device-words";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { beginBrowserSession, readOrCreateSessionCookie } from "~/features/session/session.server";
import {
  collectDeviceSession,
  loadDecisionOnThisDevice,
  submitDeviceCode,
} from "~/platform/services/auth/device.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import type { deviceSignInSchema } from "./sign-in-fields.server";
import { findPendingSignIn, signInPageAddress } from "./sign-in-steps.server";

/** Submits the typed code that a signed-in player's other device shows (OFC-04). */
export async function deviceCodePosted(
  { device_code: code, save: keep, returnUrl }: z.output<typeof deviceSignInSchema>,
  { context, request }: FormPost,
): Promise<FormResult> {
  const name = describeUserAgent(request.headers.get("user-agent") ?? "");
  const claimed = await submitDeviceCode(context.platform, { code, name });
  if (claimed.kind === "unavailable") return captchaOrUnavailable(claimed);
  if (claimed.kind !== "waiting") return refuseWith("device-code", { field: "device_code" });
  const { token, check, waitS } = claimed;
  const until = context.now + waitS * 1000;
  const pending = { use: "device", token, check, until, subject: null, sent: null, keep } as const;
  await savePendingSignIn(context.scope, request, pending);
  const { signInTries = 0 } = await readOrCreateSessionCookie(context.scope, request);
  const event = { name: "login_code_asked", way: "device", attempt: signInTries + 1 } as const;
  return { ok: true, to: signInPageAddress(context, returnUrl), event };
}

/**
 * Goes on with a typed code: signs in once the player has confirmed it (throws the redirect), or returns how it
 * ended otherwise. Null = it still waits, or none was typed.
 */
export async function finishDeviceSignIn(
  context: RequestContext,
  request: Request,
): Promise<"refused" | "over" | null> {
  const { scope, platform, url } = context;
  const pending = await findPendingSignIn(context, request);
  if (pending?.use !== "device") return null;
  const state = await loadDecisionOnThisDevice(platform, pending.token);
  if (!state.ok || state.value === "waiting") return null;
  if (state.value === "confirmed") {
    const answer = await collectDeviceSession(platform, pending.token);
    if (answer.kind === "signed-in") {
      const { userId, sessionId } = answer;
      await beginBrowserSession(context, request, { userId, sessionId, keep: pending.keep });
      throw redirectWithCookies(
        scope,
        configuredOrReturnPathAfterSignIn(context, url.searchParams.get("returnUrl") ?? ""),
      );
    }
    if (answer.kind === "unavailable") return null;
  }
  await savePendingSignIn(scope, request, null);
  return state.value === "refused" ? "refused" : "over";
}
