import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { isSamePerson } from "~/domain/identification/same-person";
import { selfExclusionCode } from "~/domain/limits/codes";
import { playerRecordWire } from "~/platform/services/user/config-wire.server";
import type { Db } from "../../db/open";
import { normalisedDocumentNumberSql, players } from "../../db/schema";
import { restrictionOf } from "../restrictions";

/** Who is to be registered or identified; `bornOn` is an ISO 8601 date, "" = unknown. */
export interface Person {
  readonly name: string;
  readonly surname: string;
  readonly bornOn: string;
  /** Number of the passport; "" = unknown. */
  readonly document: string;
}

/** First key of the database's advisory locks on persons; no other lock of the sandbox has it. */
const personLocks = 7_301;

/**
 * Serialises registrations, identifications and self-exclusions of one person until the end of the
 * transaction (REG-10).
 */
export async function lockPersonUntilCommit(tx: Db, person: Person): Promise<void> {
  // Takes the locks in sorted order, so that two transactions cannot deadlock.
  const keys = [...new Set([person.bornOn, documentText(person.document)])].filter(Boolean).sort();
  for (const key of keys)
    await tx.execute(sql`select pg_advisory_xact_lock(${personLocks}, hashtext(${key}))`);
}

/** Whether a player of the same person is under self-exclusion (REG-10); call after `lockPersonUntilCommit`. */
export async function isSelfExcludedPerson(
  tx: Db,
  person: Person,
  now: number,
  exceptId: number | null = null,
): Promise<boolean> {
  const { bornOn, document } = person;
  const { config } = players;
  const born = sql`${config}->'user_data'->>'date_birthday'`;
  const paper = normalisedDocumentNumberSql(sql`${config}->'user_data'->>'passport'`);
  const wanted: SQL[] = [];
  if (bornOn !== "") wanted.push(sql`${born} = ${bornOn}`);
  if (documentText(document) !== "")
    wanted.push(sql`${paper} = ${normalisedDocumentNumberSql(sql`${document}::text`)}`);
  if (wanted.length === 0) return false;
  const rows = await tx
    .select({ id: players.id, config, limits: players.limits, isFrozen: players.isFrozen })
    .from(players)
    .where(and(or(...wanted), sql`${players.limits} ? ${String(selfExclusionCode)}`));
  return rows.some(
    (row) =>
      row.id !== exceptId &&
      isSame(row, person) &&
      restrictionOf(row, "registration", now) !== null,
  );
}

/** The person that a stored user config describes. */
export function personFromConfig(stored: Pick<typeof players.$inferSelect, "config">): Person {
  const {
    name,
    surname,
    date_birthday: bornOn,
    passport: document,
  } = playerRecordWire.parse(stored.config).user_data;
  return { name, surname, bornOn, document };
}

/** Locks the person of a player whose self-exclusion is about to be written. */
export async function lockPersonOfPlayer(tx: Db, playerId: number): Promise<void> {
  const [row] = await tx
    .select({ config: players.config })
    .from(players)
    .where(eq(players.id, playerId));
  if (row) await lockPersonUntilCommit(tx, personFromConfig(row));
}

function isSame(row: Pick<typeof players.$inferSelect, "config">, person: Person): boolean {
  const known = personFromConfig(row);
  const isSameDocument =
    documentText(person.document) !== "" &&
    documentText(person.document) === documentText(known.document);
  return isSameDocument || (person.name !== "" && isSamePerson(known, person));
}

function documentText(text: string): string {
  return text.replace(/[\s\p{P}]/gu, "").toUpperCase();
}
