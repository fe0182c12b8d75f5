import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { readShareCode, shareCodeOf } from "~/features/coupon/sharing/share-code";
import { type SharedCouponWire, sharedCouponWire } from "~/platform/coupons/shared-wire.server";
import { sqlState } from "../../db/errors";
import { sharedCoupons } from "../../db/schema";
import type { Core } from "../core";

/** How long a code holds after it was last asked for by saving, ms of the sandbox's time. */
const codeLifeMs = 30 * 24 * 3_600_000;
/** Two of 2^40 codes are hardly ever the same; five times in a row is a defect. */
const mostDraws = 5;
const uniqueViolation = "23505";

/** A coupon that is kept under a code, until a moment in ms since epoch. */
export interface Kept {
  readonly code: string;
  readonly expiresAt: number;
  readonly content: SharedCouponWire;
}

/** Keeps a coupon under a code nobody can guess; one that is kept already keeps its code and lives on (CPN-21). */
export async function keepShared(core: Core, content: SharedCouponWire): Promise<Kept> {
  const now = core.world.now();
  const expiresAt = now + codeLifeMs;
  await core.db.delete(sharedCoupons).where(lte(sharedCoupons.expiresAt, now));
  const fingerprint = fingerprintOf(content);
  for (let draw = 1; ; draw++) {
    try {
      const [row] = await core.db
        .insert(sharedCoupons)
        .values({ code: shareCodeOf(randomBytes(5)), fingerprint, content, expiresAt })
        .onConflictDoUpdate({ target: sharedCoupons.fingerprint, set: { expiresAt } })
        .returning({ code: sharedCoupons.code });
      if (row) return { code: row.code, expiresAt, content };
    } catch (error) {
      if (sqlState(error) !== uniqueViolation || draw >= mostDraws) throw error;
    }
  }
}

/** What is kept under a code as it was typed; null = nothing, or its time is over. */
export async function sharedOf(core: Core, typed: string): Promise<Kept | null> {
  const code = readShareCode(typed);
  if (code === null) return null;
  const [row] = await core.db
    .select()
    .from(sharedCoupons)
    .where(and(eq(sharedCoupons.code, code), gt(sharedCoupons.expiresAt, core.world.now())));
  return row ? { code, expiresAt: row.expiresAt, content: sharedCouponWire.parse(row.content) } : null;
}

/** The order of the bets is part of what is shared, the order of an object's fields is not. */
function fingerprintOf({ typeId, systemValue, bets }: SharedCouponWire): string {
  const plain = bets.map((bet) => [bet.gameId, bet.marketId, bet.type, bet.param, bet.blockId, bet.isBanker]);
  return createHash("sha256")
    .update(JSON.stringify([typeId, systemValue, plain]))
    .digest("base64url");
}
