import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { parseFavourites, teamFavouriteText } from "~/domain/settings/favourites";
import { type PushKind, pushSwitch } from "~/domain/web-push/web-push";
import type { Db } from "../../db/open";
import {
  players,
  pushMessages,
  pushScores,
  pushSubscriptions,
  world as worldTable,
} from "../../db/schema";
import type { GameFixture, GameSnapshot } from "../../feed/types";
import { gamePath } from "../../remotes/links";
import { textInLanguage } from "../../remotes/markup";
import type { SandboxServices } from "../sandbox-services";
import { pushLifetimeMs, pushTexts } from "./texts";

/** Most events of a kind that one run turns into messages. */
const batchSize = 500;
/** How long messages and scores are kept, ms: longer than any event makes a message. */
const keptMs = 2 * 86_400_000;

/** Sports whose score is in goals. */
const sportsWithGoals = ["football", "ice-hockey"];

type NewMessage = typeof pushMessages.$inferInsert;

/** SQL condition: whether the player `p` has switched a kind on. */
const wants = (kind: PushKind): SQL => sql`p.settings->>${pushSwitch[kind]} in ('1', 'true')`;

/**
 * Writes the messages of what has happened since the last run, one per event and device (`push_messages_once`). Events are
 * found in the tables themselves, so that none is lost when a process ends between an event and its message.
 */
export async function writePushMessages(services: SandboxServices): Promise<void> {
  const { db, world } = services;
  const now = world.now();
  await db.transaction(async (tx) => {
    await holdOffResets(tx);
    await tx.delete(pushMessages).where(lt(pushMessages.at, now - keptMs));
    await insertOnce(tx, await settledBets(tx, now));
    await insertOnce(tx, await supportAnswers(tx, now));
    await writeGoals(services, tx, now);
  });
}

/**
 * Waits for a reset that goes on, and lets none begin before the transaction has ended: a reset changes this row before it locks
 * its tables, in an order that is not that of these queries (`db/seed.ts`).
 */
export async function holdOffResets(tx: Db): Promise<void> {
  await tx.select({ id: worldTable.id }).from(worldTable).for("share");
}

async function insertOnce(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0)
    await db
      .insert(pushMessages)
      .values([...messages])
      .onConflictDoNothing();
}

async function settledBets(db: Db, now: number): Promise<NewMessage[]> {
  const { rows } = await db.execute<{
    device: string;
    lng: string;
    id: string;
    state: "won" | "lost" | "void";
    at: string;
  }>(sql`
    select s.id as device, s.lng, c.id, c.state, c.settled_at as at
    from push_subscriptions s
    join players p on p.id = s.player_id
    join coupons c on c.player_id = s.player_id and c.settled_at >= s.at
      and c.settled_at > ${now - pushLifetimeMs.bets}::bigint and c.settled_at <= ${now}::bigint
    where ${wants("bets")} and c.state in ('won', 'lost', 'void') and not exists (
      select 1 from push_messages m
      where m.subscription_id = s.id and m.event = 'bet:' || c.id || ':' || c.settled_at)
    order by c.settled_at, c.id
    limit ${batchSize}`);
  return rows.map(({ device, lng, id, state, at }) => {
    const { bet } = pushTexts(lng);
    return messageOf("bets", Number(device), Number(at), now, {
      event: `bet:${id}:${at}`,
      title: bet.title.replace("{id}", String(id)),
      body: bet[state],
      path: `/${lng}/coupon/receipt/${id}`,
    });
  });
}

async function supportAnswers(db: Db, now: number): Promise<NewMessage[]> {
  const { rows } = await db.execute<{
    device: string;
    lng: string;
    id: string;
    kind: string;
    at: string;
  }>(sql`
    select s.id as device, s.lng, a.id, a.at
    from push_subscriptions s
    join players p on p.id = s.player_id
    join support_threads t on t.player_id = s.player_id
    join support_messages a on a.thread_id = t.id and a.is_of_house and not a.is_read
      and a.at >= s.at and a.at > ${now - pushLifetimeMs.support}::bigint and a.at <= ${now}::bigint
    where ${wants("support")} and not exists (
      select 1 from push_messages m
      where m.subscription_id = s.id and m.event = 'support:' || a.id)
    order by a.at, a.id
    limit ${batchSize}`);
  return rows.map(({ device, lng, id, at }) =>
    messageOf("support", Number(device), Number(at), now, {
      event: `support:${id}`,
      ...pushTexts(lng).support,
      path: `/${lng}/office/support`,
    }),
  );
}

