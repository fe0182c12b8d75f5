import { parseCouponType } from "~/domain/coupon/kinds";
import type { SharedCoupon } from "~/domain/coupon/sharing/shared";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";

/** A share code and its expiry, ISO 8601. */
export interface SavedShareCode {
  readonly code: string;
  readonly expiresAt: string;
}

/** A share code with the coupon stored under it. */
export interface LoadedShareCode extends SavedShareCode {
  readonly shared: SharedCoupon;
}

/**
 * Stores a coupon at the platform under an unguessable code, by which others can load it (CPN-21).
 */
export async function saveSharedCoupon(
  scope: PlatformScope,
  shared: SharedCoupon,
): Promise<Answer<SavedShareCode>> {
  const { typeId, systemValue } = shared;
  const bets = shared.bets.map(({ gameId, marketId, type, param, blockId, isBanker }) => ({
    gameId,
    marketId,
    type,
    param,
    blockId,
    isBanker,
  }));
  return mapReply(
    await call(scope, couponCalls.share, { json: { typeId, systemValue, bets } }),
    (data) => data,
  );
}

/** Loads the coupon stored under a code from `parseShareCode`; null = none, or expired. */
export async function loadSharedCoupon(
  scope: PlatformScope,
  code: string,
): Promise<Answer<LoadedShareCode | null>> {
  const reply = await call(scope, couponCalls.shared, { params: { code } });
  if (!reply.ok) {
    const { failure } = reply;
    const isAbsent =
      failure.kind === "refused" && failure.status === 404 && failure.code === "not-found";
    return isAbsent ? { ok: true, value: null } : reply;
  }
  const { typeId, systemValue, bets, code: kept, expiresAt } = reply.data;
  const type = parseCouponType(typeId);
  if (type === null) return malformedFieldFailure("typeId");
  return {
    ok: true,
    value: { code: kept, expiresAt, shared: { typeId: type, systemValue, bets } },
  };
}
