import { z } from "zod";
import { formatShareCode } from "~/domain/coupon/sharing/share-code";
import { declareForm, type FormResult, refuseWith } from "~/features/forms/declare.server";
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

/** Issues another code. */
const showCodeForm = declareForm({
  screen: "office:security-device",
  intent: "show",
  fields: z.object({}),
  rule: postLimits.deviceCodes,
  events: "device_code_show",
  run: async (_nothing, { context }) => {
    const made = await issueCodeForOtherDevice(context.platform);
    return made.ok
      ? { ok: true, to: screenPath(context.lng, "office:security-device") }
      : refuseWith("unavailable", { status: 503 });
  },
});

const request = z.string().default("");

/** Signs in the device that has typed a code. */
const confirmDeviceForm = declareForm({
  screen: "office:security-device",
  intent: "confirm",
  isEmptyTextKept: true,
  fields: z.object({ request, password: z.string().default("") }),
  rule: postLimits.securing,
  events: "device_confirm",
  run: ({ request, password }, { context }) =>
    decide(context, { id: request, isConfirmed: true, password: password.slice(0, 256) }),
});

const refuseDeviceForm = declareForm({
  screen: "office:security-device",
  intent: "refuse",
  isEmptyTextKept: true,
  fields: z.object({ request }),
  events: "device_refuse",
  run: ({ request }, { context }) =>
    decide(context, { id: request, isConfirmed: false, password: "" }),
});

/** Forms of the page on which a player lets another device sign in (OFC-04). */
export const otherDeviceSignInForms = [showCodeForm, confirmDeviceForm, refuseDeviceForm];

async function decide(
  { platform, lng }: RequestContext,
  { id, ...answer }: { id: string; isConfirmed: boolean; password: string },
): Promise<FormResult> {
  const done = await decideDeviceSignIn(platform, { id: id.slice(0, 64), ...answer });
  if (done.kind === "over") return refuseWith("device-over", { status: 409 });
  if (done.kind === "refused" && (done.code === "confirm" || done.code === "bad-password"))
    return refuseWith(done.code, { field: "password" });
  if (done.kind !== "taken") return refuseWith("unavailable", { status: 503 });
  const answered = answer.isConfirmed ? "confirmed" : "refused";
  return { ok: true, to: `${screenPath(lng, "office:security-device")}?answered=${answered}` };
}