const messageOf = (
  kind: PushKind,
  subscriptionId: number,
  happenedAt: number,
  now: number,
  words: Pick<NewMessage, "event" | "title" | "body" | "path">,
): NewMessage => ({
  ...words,
  kind,
  subscriptionId,
  at: now,
  expiresAt: happenedAt + pushLifetimeMs[kind],
  nextAt: now,
});

interface Watcher {
  readonly id: number;
  readonly lng: string;
  readonly favourites: readonly string[];
}

/** A match that somebody waits for is looked at in each run; a score that has grown is a goal. */
async function writeGoals({ feed, world }: SandboxServices, db: Db, now: number): Promise<void> {
  const on = sql`${players.settings}->>${pushSwitch.goals} in ('1', 'true')`;
  const devices = await db
    .select({
      id: pushSubscriptions.id,
      lng: pushSubscriptions.lng,
      favourites: players.favourites,
    })
    .from(pushSubscriptions)
    .innerJoin(players, eq(players.id, pushSubscriptions.playerId))
    .where(and(on, sql`${players.favourites} <> ''`));
  if (devices.length === 0) return;
  const watchers = devices.map((device) => ({
    ...device,
    favourites: parseFavourites(device.favourites),
  }));
  const { overrides } = world.state;
  const watched = watchedGames(watchers, liveFixtures(feed, now, overrides));
  const known = await db
    .select()
    .from(pushScores)
    .where(inArray(pushScores.gameId, [...watched.keys()]));
  const scores = new Map(known.map((row) => [row.gameId, row]));
  for (const [id, own] of watched) {
    const game = feed.game(id, now, overrides.get(id));
    if (!game?.score || !sportsWithGoals.includes(game.champ.sport.slug)) continue;
    const before = scores.get(id);
    const { home, away } = game.score;
    if (before === undefined) {
      // What was scored before somebody waited is no news.
      if (game.status === "live")
        await db
          .insert(pushScores)
          .values({ gameId: id, home, away, at: now })
          .onConflictDoNothing();
      continue;
    }
    if (before.home === home && before.away === away) continue;
    const [moved] = await db
      .update(pushScores)
      .set({ home, away, at: now })
      .where(
        and(
          eq(pushScores.gameId, id),
          eq(pushScores.home, before.home),
          eq(pushScores.away, before.away),
        ),
      )
      .returning();
    // Another process has seen it; or a goal was taken back.
    if (!moved || home + away <= before.home + before.away) continue;
    await insertOnce(
      db,
      own.map((watcher) => goalMessage(watcher, game, { home, away }, now)),
    );
  }
  await db.delete(pushScores).where(lt(pushScores.at, now - keptMs));
}

const liveFixtures = (
  feed: SandboxServices["feed"],
  now: number,
  overrides: SandboxServices["world"]["state"]["overrides"],
) =>
  sportsWithGoals.flatMap((sport) =>
    feed.fixtures({ status: "live", sport, isCyber: false }, now, overrides),
  );

/** The watchers of each match: of marked matches, and of live ones of marked sides. */
function watchedGames(
  watchers: readonly Watcher[],
  live: readonly GameFixture[],
): ReadonlyMap<number, readonly Watcher[]> {
  const games = new Map<number, Watcher[]>();
  const bySide = new Map<string, number[]>();
  for (const { id, champ, home, away } of live)
    for (const side of [home, away]) {
      const name = teamFavouriteText(champ.sport.slug, side.en);
      bySide.set(name, [...(bySide.get(name) ?? []), id]);
    }
  for (const watcher of watchers) {
    const ids = watcher.favourites.flatMap((name) =>
      name.startsWith("g") ? [Number(name.slice(1))] : (bySide.get(name) ?? []),
    );
    for (const id of new Set(ids)) games.set(id, [...(games.get(id) ?? []), watcher]);
  }
  return games;
}

function goalMessage(
  { id, lng }: Watcher,
  game: GameSnapshot,
  { home, away }: { readonly home: number; readonly away: number },
  now: number,
): NewMessage {
  const sides = `${textInLanguage(game.home, lng)} – ${textInLanguage(game.away, lng)}`;
  return messageOf("goals", id, now, now, {
    event: `goal:${game.id}:${home}:${away}`,
    title: sides,
    // Digits of a score run from left to right in every language.
    body: pushTexts(lng).goal.replace("{score}", `\u2066${home}:${away}\u2069`),
    path: `/${lng}/${gamePath(game)}`,
  });
}
