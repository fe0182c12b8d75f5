import { and, eq, sql } from "drizzle-orm";
import { type Minor, times } from "~/features/money/amount";
import { currencyOf } from "~/features/money/money";
import type { Db } from "../../db/open";
import { coupons, players } from "../../db/schema";

/** A code of the house: what it adds to the return of a single or an express that wins (CPN-14). */
export interface HouseCode {
  readonly code: string;
  readonly percent: number;
  /** Of a currency's least stake: of RUB 50 are 1,000.00. */
  readonly mostOfLeast: number;
  /** Players who have it from the start, by id; others type it. */
  readonly owners: readonly number[];
  /** ms since epoch; null = for good. */
  readonly endsAt: number | null;
}

/** Each is good for one bet of a player. */
const houseCodes: readonly HouseCode[] = [
  { code: "BOOST10", percent: 10, mostOfLeast: 50, owners: [1], endsAt: null },
  { code: "WELCOME5", percent: 5, mostOfLeast: 25, owners: [], endsAt: null },
  { code: "EURO2020", percent: 10, mostOfLeast: 50, owners: [], endsAt: Date.parse("2021-07-12T00:00:00Z") },
];

/** Codes of the wire that say why a promo code cannot be used. */
export type PromoRefusal = "promo-unknown" | "promo-expired" | "promo-used";

/** A code as it was typed, in any case; or why it is none at this moment. */
export function codeOf(typed: string, now: number): HouseCode | PromoRefusal {
  const found = houseCodes.find(({ code }) => code === typed.toUpperCase());
  if (!found) return "promo-unknown";
  return found.endsAt !== null && now >= found.endsAt ? "promo-expired" : found;
}

/** The codes that a player has without typing one. */
export function codesOf(playerId: number, now: number): readonly HouseCode[] {
  return houseCodes.filter(
    ({ owners, endsAt }) => owners.includes(playerId) && (endsAt === null || now < endsAt),
  );
}

/** What a code may add at most, in a currency. */
export function mostOf<C extends string>({ mostOfLeast }: HouseCode, iso: C): Minor<C> {
  return times(currencyOf(iso).least, mostOfLeast);
}

/** The code that added to a coupon, as `promisedTo` keeps it; "" or null where none did. */
const code = sql<string>`${coupons.request}->'promised'->>'promoCode'`;

/** The codes that a player has bet with. */
export async function usedCodes(db: Db, playerId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ code })
    .from(coupons)
    .where(and(eq(coupons.playerId, playerId), sql`coalesce(${code}, '') <> ''`));
  return new Set(rows.map((row) => row.code));
}

/** Has bets of one player with a promo code come one by one, from whichever of his accounts (CPN-14). */
export async function lockCodes(tx: Db, playerId: number): Promise<void> {
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("no key update");
}
