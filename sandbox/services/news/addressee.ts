import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { players } from "../../db/schema";
import type { PlayerRow } from "../people";

/**
 * The player who signs in by an e-mail address (lower case), or has proven a telephone (E.164);
 * null = nobody.
 */
export async function playerByEmailOrPhone(db: Db, address: string): Promise<PlayerRow | null> {
  const where = address.startsWith("+")
    ? sql`(${players.config}->>'phone_code') || (${players.config}->>'phone_number') = ${address}
        and ${players.config}->>'activation_type' in ('2', '3')`
    : eq(players.login, address);
  const [player] = await db.select().from(players).where(where);
  return player ?? null;
}
