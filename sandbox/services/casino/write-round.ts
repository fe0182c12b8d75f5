import { eq } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { casinoRounds, casinoSeeds } from "../../db/schema";
import type { Json } from "../../games/engine";
import type { CatalogueGame } from "../../games/game";
import { type ComputedRound, computeRound } from "./compute-round";
import type { RoundRow } from "./turn";
import { creditWin, debitStake } from "./wallet";

/** Writes a round's new state, and pays its win once it is closed. */
export async function writeRoundStepAndPayIfClosed(
  tx: Db,
  open: RoundRow,
  choices: readonly string[],
  result: ComputedRound,
  now: number,
): Promise<RoundRow> {
  const [round] = await tx
    .update(casinoRounds)
    .set({ choices, ...roundStateColumns(result, now) })
    .where(eq(casinoRounds.id, open.id))
    .returning();
  if (!round) throw new Error(`no round ${open.id}`);
  await creditRoundWinIfClosed(tx, round, now);
  return round;
}

export function roundStateColumns({ stake, win, next, shown }: ComputedRound, now: number) {
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
  game: CatalogueGame,
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

export async function debitRoundStake(
  tx: Db,
  round: RoundRow,
  id: string,
  amount: Minor,
  at: number,
) {
  const { accountId, iso } = round;
  const moved = await debitStake(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the stake of round ${round.id} was ${moved}`);
}

export async function creditRoundWinIfClosed(tx: Db, round: RoundRow, at: number): Promise<void> {
  if (round.state === "open") return;
  const { accountId, iso, win: amount } = round;
  const id = `${round.id}:win`;
  const moved = await creditWin(tx, { id, accountId, iso, amount, at, round: String(round.id) });
  if (moved !== "done") throw new Error(`the win of round ${round.id} was ${moved}`);
}
