import { and, eq } from "drizzle-orm";
import type { Limit } from "~/domain/limits/limit";
import {
  isAmountAbove,
  isAmountBelow,
  type Minor,
  subtractAmounts,
  zero,
} from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { Db } from "../../db/open";
import { casinoRounds, casinoSeeds, casinoSteps } from "../../db/schema";
import { gameById } from "../../games/catalogue";
import type { Json, PostedFields } from "../../games/engine";
import type { GameRow } from "../../games/game";
import { refuseOwner } from "../coupons/judge";
import { isSessionOpen, lockAccount } from "../coupons/own-account";
import { lockPlayerLimits } from "../limits/keep";
import { isSessionSpent } from "../limits/session";
import { toLimits } from "../limits/stored";
import type { SandboxServices } from "../sandbox-services";
import type { TokenClaims } from "../tokens";
import { type ComputedRound, computeRound } from "./compute-round";
import { nextRoundWaitMs } from "./pace";
import { validatePlay } from "./read-play";
import { type PlayRefusal, refusePlay } from "./refusal";
import { advanceNonce } from "./seeds";
import { sharedRoundAt, sharedSeeds } from "./shared";
import { creditWin, debitStake } from "./wallet";

export type RoundRow = typeof casinoRounds.$inferSelect;

export type RoundPlayResult =
  | { readonly ok: true; readonly isNew: boolean; readonly round: RoundRow }
  | PlayRefusal;

export interface PlayOrder {
  readonly gameId: number;
  readonly accountId: number;
  readonly fields: PostedFields;
}

/**
 * Plays a round, or a step of an open one, in one transaction: the stake, the draw, the round and what it pays are
 * committed together (CAS-04). It locks the account and then the player's limits, so that rounds of several tabs or
 * nodes run one after another and a limit or exclusion that was committed first applies (CAS-08). Repeating a key
 * returns the round that it played.
 */
export function playRound(
  services: SandboxServices,
  claims: TokenClaims,
  key: string,
  order: PlayOrder,
): Promise<RoundPlayResult> {
  return services.db.transaction(async (tx) => {
    const own = await lockAccount(services, tx, claims, order.accountId);
    if (!own)
      return (await isSessionOpen(tx, claims))
        ? refusePlay(422, { code: "account" })
        : refusePlay(401, { code: "token" });
    const stored = await lockPlayerLimits(tx, claims.userId);
    await services.world.ensureFresh(tx);
    const game = gameById(order.gameId);
    if (!game) return refusePlay(404, { code: "not-found" });
    const now = services.world.now();
    const limits = toLimits(stored, now);
    const turn: Turn = { services, tx, claims, key, order, game, own, limits, now };
    const open = await findOpenRound(tx, claims.userId, game.id, own.account.id);
    const step = order.fields["action"]?.[0] ?? "";
    const known = await knownRound(turn, step);
    if (known) return known;
    if (game.shared) return step === "" ? begin(turn) : refusePlay(409, { code: "round-over" });
    if (open && step !== "") return stepOf(turn, open);
    if (open) return refusePlay(409, { code: "round-open" });
    return step === "" || step === "deal" ? begin(turn) : refusePlay(409, { code: "round-over" });
  });
}

interface Turn {
  readonly services: SandboxServices;
  readonly tx: Db;
  readonly claims: TokenClaims;
  readonly key: string;
  readonly order: PlayOrder;
  readonly game: GameRow;
  readonly own: NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
  readonly limits: readonly Limit[];
  readonly now: number;
}

/**
 * The round of an earlier request with this key, or a refusal if that was for another order; null =
 * a new key.
 */
