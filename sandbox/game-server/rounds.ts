import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { asMinor, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor, toMinor } from "~/domain/money/money";
import { providerRounds } from "../db/schema";
import { gameById } from "../games/catalogue";
import type { PostedFields } from "../games/engine";
import type { CatalogueGame } from "../games/game";
import { computeRound } from "../services/casino/compute-round";
import { waitAfterRoundMs } from "../services/casino/pace";
import { validatePlay } from "../services/casino/read-play";
import { makePlayRefusal, type PlayRefusal } from "../services/casino/refusal";
import type { SandboxServices } from "../services/sandbox-services";
import {
  findRoundByKey,
  funBalance,
  type LastRound,
  loadLastRound,
  nextRoundNonce,
  type ProviderRound,
  roundServerSeed,
} from "./sitting";
import type { LaunchDetails, WalletApiRefusal, WalletClient } from "./wallet";

export interface ProviderRoundRequest {
  readonly launch: string;
  readonly key: string;
  /** The player's part of the seeds. */
  readonly clientSeed: string;
  readonly fields: PostedFields;
}

/** A round that is over or being ended, or why there is none. */
export type PlayProviderRoundResult =
  | { readonly ok: true; readonly round: ProviderRound }
  | PlayRefusal;

/**
 * Age after which an unfinished round counts as abandoned by the process that played it and is
 * ended by another, ms.
 */
const leftMs = 10_000;

/**
 * Plays a round for its player (CAS-03). The outcome is drawn and written before the stake is asked for, so that whatever
 * breaks afterwards, the round is ended by what stands there: a stake without an answer is taken back, a stake that was
 * taken is paid. A key plays once.
 */
