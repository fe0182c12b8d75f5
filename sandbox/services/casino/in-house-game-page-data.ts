import { eq } from "drizzle-orm";
import { asMinor, type Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { accounts, casinoRounds } from "../../db/schema";
import { hashServerSeed } from "../../games/draw";
import type { Json } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import type { SandboxServices } from "../sandbox-services";
import { type CurrentAndDrawnRounds, currentAndDrawnRounds } from "./current-and-drawn-rounds";
import { findFunSession, lastFunRound } from "./fun";
import { nextRoundWaitMs, waitAfterRoundMs } from "./pace";
import { findOrCreateSeedsInUse, previousSeeds } from "./seeds";
import { listShownRounds, type ShownRound } from "./shown-round";

/** Data of the page of a game that the platform draws itself: account or fun session, seeds and rounds. */
export interface InHouseGamePageData {
  readonly iso: string;
  readonly balance: string;
  readonly accountId: number | null;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /**
   * The player's previous pair of seeds, whose server seed is public now; null = there was none.
   */
  readonly before: {
    readonly serverSeed: string;
    readonly clientSeed: string;
    readonly nonce: number;
  } | null;
  /** The round to show: the one that the address names, else the open one; null = neither. */
  readonly round: ShownRound | null;
  /** Latest rounds of the game, newest first. */
  readonly recent: readonly ShownRound[];
  /** Time until the next round may begin, ms. */
  readonly waitMs: number;
  /** Shared rounds; null for a game without them. */
  readonly shared: CurrentAndDrawnRounds | null;
}

const mostRecent = 8;

export async function loadMoneyPlayPageData(
  services: SandboxServices,
  userId: number,
  game: CatalogueGame,
  { accountId, round }: { accountId: number | null; round: string | null },
): Promise<InHouseGamePageData | null> {
  const { db, world } = services;
  const now = world.now();
  await services.settler.settleDue();
  const own = await db
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, userId))
    .orderBy(accounts.id);
  const account = own.find(({ id, type }) => id === accountId && type !== 4);
  if (!account) return null;
  const seeds = await findOrCreateSeedsInUse(db, userId, now);
  const before = await previousSeeds(db, userId);
  const recent = await listShownRounds(
    services,
    userId,
    eq(casinoRounds.gameId, game.id),
    mostRecent,
  );
  const amount = (minor: Minor | null) => fromMinor(minor ?? asMinor(0), account.iso);
  return {
    iso: account.iso,
    balance: amount(account.balance),
    accountId: account.id,
    hash: hashServerSeed(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    before: before && {
      serverSeed: before.serverSeed,
      clientSeed: before.clientSeed,
      nonce: before.nonce,
    },
    round:
      (game.shared ? undefined : recent.find(({ isOpen }) => isOpen)) ??
      recent.find(({ id }) => id === round) ??
      null,
    recent,
    shared: currentAndDrawnRounds(world, game, now),
    waitMs: await nextRoundWaitMs(db, userId, now),
  };
}

export async function loadFunPlayPageData(
  services: SandboxServices,
  token: string,
  game: CatalogueGame,
): Promise<InHouseGamePageData | null> {
  const row = await findFunSession(services, token);
  if (!row || row.gameId !== game.id) return null;
  const iso = services.world.state.config.currency;
  const last = lastFunRound(row);
  const amount = (count: number) => fromMinor(asMinor(count), iso);
  const hash = hashServerSeed(row.serverSeed);
  const round: ShownRound | null = last && {
    id: String(row.nonce),
    gameId: game.id,
    iso,
    stake: amount(last.stake),
    win: amount(last.win),
    isOpen: last.next.length > 0,
    base: last.base,
    bet: last.bet as Json,
    choices: last.choices,
    shown: last.shown as Json,
    next: last.next,
    clientSeed: row.clientSeed,
    nonce: last.nonce,
    hash,
    serverSeed: null,
    at: row.at ?? 0,
  };
  return {
    iso,
    balance: fromMinor(row.balance, iso),
    accountId: null,
    hash,
    clientSeed: row.clientSeed,
    nonce: row.nonce,
    before: null,
    round,
    recent: [],
    shared: null,
    waitMs: row.at === null ? 0 : waitAfterRoundMs(game, row.at, services.world.now()),
  };
}
