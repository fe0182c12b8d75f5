import { randomBytes } from "node:crypto";
import { getTableName, isNotNull, sql } from "drizzle-orm";
import { zero } from "~/domain/money/amount";
import { toMinor } from "~/domain/money/money";
import { contentFiles } from "../content/files";
import { fillContentAgainIfInFuture } from "../content/fill";
import { newsletterIssueNumberAt } from "../services/news/calendar";
import { hashPublicPassword } from "../services/passwords";
import { demoPassword, demoPlayers, demoSmsCode, demoUserConfig } from "./demo-players";
import { ensureHouseAccounts, type LedgerMovement, recordMovements } from "./ledger";
import { houseAccounts } from "./movement-kinds";
import type { Db } from "./open";
import * as schema from "./schema";

// All demo players share one hash: their password is public, and a reset must be fast.
let demoHash: Promise<string> | null = null;

/**
 * Seeds a database that is empty; one that has data gets only those accounts of the house that it
 * lacks. `offsetMs` is the initial clock offset.
 */
export async function seedOnce(db: Db, offsetMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(schema.world)
      .values({
        revision: 1,
        era: 1,
        offsetMs,
        configRevision: 1,
        config: {},
        block: null,
        tokenSecret: randomBytes(32).toString("base64url"),
      })
      .onConflictDoNothing()
      .returning({ id: schema.world.id });
    if (created.length > 0) await seedData(tx, Date.now() + offsetMs);
    else await completeHouse(tx);
  });
}

/**
 * Creates the house accounts that a currency of the database still lacks: a new kind of movement
 * may need one that no currency has yet.
 */
async function completeHouse(tx: Db): Promise<void> {
  const { accounts } = schema;
  const known = await tx
    .select({ iso: accounts.iso })
    .from(accounts)
    .where(isNotNull(accounts.house));
  const isos = new Set(known.map(({ iso }) => iso));
  if (known.length < isos.size * houseAccounts.length) await ensureHouseAccounts(tx, [...isos]);
}

/**
 * Tables that a reset empties, in the order in which placements lock them and in which work that is due is looked for
 * (`findDueWork`): so a reset waits for them, and neither waits for the other.
 */
const tablesToEmpty = [
  schema.sessions,
  schema.pastSessions,
  schema.oneTimeCodes,
  schema.wrongCredentialCountsByPlayer,
  schema.accounts,
  schema.players,
  schema.coupons,
  schema.payments,
  schema.couponLegs,
  schema.cashOuts,
  schema.ticketDraws,
  schema.totoDraws,
  schema.casinoRounds,
  schema.autoCashOuts,
  schema.resultCorrections,
  schema.resettlements,
  schema.ledgerTransfers,
  schema.limitKnowledgeTests,
  schema.sharedCoupons,
  schema.allCookiesAcceptances,
  schema.cookieReceipts,
  schema.outbox,
  schema.messageCounts,
  schema.socialSignInGrants,
  schema.socialIdentities,
  schema.gameOverrides,
  schema.marketOverrides,
  schema.injectedFaults,
  schema.analyticsEvents,
  schema.signInHistory,
  schema.authenticators,
  schema.recoveryCodes,
  schema.unsubscribedAddressHashes,
  schema.newsSubscribers,
  schema.newsletterIssues,
  schema.currencyConversions,
  schema.supportThreads,
  schema.supportMessages,
  schema.playerFiles,
  schema.playerBonuses,
  schema.cashbacks,
  schema.pointEntries,
  schema.boughtPromoCodes,
  schema.captchas,
  schema.postCountsForCaptcha,
  schema.otherDeviceSignIns,
  schema.casinoSeeds,
  schema.casinoStepKeys,
  schema.casinoWalletTransactions,
  schema.providerRounds,
  schema.casinoFunSessions,
  schema.casinoFavourites,
  schema.tickets,
  schema.totoJackpots,
  schema.pushSubscriptions,
  schema.pushMessages,
  schema.pushScores,
];

