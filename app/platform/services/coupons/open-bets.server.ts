import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toPlacedCoupons } from "./coupon-list.server";

/** Lists the player's open bets, newest first, with what each can be cashed out for (CPP-09, CPN-23). */
export async function listOpenBets(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly OpenBet[]>> {
  const query = { state: "open", cashOut: 1, limit } as const;
  const reply = await call(scope, couponCalls.list, { query });
  if (!reply.ok) return reply;
  const coupons = toPlacedCoupons(reply);
  if (!coupons.ok) return coupons;
  const offers = reply.data.cashOut ?? {};
  const value = coupons.value.map((coupon) => {
    const offer = Object.hasOwn(offers, coupon.id) ? offers[coupon.id] : undefined;
    return { ...coupon, offer: offer === undefined ? null : wireToMinor(offer, coupon.iso) };
  });
  return { ok: true, value };
}
