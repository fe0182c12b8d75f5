import { setTimeout as wait } from "node:timers/promises";
import type { Outcome, Post } from "~/features/screens/action.server";
import { signInTarget } from "~/features/screens/guards";
import { screenPath } from "~/features/screens/links";
import { budgetLeft } from "~/platform/scope.server";
import { fromMinor, readAmount } from "../money/money";
import { setAmount } from "./changes";
import { keepCoupon, newKey, readCoupon } from "./cookie.server";
import { accountsOf } from "./load.server";
import { type PlaceOutcome, placeCoupon } from "./place.server";
import { platformOf } from "./place-platform.server";
import { decimalView } from "./placement";
import type { CouponReply } from "./reply";
import { typedValues } from "./typed-values.server";

/** The HTTP status of a refused placement: what the player can mend is 422, what moved meanwhile 409. */
const conflicts = [
  "price-changed",
  "market-blocked",
  "event-started",
  "score-changed",
  "pending",
  "event-over",
];

/** A press of "place" (CPP-02): the receipt, the sign-in, the terms, or the coupon with what stands against it. */
export async function placePosted(post: Post): Promise<Outcome<CouponReply>> {
  const { opened, form, request } = post;
  const coupon = await readCoupon(opened, request);
  const typedAmount = String(form.get("amount") ?? "").slice(0, 64);
  const outcome = await placeCoupon(
    {
      coupon,
      typedAmount,
      key: String(form.get("key") ?? ""),
      session: opened.session,
      accounts: await accountsOf(opened),
      config: opened.config,
      settings: opened.stored.coupon,
      coefView: decimalView,
    },
    platformOf(opened),
    { newKey, now: opened.now, left: () => budgetLeft(opened.platform), wait: (ms) => wait(ms) },
  );
  const isGuest = opened.session.kind === "guest" || isSignInAsked(outcome);
  const kept = isGuest
    ? withTypedAmount(outcome.coupon, typedAmount, opened.config.currency)
    : outcome.coupon;
  if (kept !== coupon) await keepCoupon(opened, request, kept);
  return answerOf(post, outcome, isGuest);
}

function answerOf({ opened, form }: Post, outcome: PlaceOutcome, isGuest: boolean): Outcome<CouponReply> {
  const { lng, config, url } = opened;
  const coupon = screenPath(lng, "coupon");
  switch (outcome.kind) {
    case "placed":
      return { kind: "go", to: screenPath(lng, "coupon-receipt", { couponId: outcome.receipt.id }) };
    case "terms":
      return { kind: "go", to: screenPath(lng, "confirm") };
    case "checking":
      return { kind: "go", to: coupon };
    case "refused": {
      if (isGuest) {
        const facts = {
          isSignedIn: false,
          config,
          lng,
          origin: url.origin,
          path: ["coupon"],
          returnUrl: coupon,
        };
        return { kind: "go", to: signInTarget(facts) };
      }
      const status = outcome.refusals.some(({ code }) => conflicts.includes(code)) ? 409 : 422;
      return { kind: "stay", status, data: { refusals: outcome.refusals, values: typedValues(form) } };
    }
  }
}

function isSignInAsked(outcome: PlaceOutcome) {
  return outcome.kind === "refused" && outcome.refusals.some(({ code }) => code === "sign-in");
}

/** A guest's stake waits in the coupon for the sign-in (CPP-07). */
function withTypedAmount(coupon: PlaceOutcome["coupon"], typed: string, iso: string) {
  const amount = readAmount(typed, iso);
  if (!amount.ok) return coupon;
  const changed = setAmount(coupon, fromMinor(amount.minor, iso), newKey);
  return changed.ok ? changed.coupon : coupon;
}
