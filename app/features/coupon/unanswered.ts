import { lostUntil } from "./cash-out/lost-press";
import { parsePress } from "./one-click/one-click-reply";
import type { CouponReply } from "./reply";
import { typedValues } from "./typed-values";

/**
 * What the coupon says where the site gave no answer. A placement may have arrived: its key is kept, so that pressing
 * again is the same bet (CPP-03); the page asks by itself, and says so until it shows what became of it (CPP-11).
 */
export function unanswered(form: FormData): CouponReply {
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...parsePress(form), kind: "lost" } };
  return {
    refusals: [{ code: form.get("intent") === "place" ? "unanswered" : "unavailable" }],
    values: typedValues(form),
    isUnanswered: true,
  };
}

/** What the coupon says of a bet that is not sent, because the browser is offline: nothing is under way (CPP-11). */
export function notSent(form: FormData): CouponReply {
  const refusals = [{ code: "offline" }] as const;
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...parsePress(form), refusals } };
  return { refusals, values: typedValues(form), isUnanswered: true };
}

/** What the coupon says of a post that the site refused before its form was read: nothing was done. */
export function notTaken(form: FormData): CouponReply {
  // Nobody has pressed for the copy to come back.
  if (form.get("intent") === "restore") return { refusals: [], values: {} };
  const refusals = [{ code: "expired" }] as const;
  if (form.get("intent") === "one-click")
    return { refusals: [], values: {}, oneClick: { ...parsePress(form), refusals } };
  return { refusals, values: typedValues(form) };
}

/** The intent of a post that sells a placed coupon (docs/forms.md). */
export const cashOutIntent = "cash-out";

/** The same of a sale. A lost one may have arrived: it is being checked until the coupon's state tells (CPN-23, CPP-11). */
export function cashOutEnded(form: FormData, end: "lost" | "refused"): CouponReply {
  const couponId = String(form.get("coupon") ?? "");
  const common = { couponId, asked: null, waitS: null, now: null } as const;
  if (end === "refused")
    return { refusals: [], values: {}, cashOut: { ...common, code: "unavailable", lostUntil: null } };
  // No platform's clock is at hand: the offer's own end says how long the press may live.
  const until = lostUntil(Number.POSITIVE_INFINITY, form.get("until"));
  return { refusals: [], values: {}, cashOut: { ...common, code: "checking", lostUntil: until } };
}

/** What comes of looking at the coupon again while the browser is offline. */
export const notLooked = { isUnanswered: true } as const;

/**
 * Whether an action's result says that no answer came. Loading data anew would fail alike, and take the page away with
 * everything that is typed on it.
 */
export function isUnanswered(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isUnanswered" in result;
}
