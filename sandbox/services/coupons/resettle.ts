import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { accountTypes } from "~/domain/accounts/account";
import { settleCoupon } from "~/domain/coupon/returns/settle";
import { settleLeg } from "~/domain/coupon/returns/settle-leg";
import {
  capAmount,
  isAmountAbove,
  type Minor,
  raiseAmountToMinimum,
  subtractAmounts,
  zero,
} from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { retryOnDeadlock } from "../../db/errors";
import { type LedgerMovement, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import {
  accounts,
  couponLegs,
  coupons,
  players,
  resettlements,
  resultCorrections,
} from "../../db/schema";
import type { GameSnapshot } from "../../feed/types";
import { lockAccountsOf } from "../lock-accounts";
import { emailTo, type MessageTemplate, sendMessage } from "../messages/send";
import type { SandboxServices } from "../sandbox-services";
import { payReturnsAndRepayAdvance } from "./advance";
import { type CouponRow, type LegRow, storedRequest } from "./coupon-row";
import { payoutRef, settlementInputOf } from "./remaining";
import { payOutDecidedCoupons } from "./settler";

/** Most coupons settled again in one transaction. */
const batchSize = 25;

/**
 * Notes that a game's result may have changed, if bets on the game have been settled. In the transaction
 * that changes it; a correction that has begun begins again.
 */
export async function noteResultCorrection(tx: Db, gameId: number, at: number): Promise<void> {
  const [settled] = await tx
    .select({ id: couponLegs.couponId })
    .from(couponLegs)
    .where(and(eq(couponLegs.gameId, gameId), ne(couponLegs.state, "open")))
    .limit(1);
  if (!settled) return;
  await tx
    .insert(resultCorrections)
    .values({ gameId, at })
    .onConflictDoUpdate({
      target: resultCorrections.gameId,
      targetWhere: isNull(resultCorrections.doneAt),
      set: { at, upTo: 0 },
    });
}

/** SQL condition: whether a corrected result is to be settled by. */
export const resultCorrectionsExistSql = (): SQL =>
  sql`exists (select 1 from ${resultCorrections} where ${isNull(resultCorrections.doneAt)})`;

/**
 * Settles the bets on corrected games again (CPN-28; docs/player-safety.md). Of each coupon the difference
 * is moved, once; a cash-out stays. A game whose result was withdrawn is settled by its next result.
 */
export async function resettleCorrectedGames(services: SandboxServices): Promise<void> {
  const due = await services.db
    .select({ id: resultCorrections.id })
    .from(resultCorrections)
    .where(isNull(resultCorrections.doneAt))
    .orderBy(asc(resultCorrections.id));
  for (const { id } of due) {
    let found = batchSize;
    while (found === batchSize)
      found = await retryOnDeadlock(() =>
        services.db.transaction((tx) => resettleBatch(services, tx, id)),
      );
  }
}

/** Settles the next coupons of a correction again; returns how many it looked at. */
async function resettleBatch(services: SandboxServices, tx: Db, id: number): Promise<number> {
  const { world, feed } = services;
  await world.hold(tx);
  const [correction] = await tx
    .select()
    .from(resultCorrections)
    .where(and(eq(resultCorrections.id, id), isNull(resultCorrections.doneAt)))
    .for("update", { skipLocked: true });
  if (!correction) return 0;
  const { gameId } = correction;
  const now = world.now();
  const game = feed.game(gameId, now, world.state.overrides.get(gameId));
  if (game?.status !== "finished") return 0;
  const settledLegs = tx
    .select({ id: couponLegs.couponId })
    .from(couponLegs)
    .where(and(eq(couponLegs.gameId, gameId), ne(couponLegs.state, "open")));
  const rows = await tx
    .select()
    .from(coupons)
    .where(and(gt(coupons.id, correction.upTo), inArray(coupons.id, settledLegs)))
    .orderBy(asc(coupons.id))
    .limit(batchSize)
    .for("update");
  if (rows.length > 0) {
    await lockAccountsOf(
      tx,
      rows.map(({ playerId }) => playerId),
    );
    const all = await tx
      .select()
      .from(couponLegs)
      .where(
        inArray(
          couponLegs.couponId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(couponLegs.couponId), asc(couponLegs.position));
    for (const row of rows) {
      const own = all.filter((leg) => leg.couponId === row.id);
      await resettleCoupon(services, tx, row, own, { gameId, game, now });
    }
  }
  const last = rows.at(-1);
  await tx
    .update(resultCorrections)
    .set({
      ...(last && { upTo: last.id }),
      ...(rows.length < batchSize && { doneAt: now }),
    })
    .where(eq(resultCorrections.id, id));
  return rows.length;
}

interface Corrected {
  readonly gameId: number;
  readonly game: Pick<GameSnapshot, "final" | "score">;
  readonly now: number;
}

async function resettleCoupon(
  services: SandboxServices,
  tx: Db,
  row: CouponRow,
  own: readonly LegRow[],
  { gameId, game, now }: Corrected,
): Promise<void> {
  const scores = game.score ? `${game.score.home}:${game.score.away}` : null;
  const legs = own.map((leg) =>
    leg.gameId === gameId && leg.state !== "open"
      ? { ...leg, state: settleLeg(leg.type, leg.param, game.final), scores: scores ?? leg.scores }
      : leg,
  );
  for (const [at, { couponId, position, state, scores: shown }] of legs.entries())
    if (own[at]?.state !== state || own[at]?.scores !== shown)
      await tx
        .update(couponLegs)
        .set({ state, scores: shown })
        .where(and(eq(couponLegs.couponId, couponId), eq(couponLegs.position, position)));
  // A cash-out was final.
  if (row.state === "cashed-out" || legs.every((leg, at) => leg.state === own[at]?.state)) return;
  if (row.state === "placed") return payOutDecidedCoupons(tx, [row], legs, now);
  const outcome = settleCoupon(settlementInputOf(row, legs));
  const before = row.return ?? zero();
  const after = outcome?.return ?? null;
  if (outcome?.state === row.state && after === before) return;
  const resettled = row.resettled + 1;
  await tx
    .update(coupons)
    .set({
      resettled,
      ...(outcome
        ? { state: outcome.state, return: outcome.return }
        : { state: "placed", return: null, settledAt: null }),
    })
    .where(eq(coupons.id, row.id));
  const debt = await moveDifference(tx, { ...row, resettled }, { before, after, now });
  const settledAt = row.settledAt ?? now;
  await tx
    .insert(resettlements)
    .values({ couponId: row.id, nth: resettled, at: now, settledAt, before, after, debt });
  await mailCorrection(services, tx, row, { before, after, debt });
}

/**
 * Pays the difference of a coupon, or takes it back. An account never goes below zero: what a money
 * account lacks becomes its debt, which is returned; a bonus account gives what it has.
 */
async function moveDifference(
  tx: Db,
  row: CouponRow,
  { before, after, now }: { readonly before: Minor; readonly after: Minor | null; now: number },
): Promise<Minor> {
  const { accountId, iso } = row;
  const due = after ?? zero();
  const common = { at: now, accountId, iso, ref: payoutRef(row) } as const;
  const owed = raiseAmountToMinimum(subtractAmounts(before, due), zero());
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  const balance = account?.balance ?? zero();
  const lacking = raiseAmountToMinimum(subtractAmounts(owed, balance), zero());
  const isBonus = account?.type === accountTypes.bonus;
  const debt = isBonus ? zero() : lacking;
  const back = isBonus ? capAmount(owed, balance) : owed;
  const movements: LedgerMovement[] = [
    { ...common, kind: "resettled-debt", amount: debt },
    { ...common, kind: "resettled-back", amount: back },
  ];
  await recordMovements(tx, ...movements.filter(({ amount }) => isAmountAbove(amount, zero())));
  // Repays the debts of the account from what is paid, and writes them off once no bet of it is open.
  const amount = raiseAmountToMinimum(subtractAmounts(due, before), zero());
  await payReturnsAndRepayAdvance(tx, [{ ...common, kind: "resettled", amount }]);
  return debt;
}

/** Mails the player what a corrected result changed, in the language of the bet; whatever he has chosen. */
async function mailCorrection(
  services: SandboxServices,
  tx: Db,
  row: CouponRow,
  { before, after, debt }: { readonly before: Minor; readonly after: Minor | null; debt: Minor },
): Promise<void> {
  const [player] = await tx.select().from(players).where(eq(players.id, row.playerId));
  if (!player?.login.includes("@")) return;
  const { lng } = storedRequest(row);
  const text = (minor: Minor) => `${fromMinor(minor, row.iso)} ${row.iso}`;
  const template: MessageTemplate =
    debt > 0 ? "bet-corrected-debt" : after === null ? "bet-reopened" : "bet-corrected";
  await sendMessage(services, tx, {
    ...{ to: emailTo(player.login), lng, template },
    path: `/${lng}/coupon/receipt/${row.id}`,
    values: {
      id: String(row.id),
      before: text(before),
      after: text(after ?? zero()),
      debt: text(debt),
    },
  });
}
