import { and, eq } from "drizzle-orm";
import { bonusMostTimes, calculateDepositBonus, findBonusOffer } from "~/domain/bonuses/bonus";
import { type Minor, zero } from "~/domain/money/amount";
import { ensureHouseAccounts, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, playerBonuses } from "../../db/schema";
import { lockAccountsOf } from "../lock-accounts";
import { lockPlayerRow } from "../own-account";
import type { SandboxServices } from "../sandbox-services";
import { bonusLedgerRef, endBonus } from "./close";
import { type BonusRow, bonusOffersFor, hasOpenBonusBets, loadBonusRows } from "./read";

const dayMs = 86_400_000;

/** Result of taking or refusing a bonus; null = done, else the reason why not. */
export type BonusChoiceResult = null | "not-offered" | "key-reused";

/**
 * Takes an offer, which then waits for its deposit, or refuses it, also once it is taken (OFC-08).
 * One key makes one choice of one offer.
 */
export function chooseBonus(
  services: SandboxServices,
  playerId: number,
  key: string,
  { offer: name, isTaken }: { readonly offer: string; readonly isTaken: boolean },
): Promise<BonusChoiceResult> {
  return services.db.transaction(async (tx) => {
    await lockAccountsOf(tx, [playerId]);
    const player = await lockPlayerRow(tx, playerId);
    if (!player) return "not-offered";
    await services.world.ensureFresh(tx);
    const now = services.world.now();
    const rows = await loadBonusRows(tx, playerId);
    const known = rows.find((row) => row.key === key || row.refusedKey === key);
    if (known) {
      const isSame = known.offer === name && (known.refusedKey !== key) === isTaken;
      return isSame ? null : "key-reused";
    }
    const current = rows.find(
      ({ offer, state }) => offer === name && (state === "taken" || state === "running"),
    );
    if (current) {
      if (isTaken) return null;
      await endBonus(tx, current, "refused", now);
      await tx
        .update(playerBonuses)
        .set({ refusedKey: key })
        .where(eq(playerBonuses.id, current.id));
      return null;
    }
    const hasOpenBets = await hasOpenBonusBets(tx, playerId);
    const offer = bonusOffersFor(player, { rows, hasOpenBets }, now).find(
      (each) => each.name === name,
    );
    if (!offer) return "not-offered";
    await tx.insert(playerBonuses).values({
      playerId,
      key,
      refusedKey: isTaken ? null : key,
      offer: name,
      mostTimes: bonusMostTimes(services.world.state.config.bonuses, name),
      state: isTaken ? "taken" : "refused",
      takenAt: now,
      until: now + offer.takeDays * dayMs,
      closedAt: isTaken ? null : now,
    });
    return null;
  });
}

/** A completed deposit, with the fields that bonuses need. */
interface Arrived {
  readonly playerId: number;
  readonly accountId: number;
  readonly iso: string;
  readonly amount: Minor;
}

/**
 * Credits the bonus that the player has taken and that waits for a deposit, in the deposit's own
 * transaction (OFC-08); nothing if none waits, or the deposit is too small for it. The caller has
 * locked the player's accounts.
 */
export async function creditBonusAwaitingDeposit(
  tx: Db,
  { playerId, accountId, iso, amount }: Arrived,
  at: number,
): Promise<void> {
  const [bonus] = await tx
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.state, "taken")))
    .for("update");
  const offer = bonus && findBonusOffer(bonus.offer);
  if (!bonus || !offer || bonus.until <= at) return;
  const credit = calculateDepositBonus(offer, amount, iso);
  if (!credit) return;
  const bonusAccount = await bonusAccountOf(tx, playerId, iso);
  await recordMovements(tx, {
    at,
    accountId: bonusAccount,
    iso,
    amount: credit.amount,
    kind: "bonus-credit",
    ref: bonusLedgerRef(bonus.id),
  });
  const running: Partial<BonusRow> = {
    state: "running",
    accountId: bonusAccount,
    moneyAccountId: accountId,
    iso,
    ...credit,
    startedAt: at,
    until: at + offer.days * dayMs,
  };
  await tx.update(playerBonuses).set(running).where(eq(playerBonuses.id, bonus.id));
}

async function bonusAccountOf(tx: Db, playerId: number, iso: string): Promise<number> {
  const [known] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.iso, iso), eq(accounts.type, 4)));
  if (known) return known.id;
  await ensureHouseAccounts(tx, [iso]);
  const [made] = await tx
    .insert(accounts)
    .values({ playerId, type: 4, iso, label: "Bonus", balance: zero() })
    .returning({ id: accounts.id });
  if (!made) throw new Error(`no bonus account in ${iso}`);
  return made.id;
}
