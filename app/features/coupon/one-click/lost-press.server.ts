import { parsePriceButtonValue } from "~/domain/coupon/bet";
import { readForm } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { returnPathOfPost } from "../back.server";
import { deriveSingleKey } from "../placing/batch.server";
import { closePlacementKeyIfUnused } from "../placing/in-flight.server";
import { findKeyResult } from "../placing/key-lookup.server";
import { placePlatformFor } from "../placing/place-deps.server";
import { isPlacementWindowOver } from "../placing/placement-window";
import { saveJustPlaced } from "../receipts/just-placed.server";
import type { CouponReply } from "../reply";
import { type OneClickReply, oneClickReplyOfForm } from "./one-click-reply";
import { pressFields } from "./place-press.server";
import {
  receiptPathWithWayBack,
  refusePress,
  toPlacedReply,
  toPressReply,
} from "./press-reply.server";
import { redirectToSignInFirst } from "./sign-in-first.server";

/**
 * The outcome of a press with a lost response, by the form that was sent (CPP-11). If nothing was sent to the
 * platform, closes the key: the lost request can no longer place.
 */
export async function resolveUnansweredOneClickPosted(
  post: FormPost,
): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const press: OneClickReply = { ...oneClickReplyOfForm(form), back: returnPathOfPost(post) };
  const pressed = parsePriceButtonValue(readForm(form, pressFields).bet);
  if (!pressed) return refusePress(press, { code: "unknown-bet" });
  if (context.session.kind === "guest") throw redirectToSignInFirst(context, press);
  const key = deriveSingleKey(`one-click ${press.key}`, pressed.ref);
  const sentAt = await closePlacementKeyIfUnused(context, key);
  const found = await findKeyResult(placePlatformFor(context), key);
  if (found.kind === "placed") {
    await saveJustPlaced(context, request, [found.coupon]);
    const to = receiptPathWithWayBack(context, found.coupon, press);
    return { kind: "go", to, data: toPlacedReply(press, found.coupon, undefined) };
  }
  const isOver =
    found.kind === "none" && (sentAt === null || isPlacementWindowOver(sentAt, context.now));
  return isOver
    ? refusePress(press, { code: "not-placed" })
    : { kind: "stay", status: 409, data: toPressReply({ ...press, kind: "checking" }) };
}
