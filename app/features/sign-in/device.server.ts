import { parseWithZod } from "@conform-to/zod/v4";
import { deviceWords } from "~/domain/session/device-words";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { onwardPath } from "~/features/session/onward.server";
import { beginSession, savePendingSignIn } from "~/features/session/session.server";
import { claimDeviceCode, collectDevice, deviceState } from "~/platform/auth/device.server";
import { redirectWithCookies } from "~/server/request-scope.server";
import { livePending } from "./pending.server";
import { byDevice } from "./sign-in-fields.server";
import { refuse, type SignInReply, samePage, secretFields } from "./sign-in-reply.server";

/** Types the code that a signed-in player shows on another device (OFC-04). */
export async function deviceCodePosted(post: Post): Promise<ActionResult<SignInReply>> {
  const { context, form, request } = post;
  const submission = parseWithZod(form, { schema: byDevice });
  if (submission.status !== "success") return refuse(submission, 422);
  const { device_code: code, save: keep } = submission.value;
  const name = deviceWords(request.headers.get("user-agent") ?? "");
  const claimed = await claimDeviceCode(context.platform, { code, name });
  if (claimed.kind === "unavailable") return refuse(submission, 503, "unavailable");
  if (claimed.kind !== "waiting") {
    const fieldErrors = { device_code: ["device-code"] };
    return {
      kind: "stay",
      status: 422,
      data: submission.reply({ hideFields: secretFields, fieldErrors }),
    };
  }
  const { token, check, waitS } = claimed;
  const until = context.now + waitS * 1000;
  const pending = { use: "device", token, check, until, subject: null, sent: null, keep } as const;
  await savePendingSignIn(context.scope, request, pending);
  return { kind: "go", to: samePage(post) };
}

/**
 * Goes on with a typed code: signs in once the player has confirmed it (throws the redirect), or returns how it
 * ended otherwise. Null = it still waits, or none was typed.
 */
export async function followDevice(
  context: RequestContext,
  request: Request,
): Promise<"refused" | "over" | null> {
  const { scope, platform, url } = context;
  const pending = await livePending(context, request);
  if (pending?.use !== "device") return null;
  const state = await deviceState(platform, pending.token);
  if (!state.ok || state.value === "waiting") return null;
  if (state.value === "confirmed") {
    const answer = await collectDevice(platform, pending.token);
    if (answer.kind === "signed-in") {
      const { userId, sessionId } = answer;
      await beginSession(scope, request, { userId, sessionId, keep: pending.keep });
      throw redirectWithCookies(
        scope,
        onwardPath(context, url.searchParams.get("returnUrl") ?? ""),
      );
    }
    if (answer.kind === "unavailable") return null;
  }
  await savePendingSignIn(scope, request, null);
  return state.value === "refused" ? "refused" : "over";
}
