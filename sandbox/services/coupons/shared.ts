import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { encodeShareCode, parseShareCode } from "~/domain/coupon/sharing/share-code";
import {
  type SharedCouponContentWire,
  sharedCouponContentWire,
} from "~/platform/services/coupons/shared-wire.server";
import { sqlState } from "../../db/errors";
import { sharedCoupons } from "../../db/schema";
import type { SandboxServices } from "../sandbox-services";

/**
 * How long a share code is valid after a coupon was last saved under it, ms of the sandbox's time.
 */
const codeLifeMs = 30 * 24 * 3_600_000;
/**
 * How many random codes are tried until one is free. Collisions among 2^40 codes are rare; five in
 * a row is a defect.
 */
const mostDraws = 5;
const uniqueViolation = "23505";

/** A coupon stored under a code, with its expiry in ms since epoch. */
export interface StoredSharedCoupon {
  readonly code: string;
  readonly expiresAt: number;
  readonly content: SharedCouponContentWire;
}

/** Stores a coupon under an unguessable code; a stored one keeps its code with a new expiry (CPN-21). */
export async function storeOrRenewSharedCoupon(
  services: SandboxServices,
  content: SharedCouponContentWire,
): Promise<StoredSharedCoupon> {
  const now = services.world.now();
  const expiresAt = now + codeLifeMs;
  await services.db.delete(sharedCoupons).where(lte(sharedCoupons.expiresAt, now));
  const fingerprint = fingerprintOf(content);
  for (let draw = 1; ; draw++) {
    try {
      const [row] = await services.db
        .insert(sharedCoupons)
        .values({ code: encodeShareCode(randomBytes(5)), fingerprint, content, expiresAt })
        .onConflictDoUpdate({ target: sharedCoupons.fingerprint, set: { expiresAt } })
        .returning({ code: sharedCoupons.code });
      if (row) return { code: row.code, expiresAt, content };
    } catch (error) {
      if (sqlState(error) !== uniqueViolation || draw >= mostDraws) throw error;
    }
  }
}

/** The coupon stored under a typed code; null = none, or expired. */
export async function loadSharedCoupon(
  services: SandboxServices,
  typed: string,
): Promise<StoredSharedCoupon | null> {
  const code = parseShareCode(typed);
  if (code === null) return null;
  const [row] = await services.db
    .select()
    .from(sharedCoupons)
    .where(and(eq(sharedCoupons.code, code), gt(sharedCoupons.expiresAt, services.world.now())));
  return row
    ? { code, expiresAt: row.expiresAt, content: sharedCouponContentWire.parse(row.content) }
    : null;
}

/**
 * Hash of a coupon's content: equal for the same bets in the same order, whatever the order of the
 * fields.
 */
function fingerprintOf({ typeId, systemValue, bets }: SharedCouponContentWire): string {
  const plain = bets.map((bet) => [
    bet.gameId,
    bet.marketId,
    bet.type,
    bet.param,
    bet.blockId,
    bet.isBanker,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([typeId, systemValue, plain]))
    .digest("base64url");
}
