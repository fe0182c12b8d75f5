import { unansweredCashOutDeadline } from "~/domain/coupon/cash-out/lost-press";
import { postedTexts } from "~/features/forms/posted-texts";
import { intentOf } from "./coupon-post";
import { oneClickReplyOfForm } from "./one-click/one-click-reply";
import { type CouponReply, refusedFormReply } from "./reply";

/**
 * The reply when the site does not respond. A placement may have arrived: its key stays, so a repeated press
 * is the same bet (CPP-03). The page polls and says so until the outcome is known (CPP-11).
 */
export function unansweredReply(form: FormData): CouponReply {
  if (intentOf(form) === "one-click")
    return { refusals: [], oneClick: { ...oneClickReplyOfForm(form), kind: "lost" } };
  const code = intentOf(form) === "place" ? "unanswered" : "unavailable";
  return { ...refusedFormReply(form, [{ code }]), isUnanswered: true };
}

/** The reply for a bet that is not sent because the browser is offline: nothing is in flight (CPP-11). */
export function notSentReply(form: FormData): CouponReply {
  const refusals = [{ code: "offline" }] as const;
  if (intentOf(form) === "one-click")
    return { refusals: [], oneClick: { ...oneClickReplyOfForm(form), refusals } };
  return { ...refusedFormReply(form, refusals), isUnanswered: true };
}

/** The reply for a post that the site refused before reading its form: nothing was done. */
export function rejectedReply(form: FormData): CouponReply {
  // The page posts "restore" itself, so the player needs no message.
  if (intentOf(form) === "restore") return { refusals: [] };
  const refusals = [{ code: "expired" }] as const;
  if (intentOf(form) === "one-click")
    return { refusals: [], oneClick: { ...oneClickReplyOfForm(form), refusals } };
  return refusedFormReply(form, refusals);
}

/** The intent of a cash-out (docs/forms.md). */
const cashOutIntent = "cash-out";
const placedIntents: readonly string[] = [cashOutIntent, "auto-cash-out", "cancel-auto-cash-out"];

/** Whether a post is about a placed bet, which is no part of the coupon. */
export function isPlacedBetPost(form: FormData): boolean {
  return placedIntents.includes(intentOf(form));
}

/**
 * The reply for a post about a placed bet whose response was lost, or that the site refused before
 * reading it. After a lost response the coupon's state tells whether it was sold (CPN-23, CPP-11).
 */
export function placedBetReplyWithoutAnswer(form: FormData, end: "lost" | "refused"): CouponReply {
  const { coupon: couponId = "", key = "", until: offerEnd } = postedTexts(form);
  const common = { couponId, asked: null, waitS: null, now: null } as const;
  if (end === "refused")
    return { refusals: [], cashOut: { ...common, code: "unavailable", lost: null } };
  if (intentOf(form) !== cashOutIntent)
    return { refusals: [], cashOut: { ...common, code: "auto-unknown", lost: null } };
  // The platform's clock is not available here: the offer's end bounds the time.
  const until = unansweredCashOutDeadline(Number.POSITIVE_INFINITY, offerEnd);
  const lost = { until, key };
  return { refusals: [], cashOut: { ...common, code: "checking", lost } };
}

/** The result that a refresh of the coupon gets in the browser while it is offline: no response. */
export const offlineCouponRefreshResult = { isUnanswered: true } as const;

/**
 * Whether an action's result means that there was no response. A revalidation would fail too and remove the
 * page with everything typed on it.
 */
export function isUnanswered(result: unknown): boolean {
  return typeof result === "object" && result !== null && "isUnanswered" in result;
}
