import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { boughtPromoCodes, players, pointEntries } from "../../db/schema";
import { lockPlayerRow } from "../own-account";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";

/** A promo code as the store sells it for points: the terms of its bonus, and how long it lasts (CNT-04). */
export interface PromoStoreOffer {
  readonly name: string;
  readonly points: number;
  readonly percent: number;
  /** Highest bonus, as a multiple of the currency's minimum stake: 25 in RUB is 500.00. */
  readonly mostOfLeast: number;
  readonly days: number;
}

/** What points buy. A point stands for a step of settled stakes (`domain/bonuses/points.ts`): 100.00 in RUB. */
export const promoStoreOffers: readonly PromoStoreOffer[] = [
  { name: "boost-5", points: 100, percent: 5, mostOfLeast: 25, days: 30 },
  { name: "boost-10", points: 250, percent: 10, mostOfLeast: 50, days: 30 },
  { name: "boost-15", points: 600, percent: 15, mostOfLeast: 100, days: 30 },
];

type BoughtPromoCode = typeof boughtPromoCodes.$inferSelect;

/** Result of a purchase; `isNew` false = the code that an earlier purchase with the same key has bought. */
export type PromoCodePurchaseResult =
  | { readonly ok: true; readonly isNew: boolean; readonly bought: BoughtPromoCode }
  | { readonly ok: false; readonly status: 403 | 422; readonly code: PromoCodePurchaseRefusal };

type PromoCodePurchaseRefusal =
  | "key-reused"
  | "excluded"
  | "account-frozen"
  | "unknown-offer"
  | "points";

const dayMs = 86_400_000;

/**
 * Buys a promo code with points, once per key, in one transaction that holds the player's row: the points of two
 * purchases, and of a bet that settles meanwhile, add up exactly. An earlier purchase with the key wins over any refusal.
 */
export function buyPromoCode(
  services: SandboxServices,
  playerId: number,
  key: string,
  name: string,
): Promise<PromoCodePurchaseResult> {
  const refused = (status: 403 | 422, code: PromoCodePurchaseRefusal) =>
    ({ ok: false, status, code }) as const;
  return services.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, playerId);
    if (!player) throw new Error(`no player ${playerId}`);
    await services.world.ensureFresh(tx);
    const now = services.world.now();
    const [known] = await tx
      .select()
      .from(boughtPromoCodes)
      .where(and(eq(boughtPromoCodes.playerId, playerId), eq(boughtPromoCodes.key, key)));
    if (known)
      return known.offer === name
        ? { ok: true, isNew: false, bought: known }
        : refused(422, "key-reused");
    const restriction = restrictionOf(player, "offers", now);
    if (restriction)
      return refused(403, restriction.kind === "frozen-account" ? "account-frozen" : "excluded");
    const offer = promoStoreOffers.find((each) => each.name === name);
    // A code that no bet takes is not sold (CPN-14).
    if (!offer || !services.world.state.config.groups.coupon.promoCodes)
      return refused(422, "unknown-offer");
    const { points, percent, mostOfLeast, days } = offer;
    if (player.points < points) return refused(422, "points");
    const [bought] = await tx
      .insert(boughtPromoCodes)
      .values({
        ...{ playerId, key, offer: name, points, percent, mostOfLeast },
        code: newPromoCode(),
        boughtAt: now,
        endsAt: now + days * dayMs,
      })
      .returning();
    if (!bought) throw new Error(`no promo code for ${key}`);
    await tx
      .insert(pointEntries)
      .values({ playerId, at: now, points: -points, kind: "promo-code", ref: bought.code });
    await tx
      .update(players)
      .set({ points: sql`${players.points} - ${points}` })
      .where(eq(players.id, playerId));
    return { ok: true, isNew: true, bought };
  });
}

/** 32 letters and digits, without those that look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A code that nobody guesses: P and nine of 32 signs. Codes of the house are words, invitations begin with F. */
function newPromoCode(): string {
  return `P${[...randomBytes(9)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}
