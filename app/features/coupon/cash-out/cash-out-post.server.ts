import type { CashOutCode, CashOutReply } from "~/domain/coupon/cash-out/cash-out-reply";
import { isReceiptId } from "~/domain/coupon/limits";
import type { PlacedCoupon } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { isRequestKey } from "~/domain/money/request-key";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { takeQuote } from "~/platform/coupons/cash-out.server";
import { loadCoupon } from "~/platform/coupons/client.server";
import { placeDepsOf, signInPath } from "../placing/place-post.server";
import { receiptPath } from "../receipts/receipt-path";
import type { CouponReply } from "../reply";
import { cashOut } from "./cash-out.server";
import { loadCashOut } from "./cash-out-now.server";
import { lostUntilOf, saveLostPress } from "./lost-press.server";

/** The HTTP status of a refusal; 409 for anything not listed. */
const statuses: Partial<Record<CashOutCode, number>> = {
  "account-frozen": 403,
  "key-reused": 422,
  unavailable: 503,
};

/** Handles "cash out" (CPN-23): redirects to the receipt, or returns the refusal with the current offer. */
export async function cashOutPosted(post: Post): Promise<ActionResult<CouponReply>> {
  const { context, form } = post;
  const { platform, lng } = context;
  const field = (name: string) => String(form.get(name) ?? "").slice(0, 200);
  if (!isReceiptId(field("coupon"))) throw new Response(null, { status: 404 });
  const to = receiptPath(lng, [{ id: field("coupon") }]);
  if (context.session.kind === "guest") return { kind: "go", to: signInPath(context, to) };
  const found = await loadCoupon(platform, field("coupon"));
  if (!found.ok) return refused(post, "unavailable", null, null);
  if (!found.value) throw new Response(null, { status: 404 });
  const coupon = found.value;
  const key = field("key");
  if (!isRequestKey(key)) return refused(post, "key-reused", null, coupon);
  const outcome = await cashOut(
    {
      take: () => takeQuote(platform, coupon, field("quote"), key),
      look: () => standing(post, coupon.id),
    },
    placeDepsOf(context),
  );
  switch (outcome.kind) {
    case "taken":
      return { kind: "go", to };
    case "terms":
      return refused(post, "unavailable", null, coupon);
    case "absent":
      throw new Response(null, { status: 404 });
    case "refused":
      if (outcome.code === "sign-in") return { kind: "go", to: signInPath(context, to) };
      return refused(post, outcome.code, outcome.asked, await standing(post, coupon.id));
  }
}

/** Rate limit exceeded: nothing was sent. */
export function cashOutTooOften(form: FormData, waitS: number): CouponReply {
  return replyWith({
    couponId: couponOf(form),
    code: "too-often",
    asked: null,
    lostUntil: null,
    waitS,
    now: null,
  });
}

async function standing({ context }: Post, id: string): Promise<PlacedCoupon | null> {
  const answer = await loadCoupon(context.platform, id);
  return answer.ok ? answer.value : null;
}

async function refused(
  post: Post,
  said: CashOutCode,
  asked: Minor | null,
  coupon: PlacedCoupon | null,
): Promise<ActionResult<CouponReply>> {
  const { context, request } = post;
  const couponId = couponOf(post.form);
  const before = lostUntilOf(context, request, couponId);
  // While an earlier request may still sell the bet, a later one cannot report that nothing changed.
  const isOpen = coupon === null || coupon.state === "placed";
  const code = isOpen && before !== null && before >= context.now ? "checking" : said;
  const lostUntil = said === "checking" ? saveLostPress(post, couponId) : before;
  const now = coupon && { ...(await loadCashOut(context, request, coupon)), lostUntil };
  const common = { couponId, code, lostUntil: code === "checking" ? lostUntil : null };
  const data = replyWith({ ...common, asked, waitS: null, now });
  return { kind: "stay", status: statuses[code] ?? 409, data };
}

function couponOf(form: FormData): string {
  return String(form.get("coupon") ?? "").slice(0, 80);
}

function replyWith(cashOut: CashOutReply): CouponReply {
  return { refusals: [], values: {}, cashOut };
}
