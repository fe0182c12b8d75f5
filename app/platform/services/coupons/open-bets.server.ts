import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import { call } from "../../transport/call.server";
import type { Answer } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { toPlacedCoupons } from "./coupon-list.server";
import { couponListWire } from "./coupon-list-wire.server";

const listPolicy = queryPolicy("coupons.list", "bearer", {
  timeoutMs: 2000,
  retries: 1,
  retryDelayMs: 100,
});
const base = "/coupon-api/v1/coupons";

/** Lists the player's open bets, newest first, with what each can be cashed out for (CPP-09, CPN-23). */
export async function listOpenBets(
  scope: PlatformScope,
  limit: number,
): Promise<Answer<readonly OpenBet[]>> {
  const query = { state: "open", cashOut: 1, limit } as const;
  const reply = await call(scope, listPolicy, { path: base, query }, couponListWire);
  if (!reply.ok) return reply;
  const coupons = toPlacedCoupons(reply.data.coupons);
  if (!coupons.ok) return coupons;
  const offers = reply.data.cashOut ?? {};
  const value = coupons.value.map((coupon) => {
    const offer = Object.hasOwn(offers, coupon.id) ? offers[coupon.id] : undefined;
    return { ...coupon, offer: offer === undefined ? null : wireToMinor(offer, coupon.iso) };
  });
  return { ok: true, value };
}
