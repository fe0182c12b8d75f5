import {
  type CashOutOffer,
  type NoCashOutReason,
  noCashOutReasons,
} from "~/domain/coupon/cash-out/cash-out-reply";
import type { PartialCashOutBounds } from "~/domain/coupon/cash-out/part";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import type { CashOutOfferReplyWire } from "./cash-out-wire.server";

/** Loads the current cash-out offer for one of the player's coupons (CPN-23). */
export async function loadCashOutOffer<C extends string>(
  scope: PlatformScope,
  coupon: PlacedCoupon<C>,
): Promise<Answer<CashOutOffer<C>>> {
  const reply = await call(scope, couponCalls.cashOutOffer, { params: { id: coupon.id } });
  if (!reply.ok) return reply;
  const offer = offerFrom(reply.data, coupon.iso);
  return offer ? { ok: true, value: offer } : malformedFieldFailure("quote.amount");
}

function offerFrom<C extends string>(
  { quote, reason }: CashOutOfferReplyWire,
  iso: C,
): CashOutOffer<C> | null {
  if (!quote) return { kind: "none", reason: reasonOf(reason) };
  const { id, expiresAt } = quote;
  const amount = wireToMinor(quote.amount, iso);
  const part = quote.part ? boundsOf(quote.part, iso) : null;
  if (amount === null || (quote.part && !part)) return null;
  return { kind: "quote", quote: { id, expiresAt, amount, part, win: quote.win ?? null } };
}

function boundsOf<C extends string>(
  { least, most }: { readonly least: string; readonly most: string },
  iso: C,
): PartialCashOutBounds<C> | null {
  const [from, to] = [wireToMinor(least, iso), wireToMinor(most, iso)];
  return from === null || to === null ? null : { least: from, most: to };
}

function reasonOf(text: string | undefined): NoCashOutReason {
  return noCashOutReasons.find((known) => known === text) ?? "unknown";
}