async function knownRound(
  { tx, claims, key, order }: Turn,
  step: string,
): Promise<RoundPlayResult | null> {
  const [round] = await tx
    .select()
    .from(casinoRounds)
    .where(and(eq(casinoRounds.playerId, claims.userId), eq(casinoRounds.key, key)));
  if (round) {
    const isSame = round.fingerprint === fingerprintOf(order);
    return isSame ? { ok: true, isNew: false, round } : refusePlay(422, { code: "key-reused" });
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
    : refusePlay(422, { code: "key-reused" });
}

/**
 * Fingerprint of an order: game, account, stake and bet. A key repeated with another fingerprint is
 * refused.
 */
function fingerprintOf({ gameId, accountId, fields }: PlayOrder): string {
  const names = Object.keys(fields).sort();
  return JSON.stringify([gameId, accountId, names.map((name) => [name, fields[name]])]);
}

async function begin(turn: Turn): Promise<RoundPlayResult> {
  const { tx, claims, key, order, game, own, now } = turn;
  const { account } = own;
  const read = validatePlay(game, order.fields, account.iso);
  const held = await refuseHeld(turn);
  if (held) return held;
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

/** Draws the outcome of a new round; a shared round has none before its draw (CAS-07). */
async function drawFor({ services, tx, claims, game, now }: Turn, base: Minor, bet: Json) {
  if (game.shared) {
    const { number, isOpen, nextAt } = sharedRoundAt(game.shared, now);
    if (!isOpen) return refusePlay(409, { code: "bets-closed", waitMs: nextAt - now });
    const { clientSeed, nonce } = sharedSeeds(services.world, game, number);
    const result: ComputedRound = { stake: base, win: zero(), next: ["draw"], shown: null };
    return { ok: true as const, seeds: { id: null, clientSeed, nonce }, result };
  }
  const seeds = await advanceNonce(tx, claims.userId, now);
  const result = computeRound(game, { ...seeds, base, bet, choices: [] });
  return { ok: true as const, seeds, result };
}

async function stepOf(turn: Turn, open: RoundRow): Promise<RoundPlayResult> {
  const { tx, key, order, game, now } = turn;
  const choice = game.rules.readChoice?.(order.fields) ?? null;
  const before = await recomputeRound(tx, game, open, open.choices);
  if (choice === null || !before.next.includes(choice.split(":")[0] ?? ""))
    return refusePlay(422, { code: "choice", field: "action" });
  const result = await recomputeRound(tx, game, open, [...open.choices, choice]);
  const more = subtractAmounts(result.stake, open.stake);
  if (more > 0) {
    const held = await refuseHeld(turn);
    if (held) return held;
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

/** Writes a round's new state, and pays its win once it is closed. */
export async function writeStep(
  tx: Db,
  open: RoundRow,
  choices: readonly string[],
  result: ComputedRound,
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

function stateOf({ stake, win, next, shown }: ComputedRound, now: number) {
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
export async function recomputeRound(
  tx: Db,
  game: GameRow,
  round: RoundRow,
  choices: readonly string[],
): Promise<ComputedRound> {
  const [seeds] = await tx
    .select()
    .from(casinoSeeds)
    .where(eq(casinoSeeds.id, round.seedId ?? 0));
  if (!seeds) throw new Error(`round ${round.id} has no seeds`);
  const { base, bet, nonce, clientSeed } = round;
  return computeRound(game, {
    base,
    bet,
    choices,
    nonce,
    clientSeed,
    serverSeed: seeds.serverSeed,
  });
}

async function moveStake(tx: Db, round: RoundRow, id: string, amount: Minor, at: number) {
  const { accountId, iso } = round;
  const moved = await debitStake(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the stake of round ${round.id} was ${moved}`);
}

async function payWin(tx: Db, round: RoundRow, at: number): Promise<void> {
  if (round.state === "open") return;
  const { accountId, iso, win: amount } = round;
  const id = `${round.id}:win`;
  const moved = await creditWin(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the win of round ${round.id} was ${moved}`);
}

/** Refuses a round that comes too soon after the last one (CAS-08). */
async function refusePace({ tx, claims, now }: Turn): Promise<PlayRefusal | null> {
  const waitMs = await nextRoundWaitMs(tx, claims.userId, now);
  return waitMs > 0 ? refusePlay(409, { code: "too-soon", waitMs }) : null;
}

/**
 * Refuses a stake if the player is locked, banned or frozen, or his session limit is used up, as
 * the transaction sees it (CAS-08).
 */
async function refuseHeld({
  services,
  tx,
  claims,
  own,
  limits,
}: Turn): Promise<PlayRefusal | null> {
  const owner = refuseOwner(own.standing);
  if (owner) return refusePlay(owner.status, owner.body);
  return (await isSessionSpent(services, tx, claims.sid, limits))
    ? refusePlay(403, { code: "session-limit" })
    : null;
}

function refuseMoney({ own }: Turn, amount: Minor, field: string): PlayRefusal | null {
  const { account, standing } = own;
  const { room, balance } = standing;
  if (room && isAmountAbove(amount, room.left))
    return refusePlay(422, { code: "limit", field, bound: fromMinor(room.left, account.iso) });
  return isAmountBelow(balance, amount)
    ? refusePlay(422, { code: "funds", field, bound: fromMinor(balance, account.iso) })
    : null;
}

/** The player's open round of a game; of one account, or of any. */
export async function findOpenRound(
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
