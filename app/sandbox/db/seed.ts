import { randomBytes } from "node:crypto";
import { isNotNull, sql } from "drizzle-orm";
import { zero } from "~/domain/money/amount";
import { toMinor } from "~/domain/money/money";
import { newsIssueNumberAt } from "../services/news/calendar";
import { hashPassword } from "../services/passwords";
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

/** Restores the seed data in one transaction; revisions keep increasing, so that every process notices. */
export async function resetAll(db: Db, offsetMs: number): Promise<void> {
  const {
    sessions,
    pastSessions,
    oneTimeCodes,
    wrongCredentialCountsByPlayer,
    players,
    accounts,
    ledgerTransfers,
    coupons,
    couponLegs,
    cashOuts,
    autoCashOuts,
  } = schema;
  const {
    limitKnowledgeTests,
    payments,
    sharedCoupons,
    gameOverrides,
    marketOverrides,
    injectedFaults,
    analyticsEvents,
    world,
  } = schema;
  const { socialSignInGrants, socialIdentities } = schema;
  const { tickets, ticketDraws, totoDraws, totoJackpots } = schema;
  const { currencyConversions, supportThreads, supportMessages } = schema;
  const { playerBonuses, cashbacks, pointEntries, playerFiles } = schema;
  const {
    casinoSeeds,
    casinoRounds,
    casinoStepKeys,
    providerRounds,
    casinoWalletTransactions,
    casinoFunSessions,
    casinoFavourites,
  } = schema;
  const { signInHistory, authenticators, recoveryCodes, unsubscribedAddressHashes, newsIssues } =
    schema;
  const {
    allCookiesAcceptances,
    cookieReceipts,
    outbox,
    messageCounts,
    captchas,
    postCountsForCaptcha,
    otherDeviceSignIns,
  } = schema;
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
    // In the order in which placements lock the tables, and in which work that is due is looked for (`findDueWork`): so
    // a reset waits for them, and neither waits for the other.
    await tx.execute(
      sql`truncate ${sessions}, ${pastSessions}, ${oneTimeCodes}, ${wrongCredentialCountsByPlayer}, ${accounts}, ${players}, ${coupons}, ${payments}, ${couponLegs}, ${cashOuts}, ${ticketDraws}, ${totoDraws}, ${casinoRounds}, ${autoCashOuts}, ${ledgerTransfers}, ${limitKnowledgeTests}, ${sharedCoupons}, ${allCookiesAcceptances}, ${cookieReceipts}, ${outbox}, ${messageCounts}, ${socialSignInGrants}, ${socialIdentities}, ${gameOverrides}, ${marketOverrides}, ${injectedFaults}, ${analyticsEvents}, ${signInHistory}, ${authenticators}, ${recoveryCodes}, ${unsubscribedAddressHashes}, ${newsIssues}, ${currencyConversions}, ${supportThreads}, ${supportMessages}, ${playerFiles}, ${playerBonuses}, ${cashbacks}, ${pointEntries}, ${captchas}, ${postCountsForCaptcha}, ${otherDeviceSignIns}, ${casinoSeeds}, ${casinoStepKeys}, ${casinoWalletTransactions}, ${providerRounds}, ${casinoFunSessions}, ${casinoFavourites}, ${tickets}, ${totoJackpots} restart identity`,
    );
    await tx.execute(sql`alter sequence player_numbers restart`);
    await seedData(tx, Date.now() + offsetMs);
  });
}

/**
 * Writes the demo players, and the issue of the news that is out at `now`, where the clock starts,
 * as already sent: nobody gets it (SET-02).
 */
async function seedData(tx: Db, now: number): Promise<void> {
  await seedPlayers(tx, now);
  await tx
    .insert(schema.newsIssues)
    .values({ issue: newsIssueNumberAt(now), at: now, doneAt: now });
}

async function seedPlayers(tx: Db, now: number): Promise<void> {
  demoHash ??= hashPassword(demoPassword);
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
