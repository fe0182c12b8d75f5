import { eq } from "drizzle-orm";
import type { HyperBonus } from "~/domain/coupon/bonus";
import type { Minor } from "~/domain/money/amount";
import type { ExpressWire } from "~/platform/services/coupons/expresses-wire.server";
import { players } from "../db/schema";
import { initialFunCredits } from "./casino/fun";
import { expressesNow } from "./coupons/expresses";
import { currentHyperBonus } from "./coupons/rewards";
import { restrictionOf } from "./restrictions";
import type { SandboxServices } from "./sandbox-services";

/** What the pages of bonuses and promotions state of the platform's rules now (CNT-02). */
export interface PromotionDataAccess {
  /** Whether a restriction of a player shuts offers to him (LIM-12). */
  areOffersShutFor(userId: number): Promise<boolean>;
  /** Whether bets get the bonus of an accumulator now (CPN-06). */
  hasExpressBonus(): boolean;
  /** Whether bets take promo codes now (CPN-14). */
  hasPromoCodes(): boolean;
  /** null = switched off (CPN-13). */
  hyperBonus<C extends string>(iso: C): HyperBonus<C> | null;
  /** The accumulators offered now (CPN-24), with names in a language. */
  expresses(lng: string): readonly ExpressWire[];
  /** Credits that a demo session begins with. */
  demoCredits<C extends string>(iso: C): Minor<C>;
}

export function promotionDataAccess(services: SandboxServices): PromotionDataAccess {
  const { db, world } = services;
  const couponGroup = () => world.state.config.groups.coupon;
  return {
    async areOffersShutFor(userId) {
      const [player] = await db.select().from(players).where(eq(players.id, userId));
      return player === undefined || restrictionOf(player, "offers", world.now()) !== null;
    },
    hasExpressBonus: () => couponGroup().bonusFeature,
    hasPromoCodes: () => couponGroup().promoCodes,
    hyperBonus: (iso) => currentHyperBonus(services, iso),
    expresses: (lng) => expressesNow(services, lng),
    demoCredits: initialFunCredits,
  };
}
