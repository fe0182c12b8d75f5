import { type Minor, subtractAmounts, zero } from "~/domain/money/amount";
import { casinoRounds, casinoStepKeys } from "../../db/schema";
import { gameById } from "../../games/catalogue";
import type { Json } from "../../games/engine";
import { isSessionOpen, lockAccount } from "../coupons/own-account";
import { lockPlayerLimits } from "../limits/keep";
import { toLimits } from "../limits/stored";
import type { SandboxServices } from "../sandbox-services";
import type { TokenClaims } from "../tokens";
import { type ComputedRound, computeRound } from "./compute-round";
import { findRoundOfSameKey, playRequestFingerprint } from "./known-round";
import { findOpenRound } from "./open-round";
import { validatePlay } from "./read-play";
import { makePlayRefusal } from "./refusal";
import { refuseAboveFundsOrLimit, refuseIfTooSoon, refuseRestrictedPlayer } from "./round-refusals";
import { takeNextNonce } from "./seeds";
import { sharedRoundAt, sharedRoundSeeds } from "./shared";
import type { PlayRoundRequest, RoundPlayResult, RoundRow, RoundTransaction } from "./turn";
import {
  creditRoundWinIfClosed,
  debitRoundStake,
  recomputeRound,
  roundStateColumns,
  writeRoundStepAndPayIfClosed,
} from "./write-round";

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
  order: PlayRoundRequest,
): Promise<RoundPlayResult> {
  return services.db.transaction(async (tx) => {
    const own = await lockAccount(services, tx, claims, order.accountId);
    if (!own)
      return (await isSessionOpen(tx, claims))
        ? makePlayRefusal(422, { code: "account" })
        : makePlayRefusal(401, { code: "token" });
    const stored = await lockPlayerLimits(tx, claims.userId);
    await services.world.ensureFresh(tx);
    const game = gameById(order.gameId);
    if (!game) return makePlayRefusal(404, { code: "not-found" });
    const now = services.world.now();
    const limits = toLimits(stored, now);
    const turn: RoundTransaction = { services, tx, claims, key, order, game, own, limits, now };
    const open = await findOpenRound(tx, claims.userId, game.id, own.account.id);
    const step = order.fields["action"]?.[0] ?? "";
    const known = await findRoundOfSameKey(turn, step);
    if (known) return known;
    if (game.shared)
      return step === "" ? begin(turn) : makePlayRefusal(409, { code: "round-over" });
    if (open && step !== "") return stepOf(turn, open);
    if (open) return makePlayRefusal(409, { code: "round-open" });
    return step === "" || step === "deal"
      ? begin(turn)
      : makePlayRefusal(409, { code: "round-over" });
  });
}

async function begin(turn: RoundTransaction): Promise<RoundPlayResult> {
  const { tx, claims, key, order, game, own, now } = turn;
  const { account } = own;
  const read = validatePlay(game, order.fields, account.iso);
  const held = await refuseRestrictedPlayer(turn);
  if (held) return held;
  if (!read.ok) return read.refusal;
  const early = await refuseIfTooSoon(turn);
  if (early) return early;
  const { base, bet } = read;
  const poor = refuseAboveFundsOrLimit(turn, base, read.field);
  if (poor) return poor;
  const drawn = await drawFor(turn, base, bet);
  if (!drawn.ok) return drawn;
  const { seeds, result } = drawn;
  const [round] = await tx
    .insert(casinoRounds)
    .values({
      playerId: claims.userId,
      key,
      fingerprint: playRequestFingerprint(order),
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
      ...roundStateColumns(result, now),
    })
    .returning();
  if (!round) throw new Error("the round was not written");
  await debitRoundStake(tx, round, String(round.id), base, now);
  await creditRoundWinIfClosed(tx, round, now);
  return { ok: true, isNew: true, round };
}

/**
 * Draws the outcome of a new round with the player's next nonce. A shared round is only entered,
 * without an outcome until its draw, or refused once its betting has closed (CAS-07).
 */
async function drawFor(
  { services, tx, claims, game, now }: RoundTransaction,
  base: Minor,
  bet: Json,
) {
  if (game.shared) {
    const { number, isOpen, nextAt } = sharedRoundAt(game.shared, now);
    if (!isOpen) return makePlayRefusal(409, { code: "bets-closed", waitMs: nextAt - now });
    const { clientSeed, nonce } = sharedRoundSeeds(services.world, game, number);
    const result: ComputedRound = { stake: base, win: zero(), next: ["draw"], shown: null };
    return { ok: true as const, seeds: { id: null, clientSeed, nonce }, result };
  }
  const seeds = await takeNextNonce(tx, claims.userId, now);
  const result = computeRound(game, { ...seeds, base, bet, choices: [] });
  return { ok: true as const, seeds, result };
}

async function stepOf(turn: RoundTransaction, open: RoundRow): Promise<RoundPlayResult> {
  const { tx, key, order, game, now } = turn;
  const choice = game.rules.readChoice?.(order.fields) ?? null;
  const before = await recomputeRound(tx, game, open, open.choices);
  if (choice === null || !before.next.includes(choice.split(":")[0] ?? ""))
    return makePlayRefusal(422, { code: "choice", field: "action" });
  const result = await recomputeRound(tx, game, open, [...open.choices, choice]);
  const more = subtractAmounts(result.stake, open.stake);
  if (more > 0) {
    const held = await refuseRestrictedPlayer(turn);
    if (held) return held;
    const poor = refuseAboveFundsOrLimit(turn, more, "action");
    if (poor) return poor;
  }
  const step = open.choices.length + 1;
  await tx
    .insert(casinoStepKeys)
    .values({ playerId: open.playerId, key, roundId: open.id, choice, step });
  if (more > 0) await debitRoundStake(tx, open, `${open.id}/${step}`, more, now);
  const round = await writeRoundStepAndPayIfClosed(
    tx,
    open,
    [...open.choices, choice],
    result,
    now,
  );
  return { ok: true, isNew: true, round };
}
