import type { Bet, BetRef, CouponTypeId, PlacedCoupon } from "~/features/coupon/types";
import { type Answer, type Failure, malformed } from "../failure.server";
import { minorOf } from "../money.server";
import { reading } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { betFrom, placedCouponFrom } from "./translate.server";
import { couponListWire, placedCouponWire, resolveReplyWire } from "./wire.server";

/** What the platform says of an unplaced coupon. Amounts are minor units of the asked currency; null = unbounded. */
export interface ResolvedBets {
  /** In the order asked; null = the platform does not know the bet (any more). */
  readonly bets: readonly (Bet | null)[];
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  readonly maxPayout: number | null;
}

/** What became of a key: `unknown` = no answer that could be trusted; ask again. */
export type KeyFate =
  | { readonly kind: "found"; readonly coupon: PlacedCoupon }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const resolvePolicy = reading("coupons.resolve", "none", { timeoutMs: 1500, retries: 1, retryDelayMs: 100 });
const listPolicy = reading("coupons.list", "bearer", { timeoutMs: 2000, retries: 1, retryDelayMs: 100 });
const onePolicy = reading("coupons.one", "bearer", { timeoutMs: 1500, retries: 1, retryDelayMs: 100 });
const keyPolicy = reading("coupons.by-key", "bearer", { timeoutMs: 2000, retries: 2, retryDelayMs: 200 });
const base = "/coupon-api/v1/coupons";

/** Current prices and states of a coupon's bets, and its bounds (CPN-26). `currency` is ISO 4217. */
export async function resolveBets(
  scope: PlatformScope,
  ask: { readonly typeId: CouponTypeId; readonly currency: string; readonly bets: readonly BetRef[] },
): Promise<Answer<ResolvedBets>> {
  const refs = ask.bets.map(({ gameId, marketId, type, param }) => ({ gameId, marketId, type, param }));
  const json = { lng: scope.lng, typeId: ask.typeId, currency: ask.currency, bets: refs };
  const input = { method: "POST", path: "/coupon-api/v1/resolve", json } as const;
  const reply = await call(scope, resolvePolicy, input, resolveReplyWire);
  if (!reply.ok) return reply;
  const { bets, minBetAmount, maxBetAmount, maxPayout } = reply.data;
  if (bets.length !== refs.length) return malformed("bets");
  const least = minorOf(minBetAmount, ask.currency);
  const most = maxBetAmount === null ? null : minorOf(maxBetAmount, ask.currency);
  const payout = maxPayout === null ? null : minorOf(maxPayout, ask.currency);
  if (least === null) return malformed("minBetAmount");
  if (most === null && maxBetAmount !== null) return malformed("maxBetAmount");
  if (payout === null && maxPayout !== null) return malformed("maxPayout");
  const value = {
    bets: bets.map((bet) => bet && betFrom(bet)),
    minBetAmount: least,
    maxBetAmount: most,
    maxPayout: payout,
  };
  return { ok: true, value };
}

/** The player's placed coupons, newest first (CPP-09). */
export async function listCoupons(
  scope: PlatformScope,
  query: { readonly state: "open" | "settled"; readonly limit: number },
): Promise<Answer<readonly PlacedCoupon[]>> {
  const reply = await call(scope, listPolicy, { path: base, query }, couponListWire);
  if (!reply.ok) return reply;
  const coupons: PlacedCoupon[] = [];
  for (const [index, wire] of reply.data.coupons.entries()) {
    const made = placedCouponFrom(wire);
    if (!made.ok) return malformed(`coupons.${index}.${made.field}`);
    coupons.push(made.coupon);
  }
  return { ok: true, value: coupons };
}

/** One of the player's own coupons; null = there is none of that id (CPP-12). */
export async function loadCoupon(scope: PlatformScope, id: string): Promise<Answer<PlacedCoupon | null>> {
  if (!isName(id)) return { ok: true, value: null };
  const reply = await call(scope, onePolicy, { path: `${base}/{id}`, params: { id } }, placedCouponWire);
  if (!reply.ok) return isAbsence(reply.failure) ? { ok: true, value: null } : reply;
  const made = placedCouponFrom(reply.data);
  return made.ok ? { ok: true, value: made.coupon } : malformed(made.field);
}

/** What became of the placement with this key (CPP-11). Never guesses: "none" is the platform's own word. */
export async function findCouponByKey(scope: PlatformScope, key: string): Promise<KeyFate> {
  if (!isName(key)) return { kind: "none" };
  const reply = await call(
    scope,
    keyPolicy,
    { path: `${base}/by-key/{key}`, params: { key } },
    placedCouponWire,
  );
  if (!reply.ok) return { kind: isAbsence(reply.failure) ? "none" : "unknown" };
  const made = placedCouponFrom(reply.data);
  // A receipt of another key is no answer to this question.
  return made.ok && made.coupon.key === key ? { kind: "found", coupon: made.coupon } : { kind: "unknown" };
}

/** A 404 that the service worded; one of a proxy on the way says nothing about coupons. */
function isAbsence(failure: Failure) {
  return (
    failure.kind === "refused" &&
    failure.status === 404 &&
    typeof failure.body === "object" &&
    failure.body !== null
  );
}

/** What can be an id or key at all; visitors type both into addresses. */
function isName(text: string) {
  return /^[\w-]{1,80}$/.test(text);
}
