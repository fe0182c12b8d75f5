import { sql } from "drizzle-orm";
import { type Minor, zero } from "~/domain/money/amount";
import { parsePlayerPreferences } from "~/domain/settings/own-settings";
import { serializeMovements } from "./ledger";
import { countMovements } from "./money-metrics";
import type { Db } from "./open";
import type { couponLegs, coupons } from "./schema";

export type NewCoupon = Omit<
  typeof coupons.$inferSelect,
  "id" | "cashedStake" | "cashedReturn" | "return" | "settledAt" | "resettled"
>;
export type NewLeg = Omit<typeof couponLegs.$inferSelect, "couponId">;

/** Conditions that writing a coupon checks if its account was not locked before. */
export interface UnlockedWriteConditions {
  /** The player's session. */
  readonly sid: string;
  /** Revision of the shared state (`world`) by which the bets were judged. */
  readonly revision: number;
  /**
   * Until when the coupon may be written, ms since epoch by the platform's clock; null = no
   * deadline (CPP-11).
   */
  readonly until: number | null;
}

/** A coupon that has been written. */
export interface WrittenCoupon {
  readonly id: number;
  /** Whether the player's settings ask for a mail about it (SET-02). */
  readonly isMailWanted: boolean;
}

/**
 * Writes a coupon, its legs, the movement of its stake and the new balance in one call. Returns
 * null and writes nothing if the player's key is taken. With a guard it takes the account's lock itself, and
 * also returns null if any condition has changed (migration 0036). `advance` is the advanced part of the stake:
 * it is credited just before the stake is debited, only if the account is already locked.
 */
export async function writeCouponUnlessKeyTaken(
  tx: Db,
  coupon: NewCoupon,
  legs: readonly NewLeg[],
  guard: UnlockedWriteConditions | null,
  advance: Minor = zero(),
): Promise<WrittenCoupon | null> {
  const couponRow = JSON.stringify({
    player_id: coupon.playerId,
    key: coupon.key,
    fingerprint: coupon.fingerprint,
    account_id: coupon.accountId,
    iso: coupon.iso,
    type_id: coupon.typeId,
    system_value: coupon.systemValue,
    stake: coupon.stake,
    coef: coupon.coef,
    possible_win: coupon.possibleWin,
    request: coupon.request,
    state: coupon.state,
    placed_at: coupon.placedAt,
  });
  const legRows = JSON.stringify(
    legs.map(({ gameId, marketId, startsAt, endsAt, ...leg }) => ({
      ...leg,
      game_id: gameId,
      market_id: marketId,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
  );
  if (advance > 0 && guard) throw new Error("an advance is judged under the account's lock");
  const { accountId, iso, stake, placedAt: at } = coupon;
  const movement = { at, accountId, iso };
  const movements = [
    ...(advance > 0 ? [{ ...movement, amount: advance, kind: "advance" as const }] : []),
    { ...movement, amount: stake, kind: "stake" as const },
  ];
  const moves = serializeMovements(movements);
  const statement = statements.get(tx) ?? prepareWriting(tx);
  statements.set(tx, statement);
  const [row] = await statement.execute({
    coupon: couponRow,
    legs: legRows,
    moves,
    sid: guard?.sid ?? null,
    revision: guard?.revision ?? null,
    until: guard?.until ?? null,
  });
  if (!row?.written) return null;
  countMovements(movements);
  const [id, mail] = row.written;
  const { enable_mail_bets: isMailWanted } = parsePlayerPreferences({
    enable_mail_bets: mail ?? undefined,
  });
  return { id: Number(id), isMailWanted };
}

const statements = new WeakMap<Db, ReturnType<typeof prepareWriting>>();

/** The statement that places bets, planned once per connection. */
function prepareWriting(db: Db) {
  const [coupon, legs, moves] = ["coupon", "legs", "moves"].map((name) => sql.placeholder(name));
  const [sid, revision, until] = ["sid", "revision", "until"].map((name) => sql.placeholder(name));
  return db
    .select({ written: sql<readonly [id: string, mail: string | null] | null>`written` })
    .from(sql`write_coupon(${coupon}, ${legs}, ${moves}, ${sid}, ${revision}, ${until}) as written`)
    .prepare("write_coupon");
}
