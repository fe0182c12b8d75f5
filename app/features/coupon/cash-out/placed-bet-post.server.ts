import { z } from "zod";
import type {
  CashOutFailureCode,
  FailedCashOutReply,
} from "~/domain/coupon/cash-out/cash-out-reply";
import { isStorableReceiptId } from "~/domain/coupon/limits";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { loadPlayerCoupon } from "~/platform/services/coupons/placed-coupons.server";
import { signInPathBeforePlacing } from "../placing/place-answer.server";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import { loadCashOutFormData } from "./cash-out-now.server";
import { findUnansweredCashOut, markCashOutUnanswered } from "./lost-press.server";

/** The HTTP status of a refusal; 409 for anything not listed. */
const statuses: Partial<Record<CashOutFailureCode, number>> = {
  "account-frozen": 403,
  "key-reused": 422,
  part: 422,
  "auto-amount": 422,
  "auto-below-offer": 422,
  "auto-above-win": 422,
  unavailable: 503,
};

/** The player's bet that a post names, and its receipt's address; or the answer where there is none. */
export async function loadPostedBet(
  post: FormPost,
): Promise<
  | { readonly coupon: PlacedCoupon; readonly to: string }
  | { readonly answer: ActionResult<CouponReply> }
> {
  const { context } = post;
  const id = postedBetId(post.form);
  if (!isStorableReceiptId(id)) throw new Response(null, { status: 404 });
  const to = receiptPath(context.lng, [{ id }]);
  if (context.session.kind === "guest")
    return { answer: { kind: "go", to: signInPathBeforePlacing(context, to) } };
  const found = await loadPlayerCoupon(context.platform, id);
  if (!found.ok)
    return { answer: await replyToFailedPlacedBetPost(post, { code: "unavailable" }, null) };
  if (!found.value) throw new Response(null, { status: 404 });
  return { coupon: found.value, to };
}

/** The bet as it is now; null if the platform does not answer. */
export async function reloadPlacedBet(
  { context }: FormPost,
  id: string,
): Promise<PlacedCoupon | null> {
  const answer = await loadPlayerCoupon(context.platform, id);
  return answer.ok ? answer.value : null;
}

type Refused = Pick<FailedCashOutReply, "code"> &
  Partial<Pick<FailedCashOutReply, "asked" | "bound" | "question" | "typed">>;

/** The answer to a post about a placed bet that failed, with the bet and its current offer. */
export async function replyToFailedPlacedBetPost(
  post: FormPost,
  { code: said, asked = null, ...more }: Refused,
  coupon: PlacedCoupon | null,
): Promise<ActionResult<CouponReply>> {
  const { context, request } = post;
  const couponId = postedBetId(post.form);
  const before = findUnansweredCashOut(context, request, couponId);
  // While an earlier request may still sell the bet, a later one cannot report that nothing changed.
  const isOpen = coupon === null || coupon.state === "placed";
  const code = isOpen && before !== null && before.until >= context.now ? "checking" : said;
  const lost = said === "checking" ? markCashOutUnanswered(post, couponId) : before;
  const now = coupon && { ...(await loadCashOutFormData(context, request, coupon)), lost };
  const common = { couponId, code, lost: code === "checking" ? lost : null };
  const data = cashOutCouponReply({ ...common, ...more, asked, waitS: null, now });
  return { kind: "stay", status: statuses[code] ?? 409, data };
}

export function cashOutCouponReply(cashOut: FailedCashOutReply): CouponReply {
  return { refusals: [], cashOut };
}

const betFields = z.object({ coupon: textField(80) });

/** The id of the bet that a form names. */
export function postedBetId(form: FormData): string {
  return readForm(form, betFields).coupon;
}
