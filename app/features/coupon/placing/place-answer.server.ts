import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import type { PlaceOutcome } from "./place-outcome";

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
  const { values: _values, ...revision } = typed;
  const coupon = screenPath(lng, "coupon");
  switch (outcome.kind) {
    case "placed": {
      const data = { refusals: [], values: {}, placed: outcome.placed, ...revision };
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
      return { kind: "go", to: coupon, data: { refusals: [], values: {}, ...revision } };
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

const conflicts: readonly RefusalCode[] = [
  "price-changed",
  "bonus-changed",
  "market-blocked",
  "event-started",
  "score-changed",
  "pending",
  "late",
  "event-over",
  "max-changed",
];

/** HTTP status of a refused placement: 409 if something changed meanwhile, 422 if the player can fix it. */
export function httpStatusOfRefusal(refusals: readonly Pick<Refusal, "code">[]): 409 | 422 {
  return refusals.some(({ code }) => conflicts.includes(code)) ? 409 : 422;
}

/** The sign-in address before placing; it returns the player to `returnUrl`, a path. */
export function signInPathBeforePlacing(
  { config, lng, url }: RequestContext,
  returnUrl: string,
): string {
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["coupon"],
    returnUrl,
  });
}
