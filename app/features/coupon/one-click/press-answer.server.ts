import type { CouponCookie } from "~/domain/coupon/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { httpStatusOfRefusal } from "../placing/place-answer.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import type { CouponReply } from "../reply";
import { saveCoupon } from "../storage/cookie.server";
import type { OneClickReply } from "./one-click-reply";
import type { OneClickPressOutcome } from "./place-press.server";
import { receiptPathWithWayBack, toPlacedReply, toPressReply } from "./press-reply.server";
import { redirectToSignInFirst } from "./sign-in-first.server";

/**
 * The response to a one-click press, by its outcome. A bet with an unknown outcome is stored in
 * place of an empty coupon, which is then polled. A coupon with bets stays as it is, and the press
 * repeats its own key to ask again (CPP-11).
 */
export async function savePressOutcomeAndAnswer(
  { context, request }: FormPost,
  press: OneClickReply,
  outcome: OneClickPressOutcome,
  { coupon, key }: { readonly coupon: CouponCookie; readonly key: string },
): Promise<ActionResult<CouponReply>> {
  const isPending = coupon.isChecking && coupon.key === key;
  const isTaken = outcome.kind === "checking" && coupon.bets.length === 0;
  const isKept = (isPending || isTaken) && outcome.coupon !== coupon;
  const rev = isKept ? await saveCoupon(context, request, outcome.coupon) : undefined;
  switch (outcome.kind) {
    case "placed": {
      const [receipt] = outcome.placed;
      await saveJustPlaced(context, request, [receipt]);
      return {
        kind: "go",
        to: receiptPathWithWayBack(context, receipt, press),
        data: toPlacedReply(press, receipt, rev),
      };
    }
    case "terms":
      return {
        kind: "stay",
        status: 503,
        data: toPressReply({ ...press, refusals: [{ code: "unavailable", isNotSent: true }] }, rev),
      };
    case "checking": {
      const data = toPressReply({ ...press, kind: "checking" }, rev);
      const isShown = isPending || isTaken;
      return isShown
        ? { kind: "go", to: screenPath(context.lng, "coupon"), data }
        : { kind: "stay", status: 409, data };
    }
    case "refused": {
      const { refusals } = outcome;
      if (refusals.some(({ code }) => code === "sign-in"))
        throw redirectToSignInFirst(context, press);
      const coef = refusals.find((refusal) => refusal.coef !== undefined)?.coef ?? press.coef;
      return {
        kind: "stay",
        status: httpStatusOfRefusal(refusals),
        data: toPressReply({ ...press, refusals, coef }, rev),
      };
    }
  }
}
