import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import type { PlaceOutcome } from "./place-outcome";
import { httpStatusOfRefusal } from "./refusal-status.server";
import { signInPathBeforePlacing } from "./sign-in-before-placing.server";

/**
 * The action's answer to a placement, by its outcome: it leads to the receipt, the coupon that is checked or
 * sign-in, or returns the form with its refusals.
 */
export function replyForPlacementOutcome(
  { context }: FormPost,
  outcome: PlaceOutcome,
  isGuest: boolean,
  // With the revision: the form has the refused coupon's key until the page is updated (CPP-03).
  typed: Pick<CouponReply, "values" | "rev">,
): ActionResult<CouponReply> {
  const { lng } = context;
  const coupon = screenPath(lng, "coupon");
  switch (outcome.kind) {
    case "placed": {
      const data = { refusals: [], values: {}, placed: outcome.placed, ...revOf(typed) };
      return { kind: "go", to: receiptPath(lng, outcome.placed), data };
    }
    case "terms":
      // Nothing is placed; a site without a terms page can say no more.
      return {
        kind: "stay",
        status: 503,
        data: { refusals: [{ code: "unavailable", isNotSent: true }], ...typed },
      };
    case "checking":
      return { kind: "go", to: coupon, data: { refusals: [], values: {}, ...revOf(typed) } };
    case "refused": {
      if (isGuest)
        return { kind: "go", to: signInPathBeforePlacing(context, coupon), isLeaving: true };
      return {
        kind: "stay",
        status: httpStatusOfRefusal(outcome.refusals),
        data: { refusals: outcome.refusals, ...typed },
      };
    }
  }
}

const revOf = ({ rev }: Pick<CouponReply, "rev">) => (rev === undefined ? {} : { rev });
