import { and, desc, eq, sql } from "drizzle-orm";
import { type Minor, multiplyAmount } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import type { Db } from "../../db/open";
import { boughtPromoCodes, coupons, players } from "../../db/schema";

/** A promo code: its bonus on a winning single or express (CPN-14). */
export interface SandboxPromoCode {
  readonly code: string;
  readonly percent: number;
  /**
   * Highest bonus of the code, as a multiple of the currency's minimum stake: 50 in RUB is
   * 1,000.00.
   */
  readonly mostOfLeast: number;
  /** Ids of the players who have the code without typing it; others type it. */
  readonly owners: readonly number[];
  /** Expiry, ms since epoch; null = never. */
  readonly endsAt: number | null;
}

/** Every promo code of the house, ended ones too. Each can be used for one bet per player. */
export const housePromoCodes: readonly SandboxPromoCode[] = [
  { code: "BOOST10", percent: 10, mostOfLeast: 50, owners: [1], endsAt: null },
  { code: "WELCOME5", percent: 5, mostOfLeast: 25, owners: [], endsAt: null },
  {
    code: "EURO2020",
    percent: 10,
    mostOfLeast: 50,
    owners: [],
    endsAt: Date.parse("2021-07-12T00:00:00Z"),
  },
];

/** Wire codes for why a promo code cannot be used. */
export type PromoRefusal = "promo-unknown" | "promo-expired" | "promo-used";

/**
 * The code that a player typed, case-insensitive: one of the house, or one that he has bought (CNT-04); else the reason
 * why he cannot use it now. Nobody can use a code that another player has bought.
 */
export async function findPromoCode(
  db: Db,
  playerId: number,
  typed: string,
  now: number,
): Promise<SandboxPromoCode | PromoRefusal> {
  const text = typed.toUpperCase();
  const found =
    housePromoCodes.find((house) => house.code === text) ??
    (await boughtPromoCodesOf(db, playerId)).find((bought) => bought.code === text);
  if (!found) return "promo-unknown";
  return isExpired(found, now) ? "promo-expired" : found;
}

/** Whether a code's time has ended. */
export function isExpired({ endsAt }: Pick<SandboxPromoCode, "endsAt">, now: number): boolean {
  return endsAt !== null && now >= endsAt;
}

/** Codes that a player has without typing one: his own of the house, then those that he has bought, the newest first. */
export async function promoCodesOf(db: Db, playerId: number): Promise<readonly SandboxPromoCode[]> {
  const house = housePromoCodes.filter(({ owners }) => owners.includes(playerId));
  return [...house, ...(await boughtPromoCodesOf(db, playerId))];
}

async function boughtPromoCodesOf(db: Db, playerId: number): Promise<readonly SandboxPromoCode[]> {
  const rows = await db
    .select()
    .from(boughtPromoCodes)
    .where(eq(boughtPromoCodes.playerId, playerId))
    .orderBy(desc(boughtPromoCodes.boughtAt), boughtPromoCodes.code);
  return rows.map(({ code, percent, mostOfLeast, endsAt }) => ({
    ...{ code, percent, mostOfLeast, endsAt },
    owners: [playerId],
  }));
}

/** Maximum bonus of a code in a currency. */
export function maxPromoBonus<C extends string>(
  { mostOfLeast }: SandboxPromoCode,
  iso: C,
): Minor<C> {
  return multiplyAmount(currencyOf(iso).least, mostOfLeast);
}

/** SQL expression: the promo code that a stored coupon was placed with; "" or null = none. */
const code = sql<string>`${coupons.request}->'promised'->>'promoCode'`;

/** Codes that a player has already used. */
export async function usedPromoCodes(db: Db, playerId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ code })
    .from(coupons)
    .where(and(eq(coupons.playerId, playerId), sql`coalesce(${code}, '') <> ''`));
  return new Set(rows.map((row) => row.code));
}

/** Serialises a player's bets with promo codes across accounts (CPN-14). */
export async function lockPromoCodes(tx: Db, playerId: number): Promise<void> {
  await tx
    .select({ id: players.id })
    .from(players)
    .where(eq(players.id, playerId))
    .for("no key update");
}