export async function playProviderRound(
  services: SandboxServices,
  wallet: WalletClient,
  game: CatalogueGame,
  seat: LaunchDetails,
  order: ProviderRoundRequest,
): Promise<PlayProviderRoundResult> {
  const known = await findRoundByKey(services, seat.sitting, order.key);
  if (known) return answerOf(known);
  const read = validatePlay(game, order.fields, seat.iso);
  if (!read.ok) return read.refusal;
  const last = await loadLastRound(services, seat.sitting);
  const early = await refuseEarly(services, { game, seat, last, stake: read.base });
  if (early) return early;
  const nonce = nextRoundNonce(last);
  const serverSeed = roundServerSeed(services, seat.sitting, nonce);
  const { base, bet } = read;
  const { clientSeed } = order;
  const { stake, win, shown } = computeRound(game, {
    base,
    bet,
    choices: [],
    serverSeed,
    clientSeed,
    nonce,
  });
  const [round] = await services.db
    .insert(providerRounds)
    .values({
      id: randomUUID(),
      sitting: seat.sitting,
      key: order.key,
      gameId: game.id,
      launch: seat.mode === "fun" ? null : order.launch,
      iso: seat.iso,
      stake,
      win,
      state: seat.mode === "fun" ? "ended" : "begun",
      serverSeed,
      clientSeed,
      nonce,
      bet,
      shown,
      at: services.world.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!round) {
    // Another press of the sitting came first.
    const same = await findRoundByKey(services, seat.sitting, order.key);
    return same ? answerOf(same) : makePlayRefusal(409, { code: "too-soon", waitMs: 1_000 });
  }
  if (seat.mode === "fun") return { ok: true, round };
  return answerOf(await goOn(services, wallet, round, true));
}

/**
 * Carries a round on, step by step, until it has ended or the wallet does not answer. `isFresh`:
 * this call is the first to ask for the round's stake. Otherwise a stake may have been asked for by
 * a process that died before it had the answer, and is rolled back.
 */
async function goOn(
  services: SandboxServices,
  wallet: WalletClient,
  round: ProviderRound,
  isFresh: boolean,
): Promise<ProviderRound> {
  if (round.launch === null) return round;
  const { id, iso, launch: token } = round;
  const move = (kind: "debit" | "credit" | "rollback", name: string, amount: Minor) =>
    wallet.move(kind, {
      token,
      transaction: `${id}.${name}`,
      round: id,
      amount: fromMinor(amount, iso),
    });
  if (round.state === "begun") {
    // The state becomes `returning` before the rollback is requested, so that a process still
    // waiting for the debit pays no win.
    const giveBack = async () =>
      goOn(services, wallet, await become(services, round, "returning"), false);
    if (!isFresh) return giveBack();
    const taken = await move("debit", "stake", round.stake);
    if (taken.kind === "refused") return become(services, round, "refused", taken.refusal);
    if (taken.kind === "void") return become(services, round, "void");
    if (taken.kind === "unknown") return giveBack();
    return goOn(services, wallet, await become(services, round, "taken"), true);
  }
  if (round.state === "returning") {
    const back = await move("rollback", "stake", round.stake);
    return back.kind === "moved" ? become(services, round, "void") : round;
  }
  if (round.state !== "taken") return round;
  const paid = await move("credit", "win", round.win);
  return paid.kind === "moved" ? become(services, round, "ended") : round;
}

/**
 * Writes a round's next state and returns the round. If another process has changed the state
 * meanwhile, nothing is written, and the round is returned as that process left it.
 */
async function become(
  services: SandboxServices,
  round: ProviderRound,
  state: "returning" | "taken" | "ended" | "void" | "refused",
  refusal: WalletApiRefusal | null = null,
): Promise<ProviderRound> {
  const [next] = await services.db
    .update(providerRounds)
    .set({ state, refusal })
    .where(and(eq(providerRounds.id, round.id), eq(providerRounds.state, round.state)))
    .returning();
  return next ?? (await findRoundByKey(services, round.sitting, round.key)) ?? round;
}

function answerOf(round: ProviderRound): PlayProviderRoundResult {
  if (round.state === "refused") {
    const { code, ...more } = round.refusal as unknown as WalletApiRefusal;
    return makePlayRefusal(409, { code, ...more, ...(fieldOf(code) && { field: "stake" }) });
  }
  if (round.state === "void") return makePlayRefusal(409, { code: "returned" });
  if (round.state === "begun" || round.state === "returning")
    return makePlayRefusal(503, { code: "checking" });
  return { ok: true, round };
}

const fieldOf = (code: string) => code === "funds" || code === "limit";

/**
 * How long rounds for fun and refused rounds are kept, ms: longer than any session of play for fun
 * lasts, so that the nonces of its rounds are never used again.
 */
const passingMs = 48 * 3_600_000;

const passedBy = (now: number) =>
  and(
    sql`(${providerRounds.launch} is null or ${providerRounds.state} = 'refused')`,
    lt(providerRounds.at, now - passingMs),
  );

const leftBy = (now: number) =>
  and(
    inArray(providerRounds.state, ["begun", "returning", "taken"]),
    lt(providerRounds.at, now - leftMs),
  );

/**
 * SQL condition: whether any round of a provider is to be ended or forgotten by `now`, ms since
 * epoch.
 */
export const dueProviderRoundsExistSql = (now: number): SQL =>
  sql`exists (select 1 from ${providerRounds} where ${passedBy(now)})
    or exists (select 1 from ${providerRounds} where ${leftBy(now)})`;

/**
 * Ends unfinished rounds of providers' games, which their process has left for 10 seconds (CAS-04),
 * and deletes rounds for fun and refused ones after 48 hours.
 */
export async function endAndForgetProviderRounds(
  services: SandboxServices,
  walletFor: (game: CatalogueGame) => WalletClient,
): Promise<void> {
  const now = services.world.now();
  await services.db.delete(providerRounds).where(passedBy(now));
  const left = await services.db
    .select()
    .from(providerRounds)
    .where(leftBy(now))
    .orderBy(providerRounds.at)
    .limit(50);
  for (const round of left) {
    const game = gameById(round.gameId);
    if (game) await goOn(services, walletFor(game), round, false);
  }
}

/**
 * Refuses a round that comes too soon after the sitting's last one, or whose stake is above the
 * balance; null = it may be played. It is checked before anything is stored, so that presses which
 * the wallet would refuse anyway cannot fill the database (CAS-08).
 */
async function refuseEarly(
  services: SandboxServices,
  press: { game: CatalogueGame; seat: LaunchDetails; last: LastRound | null; stake: Minor },
): Promise<PlayRefusal | null> {
  const { game, seat, last, stake } = press;
  const waitMs = last ? waitAfterRoundMs(game, last.at, services.world.now()) : 0;
  if (waitMs > 0) return makePlayRefusal(409, { code: "too-soon", waitMs });
  const isFun = seat.mode === "fun";
  const balance = isFun
    ? await funBalance(services, seat)
    : asMinor(toMinor(seat.balance, seat.iso) ?? 0);
  return isAmountBelow(balance, stake)
    ? makePlayRefusal(422, { code: "funds", field: "stake", bound: fromMinor(balance, seat.iso) })
    : null;
}
