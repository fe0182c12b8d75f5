import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { players } from "../db/schema";
import type { PlayerRow } from "./people";
import type { SandboxServices } from "./sandbox-services";

/** The player of a login, which is an e-mail address in any case, or the player's number. */
export async function playerByEmailOrNumber(
  services: SandboxServices,
  login: string,
): Promise<PlayerRow | null> {
  const text = login.trim().toLowerCase();
  const byNumber: SQL | undefined = /^\d{1,9}$/.test(text)
    ? eq(players.id, Number(text))
    : undefined;
  const [player] = await services.db
    .select()
    .from(players)
    .where(or(eq(players.login, text), byNumber));
  return player ?? null;
}

/** The player who has proven this telephone, and so can sign in by it; null = nobody has. */
export async function playerOfProvenPhone(
  services: SandboxServices,
  code: string,
  number: string,
): Promise<PlayerRow | null> {
  // Only digits are looked up: players without a telephone have "" as their number.
  if (!/^\d{1,14}$/.test(number)) return null;
  const [player] = await services.db
    .select()
    .from(players)
    .where(
      and(
        sql`${players.config}->>'phone_code' = ${code}`,
        sql`${players.config}->>'phone_number' = ${number}`,
        // Only a proven telephone can sign in (ACC-06).
        sql`${players.config}->>'activation_type' in ('2', '3')`,
      ),
    )
    .orderBy(players.id)
    .limit(1);
  return player ?? null;
}