/** Restores the seed data in one transaction; revisions keep increasing, so that every process notices. */
export async function resetAll(db: Db, offsetMs: number): Promise<void> {
  const { world } = schema;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '30s'`);
    await tx.update(world).set({
      revision: sql`${world.revision} + 1`,
      era: sql`${world.era} + 1`,
      configRevision: sql`${world.configRevision} + 1`,
      offsetMs,
      config: {},
      block: null,
    });
    await tx.execute(sql`lock table ${sql.join(tablesToEmpty, sql`, `)} in access exclusive mode`);
    await emptyTables(tx);
    await seedData(tx, Date.now() + offsetMs);
    await fillContentAgainIfInFuture(tx, contentFiles(), Date.now() + offsetMs);
  });
}

/**
 * Empties the tables, which the transaction has locked, and begins their numbers anew. Rows are deleted, in one
 * statement since tables refer to each other: a truncation makes new files of all tables, most of which are empty most of
 * the time, and every connection reads their descriptions anew.
 */
async function emptyTables(tx: Db): Promise<void> {
  const deletions = tablesToEmpty.map(
    (table) => sql`${sql.identifier(`empty_${getTableName(table)}`)} as (delete from ${table})`,
  );
  await tx.execute(sql`with ${sql.join(deletions, sql`, `)} select 1`);
  const advanced = await tx.execute<{ name: string }>(
    sql`select quote_ident(sequencename) as name from pg_sequences
      where schemaname = current_schema() and last_value is not null`,
  );
  for (const { name } of advanced.rows) await tx.execute(sql.raw(`alter sequence ${name} restart`));
}

/**
 * Writes the demo players, and the issue of the news that is out at `now`, where the clock starts,
 * as already sent: nobody gets it (SET-02).
 */
async function seedData(tx: Db, now: number): Promise<void> {
  await seedPlayers(tx, now);
  await tx
    .insert(schema.newsletterIssues)
    .values({ issue: newsletterIssueNumberAt(now), at: now, doneAt: now });
}

async function seedPlayers(tx: Db, now: number): Promise<void> {
  demoHash ??= hashPublicPassword(demoPassword);
  const passwordHash = await demoHash;
  await tx.insert(schema.players).values(
    demoPlayers.map((player) => ({
      id: player.id,
      login: player.login,
      passwordHash,
      twoStepCode: player.twoStepCode ?? null,
      smsCode: demoSmsCode,
      config: demoUserConfig(player),
      limits: player.limits?.(Math.floor(now / 1000)) ?? {},
      termsChanged: player.termsChanged ?? false,
      activateUntil: player.activateMs === undefined ? null : now + player.activateMs,
      termsUpdatedAt: player.termsChanged ? now : null,
    })),
  );
  const seeded = demoPlayers.flatMap((player) =>
    player.accounts.map((account) => ({ ...account, playerId: player.id })),
  );
  await tx.insert(schema.accounts).values(
    seeded.map(({ id, playerId, type, iso, label }) => ({
      id,
      playerId,
      type,
      iso,
      label,
      balance: zero(),
    })),
  );
  await ensureHouseAccounts(tx, [...new Set(seeded.map((account) => account.iso))]);
  const deposits = seeded.flatMap(({ id, iso, balance }): LedgerMovement[] => {
    const amount = toMinor(balance, iso);
    if (amount === null) throw new Error(`no amount of ${iso}: ${balance}`);
    return amount > 0 ? [{ at: now, accountId: id, iso, amount, kind: "deposit" }] : [];
  });
  await recordMovements(tx, ...deposits);
  await seedThreads(tx, now);
}

/** Writes the demo player's unread support messages: as many as his user config counts. */
async function seedThreads(tx: Db, now: number): Promise<void> {
  const texts = [
    ["account", "welcome"],
    ["verification", "documents"],
  ] as const;
  for (const [at, [topic, text]] of texts.entries()) {
    const [thread] = await tx
      .insert(schema.supportThreads)
      .values({
        ...{ playerId: 1, kind: "question", topic, subject: "", state: "answered", lng: "en" },
        updatedAt: now + at,
      })
      .returning();
    if (!thread) throw new Error("no thread was seeded");
    await tx
      .insert(schema.supportMessages)
      .values({ threadId: thread.id, isOfHouse: true, text, at: now + at, isRead: false });
  }
}
