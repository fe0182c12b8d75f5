import { and, eq, inArray, isNull } from "drizzle-orm";
import { zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { initialClockOffsetMs, isoTime } from "./clock";
import { contentFiles } from "./content/files";
import { fillContent } from "./content/fill";
import { demoPassword, demoPlayers } from "./db/demo-players";
import { moneyMetricsText } from "./db/money-metrics";
import { type Db, openDatabase } from "./db/open";
import { accounts, players } from "./db/schema";
import { seedOnce } from "./db/seed";
import { World } from "./db/world";
import { builtInFeed, footballDataFeed } from "./feed";
import type { Feed } from "./feed/types";
import { dueProviderRoundsExistSql, endAndForgetProviderRounds } from "./game-server/rounds";
import { createWalletClient } from "./game-server/wallet";
import type { Sandbox, SandboxOptions } from "./options";
import { platformApp } from "./sandbox";
import { dueBonusesExistSql, endExpiredBonuses } from "./services/bonuses/close";
import { resettleCorrectedGames, resultCorrectionsExistSql } from "./services/coupons/resettle";
import { DueMoneySettler } from "./services/coupons/settler";
import { dueDocumentsExistSql, verifyDueDocuments } from "./services/documents/documents";
import { openFileStore } from "./services/documents/store";
import { DueWorkLoop } from "./services/loop";
import { sendWeeklyNewsOnce } from "./services/news/desk";
import type { SandboxServices } from "./services/sandbox-services";
import { dueSupportAnswersExistSql, writeDueAnswers } from "./services/support/threads";
import { sendDuePushMessages } from "./services/web-push/send";

/**
 * Opens the embedded platform (SBX-01). Throws a one-line error for the console: the data folder is in use,
 * the database cannot be reached, or the feed's files cannot be read.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.feed === null) return openSandboxWithFeed(builtInFeed(), "built in", options);
  return openSandboxWithFeed(footballDataFeed(options.feed), options.feed, options);
}

/** Opens the platform with a given feed; `openSandbox` uses the feed of the environment. */
export async function openSandboxWithFeed(
  feed: Feed,
  feedName: string,
  options: SandboxOptions,
): Promise<Sandbox> {
  const offset = initialClockOffsetMs(options.now, feed, Date.now());
  const database = await openDatabase(options.dataDir, options.databaseUrl);
  try {
    await seedOnce(database.db, offset);
    const world = await World.open(database);
    await fillContent(database.db, contentFiles(), world.now());
    const settler = new DueMoneySettler(database, world, feed);
    // A loop of its own: no bet waits for its settlement while messages are written.
    const news = new DueWorkLoop("sending the news", (stopping) =>
      sendWeeklyNewsOnce(services, stopping),
    );
    // As for the news: a push service that is slow holds up nothing else.
    const push = new DueWorkLoop("sending push messages", (stopping) =>
      sendDuePushMessages(services, stopping),
    );
    const services: SandboxServices = {
      database,
      db: database.db,
      world,
      feed,
      settler,
      news,
      push,
      files: await openFileStore(options, database.db),
      publicOrigin: options.publicOrigin,
      isAlone: options.isAlone ?? false,
      secrets: options.secrets,
    };
    settler.also({
      isDue: resultCorrectionsExistSql,
      run: () => resettleCorrectedGames(services),
    });
    settler.also({ isDue: dueSupportAnswersExistSql, run: () => writeDueAnswers(services) });
    settler.also({ isDue: dueDocumentsExistSql, run: () => verifyDueDocuments(services) });
    settler.also({ isDue: dueBonusesExistSql, run: () => endExpiredBonuses(services) });
    const fetch = platformApp(services, options);
    settler.also({
      isDue: dueProviderRoundsExistSql,
      run: () =>
        endAndForgetProviderRounds(services, ({ provider }) =>
          createWalletClient(services, provider, fetch),
        ),
    });
    const balances = await demoBalances(database.db);
    settler.start();
    news.start();
    push.start();
    return {
      fetch,
      notes: notesOf(feed, feedName, world.now(), balances),
      metrics: moneyMetricsText,
      async close() {
        await Promise.all([settler.stop(), news.stop(), push.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Balances of the demo players as the database has them, by login: a data folder may be older than this start. */
async function demoBalances(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ login: players.login, iso: accounts.iso, balance: accounts.balance })
    .from(players)
    .innerJoin(accounts, eq(accounts.playerId, players.id))
    .where(
      and(
        isNull(accounts.closedAt),
        inArray(
          players.login,
          demoPlayers.map(({ login }) => login),
        ),
      ),
    )
    .orderBy(accounts.id);
  const all = new Map<string, string>();
  for (const { login, iso, balance } of rows) {
    const before = all.get(login);
    const own = `${iso} ${fromMinor(balance ?? zero(), iso)}`;
    all.set(login, before === undefined ? own : `${before}, ${own}`);
  }
  return all;
}

function notesOf(
  feed: Feed,
  feedName: string,
  now: number,
  balances: ReadonlyMap<string, string>,
): string[] {
  const lines = [...balances].map(([login, money]) => `  ${login}  ${money}`);
  return [
    `feed: ${feedName}, ${feed.champs.length} championships`,
    ...feed.report.map((line) => `  ${line}`),
    `sandbox clock: ${isoTime(now)}`,
    `demo players, password "${demoPassword}":`,
    ...lines,
  ];
}
