import { and, desc, eq } from "drizzle-orm";
import { isAbove, isBelow, type Minor, minus, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { Db } from "../../db/open";
import { casinoRounds, casinoSeeds, casinoSteps } from "../../db/schema";
import { gameOf } from "../../games/catalogue";
import type { Fields, Json } from "../../games/engine";
import { type GameRow, paceMs } from "../../games/game";
import type { Core } from "../core";
import { refuseOwner } from "../coupons/judge";
import { isSessionOpen, lockAccount } from "../coupons/own-account";
import { lockPlayerLimits } from "../limits/keep";
import type { Claims } from "../tokens";
import { readPlay } from "./read-play";
import { type Reckoned, reckon } from "./reckon";
import { type PlayRefusal, refused } from "./refusal";
import { takeNonce } from "./seeds";
import { roundAt, sharedSeeds } from "./shared";
import { credit, debit } from "./wallet";

export type RoundRow = typeof casinoRounds.$inferSelect;

export type Played =
  | { readonly ok: true; readonly isNew: boolean; readonly round: RoundRow }
  | PlayRefusal;

export interface PlayOrder {
  readonly gameId: number;
  readonly accountId: number;
  readonly fields: Fields;
}

/**
 * Plays a round, or a step of an open one, in one transaction: the stake, the draw, the round and what it pays are
 * committed together (CAS-04). Behind the locks of the account and the player, so that his rounds of all tabs and
 * nodes stand in a line, and a limit or exclusion that was committed first decides (CAS-08). A key that has played
 * answers its round again.
 */
export function playRound(
  core: Core,
  claims: Claims,
  key: string,
  order: PlayOrder,
): Promise<Played> {
  return core.db.transaction(async (tx) => {
    const own = await lockAccount(core, tx, claims, order.accountId);
    if (!own)
      return (await isSessionOpen(tx, claims))
        ? refused(422, { code: "account" })
        : refused(401, { code: "token" });
    await lockPlayerLimits(tx, claims.userId);
    await core.world.ensureFresh(tx);
    const game = gameOf(order.gameId);
    if (!game) return refused(404, { code: "not-found" });
    const turn: Turn = { core, tx, claims, key, order, game, own, now: core.world.now() };
    const open = await openRoundOf(tx, claims.userId, game.id, own.account.id);
    const step = order.fields["action"]?.[0] ?? "";
    const known = await knownRound(turn, step);
    if (known) return known;
    if (game.shared) return step === "" ? begin(turn) : refused(409, { code: "round-over" });
    if (open && step !== "") return stepOf(turn, open);
    if (open) return refused(409, { code: "round-open" });
    return step === "" || step === "deal" ? begin(turn) : refused(409, { code: "round-over" });
  });
}

interface Turn {
  readonly core: Core;
  readonly tx: Db;
  readonly claims: Claims;
  readonly key: string;
  readonly order: PlayOrder;
  readonly game: GameRow;
  readonly own: NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
  readonly now: number;
}

/** The round that this key has played, or a refusal where it played another one; null = a new key. */
async function knownRound({ tx, claims, key, order }: Turn, step: string): Promise<Played | null> {
  const [round] = await tx
    .select()
    .from(casinoRounds)
    .where(and(eq(casinoRounds.playerId, claims.userId), eq(casinoRounds.key, key)));
  if (round) {
    const isSame = round.fingerprint === fingerprintOf(order);
    return isSame ? { ok: true, isNew: false, round } : refused(422, { code: "key-reused" });
  }
  const [taken] = await tx
    .select({ round: casinoRounds, choice: casinoSteps.choice })
    .from(casinoSteps)
    .innerJoin(casinoRounds, eq(casinoRounds.id, casinoSteps.roundId))
    .where(and(eq(casinoSteps.playerId, claims.userId), eq(casinoSteps.key, key)));
  if (!taken) return null;
  const isSame = taken.choice.split(":")[0] === step && taken.round.gameId === order.gameId;
  return isSame
    ? { ok: true, isNew: false, round: taken.round }
    : refused(422, { code: "key-reused" });
}

/** What a key stands for: the same game, account, stake and bet. */
function fingerprintOf({ gameId, accountId, fields }: PlayOrder): string {
  const names = Object.keys(fields).sort();
  return JSON.stringify([gameId, accountId, names.map((name) => [name, fields[name]])]);
}

async function begin(turn: Turn): Promise<Played> {
  const { tx, claims, key, order, game, own, now } = turn;
  const { account, standing } = own;
  const read = readPlay(game, order.fields, account.iso);
  const owner = refuseOwner(standing);
  if (owner) return refused(owner.status, owner.body);
  if (!read.ok) return read.refusal;
  const early = await refusePace(turn);
  if (early) return early;
  const { base, bet } = read;
  const poor = refuseMoney(turn, base, read.field);
  if (poor) return poor;
  const drawn = await drawFor(turn, base, bet);
  if (!drawn.ok) return drawn;
  const { seeds, result } = drawn;
  const [round] = await tx
    .insert(casinoRounds)
    .values({
      playerId: claims.userId,
      key,
      fingerprint: fingerprintOf(order),
      gameId: game.id,
      accountId: account.id,
      iso: account.iso,
      base,
      bet,
      choices: [],
      seedId: seeds.id,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      at: now,
      ...stateOf(result, now),
    })
    .returning();
  if (!round) throw new Error("the round was not written");
  await moveStake(tx, round, String(round.id), base, now);
  await payWin(tx, round, now);
  return { ok: true, isNew: true, round };
}

/** The outcome of a new round; of a shared one there is none before it is drawn (CAS-07). */
async function drawFor({ core, tx, claims, game, now }: Turn, base: Minor, bet: Json) {
  if (game.shared) {
    const { number, isOpen, nextAt } = roundAt(game.shared, now);
    if (!isOpen) return refused(409, { code: "bets-closed", waitMs: nextAt - now });
    const { clientSeed, nonce } = sharedSeeds(core.world, game, number);
    const result: Reckoned = { stake: base, win: zero(), next: ["draw"], shown: null };
    return { ok: true as const, seeds: { id: null, clientSeed, nonce }, result };
  }
  const seeds = await takeNonce(tx, claims.userId, now);
  const result = reckon(game, { ...seeds, base, bet, choices: [] });
  return { ok: true as const, seeds, result };
}

async function stepOf(turn: Turn, open: RoundRow): Promise<Played> {
  const { tx, key, order, game, own, now } = turn;
  const choice = game.rules.readChoice?.(order.fields) ?? null;
  const before = await reckonAgain(tx, game, open, open.choices);
  if (choice === null || !before.next.includes(choice.split(":")[0] ?? ""))
    return refused(422, { code: "choice", field: "action" });
  const result = await reckonAgain(tx, game, open, [...open.choices, choice]);
  const more = minus(result.stake, open.stake);
  if (more > 0) {
    const owner = refuseOwner(own.standing);
    if (owner) return refused(owner.status, owner.body);
    const poor = refuseMoney(turn, more, "action");
    if (poor) return poor;
  }
  const step = open.choices.length + 1;
  await tx
    .insert(casinoSteps)
    .values({ playerId: open.playerId, key, roundId: open.id, choice, step });
  if (more > 0) await moveStake(tx, open, `${open.id}/${step}`, more, now);
  const round = await writeStep(tx, open, [...open.choices, choice], result, now);
  return { ok: true, isNew: true, round };
}

/** Writes what a round has come to, and pays it once it is closed. */
export async function writeStep(
  tx: Db,
  open: RoundRow,
  choices: readonly string[],
  result: Reckoned,
  now: number,
): Promise<RoundRow> {
  const [round] = await tx
    .update(casinoRounds)
    .set({ choices, ...stateOf(result, now) })
    .where(eq(casinoRounds.id, open.id))
    .returning();
  if (!round) throw new Error(`no round ${open.id}`);
  await payWin(tx, round, now);
  return round;
}

function stateOf({ stake, win, next, shown }: Reckoned, now: number) {
  const isOpen = next.length > 0;
  return {
    stake,
    win,
    shown: { shown, next } as Json,
    state: isOpen ? ("open" as const) : ("closed" as const),
    closedAt: isOpen ? null : now,
  };
}

/** The outcome of a stored round after some choices, by its own seeds. */
export async function reckonAgain(
  tx: Db,
  game: GameRow,
  round: RoundRow,
  choices: readonly string[],
): Promise<Reckoned> {
  const [seeds] = await tx
    .select()
    .from(casinoSeeds)
    .where(eq(casinoSeeds.id, round.seedId ?? 0));
  if (!seeds) throw new Error(`round ${round.id} has no seeds`);
  const { base, bet, nonce, clientSeed } = round;
  return reckon(game, { base, bet, choices, nonce, clientSeed, serverSeed: seeds.serverSeed });
}

async function moveStake(tx: Db, round: RoundRow, id: string, amount: Minor, at: number) {
  const { accountId, iso } = round;
  const moved = await debit(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the stake of round ${round.id} was ${moved}`);
}

async function payWin(tx: Db, round: RoundRow, at: number): Promise<void> {
  if (round.state === "open") return;
  const { accountId, iso, win: amount } = round;
  const id = `${round.id}:win`;
  const moved = await credit(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the win of round ${round.id} was ${moved}`);
}

/** Refuses a round before its time: the pace of the player's last round, whichever game it was (CAS-08). */
async function refusePace({ tx, claims, now }: Turn): Promise<PlayRefusal | null> {
  const [last] = await tx
    .select({ at: casinoRounds.at, gameId: casinoRounds.gameId })
    .from(casinoRounds)
    .where(eq(casinoRounds.playerId, claims.userId))
    .orderBy(desc(casinoRounds.id))
    .limit(1);
  const game = last && gameOf(last.gameId);
  if (!game) return null;
  const waitMs = waitOf(game, last.at, now);
  return waitMs > 0 ? refused(409, { code: "too-soon", waitMs }) : null;
}

/** Time until the round after one may begin, ms. A clock that was set back asks for none. */
export function waitOf(game: GameRow, lastAt: number, now: number): number {
  return now < lastAt ? 0 : Math.max(0, lastAt + paceMs(game.rules.engine) - now);
}

function refuseMoney({ own }: Turn, amount: Minor, field: string): PlayRefusal | null {
  const { account, standing } = own;
  const { room, balance } = standing;
  if (room && isAbove(amount, room.left))
    return refused(422, { code: "limit", field, bound: fromMinor(room.left, account.iso) });
  return isBelow(balance, amount)
    ? refused(422, { code: "funds", field, bound: fromMinor(balance, account.iso) })
    : null;
}

/** The player's open round of a game; of one account, or of any. */
export async function openRoundOf(
  tx: Db,
  playerId: number,
  gameId: number,
  accountId?: number,
): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(casinoRounds)
    .where(
      and(
        eq(casinoRounds.playerId, playerId),
        eq(casinoRounds.gameId, gameId),
        eq(casinoRounds.state, "open"),
        accountId === undefined ? undefined : eq(casinoRounds.accountId, accountId),
      ),
    );
  return row ?? null;
}
