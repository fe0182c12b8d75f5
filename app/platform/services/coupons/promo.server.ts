import type { PromoCode } from "~/domain/coupon/bonus";
import type { CouponPromoCodeChoice } from "~/domain/coupon/view-context";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toPromoRefusal } from "./place.server";

/** The player's promo codes, and the status of `code` ("" = no code to check). `currency` is ISO 4217. */
export async function loadPromoCodes<C extends string>(
  scope: PlatformScope,
  ask: { readonly currency: C; readonly code: string },
): Promise<Answer<CouponPromoCodeChoice<C>>> {
  const reply = await call(scope, couponCalls.promoCodes, { query: { ...ask } });
  if (!reply.ok) return reply;
  const own: PromoCode<C>[] = [];
  for (const wire of reply.data.codes) {
    const made = codeFrom(wire, ask.currency);
    if (!made) return malformedFieldFailure("codes");
    own.push(made);
  }
  const chosen = reply.data.chosen && codeFrom(reply.data.chosen, ask.currency);
  if (reply.data.chosen && !chosen) return malformedFieldFailure("chosen");
  const { refusal } = reply.data;
  return {
    ok: true,
    value: { own, chosen, refusal: refusal === null ? null : toPromoRefusal(refusal) },
  };
}

function codeFrom<C extends string>(
  { code, percent, maxLimit }: { code: string; percent: number; maxLimit: string },
  iso: C,
): PromoCode<C> | null {
  const most = wireToMinor(maxLimit, iso);
  return most === null ? null : { code, percent, most };
}
