import { formatShareCode } from "~/domain/coupon/sharing/share-code";
import { postedText } from "~/features/forms/refuse.server";
import type { FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import type { PostLimits } from "~/features/gate/post-limit.server";
import { playerRateLimitSubject } from "~/features/gate/post-limit.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import {
  decideDeviceSignIn,
  issueCodeForOtherDevice,
  loadOwnDeviceCodeAndRequest,
} from "~/platform/services/auth/device.server";
import { postLimits } from "~/server/post-limits/rules.server";
import type { OtherDeviceSignInPageData } from "./device-page";
import { qrCodeSvgDataUrl } from "./picture.server";

/** A refused post: nothing has changed. */
export interface RefusedOtherDeviceSignInReply {
  readonly code: "unavailable" | "device-over" | "too-often" | "confirm" | "bad-password";
}

/**
 * The data of the page on which a player lets another device sign in: the code to type on the
 * device, or the device that has typed it (OFC-04).
 */
export async function loadAllowOtherDeviceSignInPage(
  context: RequestContext,
): Promise<OtherDeviceSignInPageData> {
  const { platform, lng, url } = context;
  const shown = await loadOwnDeviceCodeAndRequest(platform);
  const answered = url.searchParams.get("answered");
  const news = answered === "confirmed" || answered === "refused" ? answered : null;
  if (!shown.ok) return { kind: "unavailable", news };
  const { code, secondsLeft, request, isConfirmed } = shown.value;
  if (request) return { kind: "asked", ...request, isConfirmed, secondsLeft, news: null };
  if (code === null) return { kind: "none", news };
  // The code follows the hash, which browsers do not send to servers, so that no log contains it; a
  // script reads it from the address.
  const address = `${url.origin}${screenPath(lng, "login")}?type=device#${code}`;
  return {
    kind: "shown",
    code: formatShareCode(code),
    picture: qrCodeSvgDataUrl(address),
    secondsLeft,
    news: null,
  };
}

/**
 * Intents of the page: `show` issues another code; `confirm` and `refuse` decide whether the device
 * that has typed a code is signed in.
 */
export const otherDeviceSignInIntents: IntentHandlers<RefusedOtherDeviceSignInReply> = {
  show: async ({ context }) => {
    const made = await issueCodeForOtherDevice(context.platform);
    if (!made.ok) return { kind: "stay", status: 503, data: { code: "unavailable" } };
    return { kind: "go", to: screenPath(context.lng, "office:security-device") };
  },
  confirm: (post) => answered(post, true),
  refuse: (post) => answered(post, false),
};

export const otherDeviceSignInRateLimits: PostLimits<RefusedOtherDeviceSignInReply> = {
  show: {
    rule: postLimits.deviceCodes,
    subject: playerRateLimitSubject,
    refuse: () => ({ code: "too-often" }),
  },
  confirm: {
    rule: postLimits.securing,
    subject: playerRateLimitSubject,
    refuse: () => ({ code: "too-often" }),
  },
};

async function answered({ context, form }: FormPost, isConfirmed: boolean) {
  const id = String(form.get("request") ?? "").slice(0, 64);
  const password = isConfirmed ? postedText(form, "password") : "";
  const done = await decideDeviceSignIn(context.platform, { id, isConfirmed, password });
  if (done.kind === "over")
    return { kind: "stay", status: 409, data: { code: "device-over" } } as const;
  if (done.kind === "refused" && (done.code === "confirm" || done.code === "bad-password"))
    return { kind: "stay", status: 422, data: { code: done.code } } as const;
  if (done.kind !== "taken")
    return { kind: "stay", status: 503, data: { code: "unavailable" } } as const;
  const to = `${screenPath(context.lng, "office:security-device")}?answered=`;
  return { kind: "go", to: to + (isConfirmed ? "confirmed" : "refused") } as const;
}
