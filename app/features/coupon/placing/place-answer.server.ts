import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { returnUrlOf } from "../back.server";
import { receiptPath } from "../receipts/receipt-path";
import { type CouponReply, refusedReply, type TypedTexts } from "../reply";
import type { PlaceOutcome } from "./place-outcome";

/**
 * The action's answer to a placement, by its outcome: it leads to the receipt, the coupon that is checked or
 * sign-in, or returns the form with its refusals.
 */
export function replyForPlacementOutcome(
  post: FormPost,
  outcome: PlaceOutcome,
  isGuest: boolean,
  // With the revision: the form has the refused coupon's key until the page is updated (CPP-03).
  { typed, ...revision }: { readonly typed: TypedTexts } & Pick<CouponReply, "rev">,
): ActionResult<CouponReply> {
  const { lng } = post.context;
  const refused = (refusals: readonly Refusal[]) => ({
    ...refusedReply(refusals, typed),
    ...revision,
  });
  const coupon = screenPath(lng, "coupon");
  switch (outcome.kind) {
    case "placed": {
      const data = { refusals: [], placed: outcome.placed, ...revision };
      return { kind: "go", to: receiptPath(lng, outcome.placed), data };
    }
    case "terms":
      // Nothing is placed; a site without a terms page can say no more.
      return {
        kind: "stay",
        status: 503,
        data: refused([{ code: "unavailable", isNotSent: true }]),
      };
    case "checking":
      return { kind: "go", to: coupon, data: { refusals: [], ...revision } };
    case "refused": {
      if (isGuest)
        return {
          kind: "go",
          to: signInDialogBesideSlip(post) ?? signInPathBeforePlacing(post.context, coupon),
          isLeaving: true,
        };
      return {
        kind: "stay",
        status: httpStatusOfRefusal(outcome.refusals),
        data: refused(outcome.refusals),
      };
    }
  }
}

/**
 * The page beside the slip with the sign-in dialog over it, for a script that stays there: the bet is placed where it was
 * chosen. Null where the page has no dialogs, or the site has another way to sign in.
 */
function signInDialogBesideSlip({ form, context: { config, url } }: FormPost): string | null {
  const { loginTarget } = config.access;
  if (form.get("stay") !== "1" || (loginTarget !== "page" && loginTarget !== "dropdown"))
    return null;
  const here = toSafeReturnPath(returnUrlOf(form), url.origin);
  if (here === null) return null;
  const beside = new URL(here, url.origin);
  // Screens of remotes have dialogs; the shell's own pages are forms themselves.
  if (!matchScreen(splitPath(beside.pathname).rest)?.screen.remote) return null;
  beside.searchParams.set("modal", "login");
  return beside.pathname + beside.search;
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
