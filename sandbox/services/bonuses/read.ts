import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { accountTypes } from "~/domain/accounts/account";
import {
  type BonusOffer,
  bonusOfferLimits,
  bonusOffers,
  countsTowardsWagering,
  findBonusOffer,
  mostBonusPayout,
} from "~/domain/bonuses/bonus";
import { addAmounts, asMinor, type Minor, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type {
  BonusesReplyWire,
  BonusPopupReplyWire,
  BonusWire,
} from "~/platform/services/bonuses/wire.server";
import { isoTime } from "../../clock";
import type { Db } from "../../db/open";
import { accounts, couponLegs, coupons, playerBonuses, players } from "../../db/schema";
import { loadAccounts } from "../accounts";
import type { PlayerRow } from "../people";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";
import { wantedDepositBonusTypes } from "./wanted";

export type BonusRow = typeof playerBonuses.$inferSelect;

/** Wire type of an accumulator. */
const accumulatorType = 1;
const mostListed = 50;

/** Bonuses of a player, the newest first, and the offers that he may take now (OFC-08). */
export async function loadBonuses(
  { db, world }: SandboxServices,
  playerId: number,
): Promise<BonusesReplyWire> {
  const [player] = await db.select().from(players).where(eq(players.id, playerId));
  const rows = await loadBonusRows(db, playerId);
  const bonuses: BonusWire[] = [];
  for (const row of rows.slice(0, mostListed)) bonuses.push(await wireOf(db, row));
  const hasOpenBets = await hasOpenBonusBets(db, playerId);
  const offers = player ? bonusOffersFor(player, { rows, hasOpenBets }, world.now()) : [];
  return { bonuses, offers: offers.map(({ name }) => name) };
}

/**
 * The bonus that the player's first deposit gives if he takes it, in the currency of his active account (POP-04); null =
 * none is offered to him.
 */
export async function firstDepositBonusOf(
  services: SandboxServices,
  player: PlayerRow,
): Promise<BonusPopupReplyWire["bonusPopupInformation"]> {
  const { db, world } = services;
  const rows = await loadBonusRows(db, player.id);
  const hasOpenBets = await hasOpenBonusBets(db, player.id);
  const offer = bonusOffersFor(player, { rows, hasOpenBets }, world.now()).find(
    ({ isFirst }) => isFirst,
  );
  const account = (await loadAccounts(services, player)).find(
    ({ type }) => type !== accountTypes.bonus,
  );
  if (!offer || !account) return null;
  const { deposit, most } = bonusOfferLimits(offer, account.iso);
  return {
    offer: offer.name,
    percent: offer.percent,
    maxAmount: fromMinor(most, account.iso),
    minDeposit: fromMinor(deposit, account.iso),
    currency: account.iso,
  };
}

export function loadBonusRows(db: Db, playerId: number): Promise<BonusRow[]> {
  return db
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(desc(playerBonuses.id));
}

/** Whether a bet from a bonus account of the player is open. */
export async function hasOpenBonusBets(db: Db, playerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .innerJoin(accounts, eq(accounts.id, coupons.accountId))
    .where(
      and(
        eq(coupons.playerId, playerId),
        eq(coupons.state, "placed"),
        eq(accounts.type, accountTypes.bonus),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * Offers that a player may take now: of the kind he chose in his settings, one at a time, none
 * while he is locked, frozen or banned (LIM-12), and none while a bet from a bonus account is open
 * (`hasOpenBets`): what it brings belongs to the bonus that has ended, and a new one in the same
 * account would take it over.
 */
export function bonusOffersFor(
  player: PlayerRow,
  { rows, hasOpenBets }: { readonly rows: readonly BonusRow[]; readonly hasOpenBets: boolean },
  now: number,
): readonly BonusOffer[] {
  const { has_deposit: hasDeposit } = parseUserConfig(player);
  if (
    restrictionOf(player, "offers", now) !== null ||
    hasOpenBets ||
    rows.some(({ state }) => state === "taken" || state === "running")
  )
    return [];
  const wanted = wantedDepositBonusTypes(player);
  return bonusOffers.filter((offer) => {
    const type = offer.isFirst ? wanted.first : wanted.any;
    if (type !== offer.type || offer.isFirst === hasDeposit) return false;
    const last = rows.find((row) => row.offer === offer.name);
    if (!last) return true;
    return offer.againDays !== null && last.takenAt + offer.againDays * 86_400_000 <= now;
  });
}

/** The wagered amount of a bonus: qualifying bets of its account since the bonus began. */
export async function wageredAmount(db: Db, row: BonusRow): Promise<Minor> {
  const offer = findBonusOffer(row.offer);
  if (!offer || row.accountId === null || row.startedAt === null) return zero();
  const bets = await db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.accountId, row.accountId),
        gte(coupons.placedAt, row.startedAt),
        inArray(coupons.state, ["won", "lost"]),
      ),
    );
  const within = bets.filter(({ placedAt }) => row.closedAt === null || placedAt <= row.closedAt);
  if (within.length === 0) return zero();
  const legs = await db
    .select()
    .from(couponLegs)
    .where(
      inArray(
        couponLegs.couponId,
        within.map(({ id }) => id),
      ),
    );
  return within
    .filter(({ id, typeId, state }) =>
      countsTowardsWagering(offer, {
        isAccumulator: typeId === accumulatorType,
        state,
        legs: legs.filter(({ couponId }) => couponId === id),
      }),
    )
    .reduce((sum, { stake, cashedStake }) => addAmounts(sum, asMinor(stake - cashedStake)), zero());
}

async function wireOf(db: Db, row: BonusRow): Promise<BonusWire> {
  const { id, offer, state, iso, amount, target, paid, moneyAccountId, accountId } = row;
  const text = (minor: Minor | null) =>
    iso === null || minor === null ? null : fromMinor(minor, iso);
  const [account] =
    accountId === null || state !== "running"
      ? []
      : await db.select().from(accounts).where(eq(accounts.id, accountId));
  return {
    ...{ id, offer, state, iso, moneyAccountId },
    takenAt: isoTime(row.takenAt),
    until: isoTime(row.until),
    closedAt: row.closedAt === null ? null : isoTime(row.closedAt),
    amount: text(amount),
    target: text(target),
    staked: amount === null ? null : text(await wageredAmount(db, row)),
    balance: text(account?.balance ?? null),
    most: amount === null ? null : text(mostBonusPayout(amount, row.mostTimes)),
    mostTimes: row.mostTimes,
    paid: text(paid),
    dropped: text(row.dropped),
  };
}
