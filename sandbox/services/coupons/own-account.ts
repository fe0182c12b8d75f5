import { and, eq, isNull } from "drizzle-orm";
import { zero } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { accounts, players, sessions } from "../../db/schema";
import { lockPlayerLimits } from "../limits/keep";
import { hasMoneyLimit, parseStoredLimits, toLimits } from "../limits/stored";
import { loadLimitRemainder } from "../limits/windows";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";
import type { TokenClaims } from "../tokens";
import type { AccountWithStatus } from "./judge";

/** The account and its owner's permissions; null if it is not the player's or the session has ended. */
export async function readAccount(
  { db, world }: SandboxServices,
  claims: TokenClaims,
  accountId: number,
): Promise<AccountWithStatus | null> {
  const [row] = await ownQuery(db, claims, accountId);
  return row ? ownOf(db, claims, row, world.now()) : null;
}

/**
 * As `readAccount`, with the row locked to the end of the transaction. With a monetary limit the player's row
 * is locked too: bets from several accounts are counted one after the other (CPP-08).
 */
export async function lockAccount(
  services: SandboxServices,
  tx: Db,
  claims: TokenClaims,
  accountId: number,
): Promise<AccountWithStatus | null> {
  const [locked] = await ownQuery(tx, claims, accountId).for("no key update", { of: accounts });
  if (!locked) return null;
  // Read again: commits made while waiting for a lock count, including a first limit.
  const [behind] = await ownQuery(tx, claims, accountId);
  if (!behind) return null;
  const isCounted = hasMoneyLimit(parseStoredLimits(behind.limits));
  if (isCounted) await lockPlayerLimits(tx, claims.userId);
  const [row] = isCounted ? await ownQuery(tx, claims, accountId) : [behind];
  return row ? ownOf(tx, claims, row, services.world.now()) : null;
}

/** Waits until the account's lock is released. */
export async function waitForAccountLock(
  db: Db,
  claims: TokenClaims,
  accountId: number,
): Promise<void> {
  await ownQuery(db, claims, accountId).for("no key update", { of: accounts });
}

function ownQuery(db: Db, { userId, sid }: TokenClaims, accountId: number) {
  return db
    .select({
      id: accounts.id,
      iso: accounts.iso,
      type: accounts.type,
      balance: accounts.balance,
      isFrozen: players.isFrozen,
      termsChanged: players.termsChanged,
      config: players.config,
      limits: players.limits,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .innerJoin(sessions, and(eq(sessions.playerId, players.id), eq(sessions.id, sid)))
    .where(
      and(eq(accounts.id, accountId), eq(accounts.playerId, userId), isNull(accounts.closedAt)),
    );
}

/**
 * An account read from the database with what its owner's restrictions allow: whether he may play,
 * and how much he may still stake (null = no monetary limit).
 */
async function ownOf(
  db: Db,
  { userId }: TokenClaims,
  row: Awaited<ReturnType<typeof ownQuery>>[number],
  now: number,
): Promise<AccountWithStatus> {
  const { id, iso, type, balance, isFrozen, termsChanged } = row;
  const limits = toLimits(parseStoredLimits(row.limits), now);
  const isPlayShut = restrictionOf(row, "play", now) !== null;
  // Stakes of a bonus account are not the player's money.
  const room =
    type === 4
      ? null
      : await loadLimitRemainder(db, userId, limits, ["wagering", "loss"], { iso, now });
  const standing = {
    ...{ isFrozen, termsChanged, isPlayShut, room },
    balance: balance ?? zero(),
    advance: zero(),
    promo: null,
  };
  return { account: { id, iso, type }, standing };
}

/** Whether the session of a token is open. */
export async function isSessionOpen(
  tx: Db,
  { userId, sid }: Pick<TokenClaims, "userId" | "sid">,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sid), eq(sessions.playerId, userId)));
  return rows.length > 0;
}
