import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { intentOf } from "./coupon-post";

/** Intents of the coupon's address that change the coupon and nothing else (docs/forms.md). */
const alone =
  /^(?:add|remove|clear|type|system|banker|block|amount|promo|account|max|auto-max|express|reuse|combine|changes)$/;

/** The field of a refresh that asks for the coupon alone. */
export const couponOnlyField = "part";

/**
 * Whether a post changed only the coupon of a page that stays open: no bet was placed, and no
 * session began or ended.
 */
export function didPostChangeOnlyCoupon({
  currentUrl,
  nextUrl,
  formAction,
  formData,
}: ShouldRevalidateFunctionArgs): boolean {
  if (!formData || !formAction || currentUrl.href !== nextUrl.href) return false;
  const isCoupon = /^\/[a-z]{2}\/coupon(?:\?|$)/.test(formAction);
  return isCoupon && (formData.has(couponOnlyField) || alone.test(intentOf(formData)));
}
