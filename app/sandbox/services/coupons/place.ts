import { and, eq } from "drizzle-orm";
import { possibleWin } from "~/features/coupon/settle";
import { couponTypes } from "~/features/coupon/types";
import { fromMinor, toMinor } from "~/features/money/money";
import { priceText } from "~/features/odds/price";
import type { PlacedCouponWire, PlaceRequestWire } from "~/platform/coupons/wire.server";
import { record } from "../../db/ledger";
import type { Db } from "../../db/open";
import { accounts, couponLegs, coupons, players } from "../../db/schema";
import type { Core } from "../core";
import { configOf } from "../user";
import { type Bounds, boundsOf } from "./bounds";
import { judgeBets, type Refusal } from "./checks";
import { fingerprintOf } from "./fingerprint";
import { betNames } from "./names";
import { gamePath, type Offer, offerOf, paramText, scoreText } from "./offer";
import { askedOf, couponWire } from "./receipts";
import { riskOf } from "./risk";

/** What became of a placement; `isNew` false = the receipt of an earlier one with the same key. */
export type Placement =
  | { readonly ok: true; readonly isNew: boolean; readonly coupon: PlacedCouponWire }
  | Refusal;

type Account = typeof accounts.$inferSelect;
type Owner = Pick<typeof players.$inferSelect, "config" | "isFrozen" | "termsChanged">;

/**
 * Places a coupon in one transaction: the receipt, the legs and the movement of money stand together or not at
 * all (SBX-03). One key of a player is one bet, however often and from wherever it is sent (CPP-03, CPP-10): its
 * account's row is locked first, so that the second of two finds the first's coupon; where they name two
 * accounts, the unique key decides. A refusal leaves nothing behind.
 */
export async function place(
  core: Core,
  playerId: number,
  key: string,
  asked: PlaceRequestWire,
): Promise<Placement> {
  if (asked.userId !== playerId) return refusal(401, { code: "sign-in" });
  const request = asked.bets.length === 1 ? { ...asked, typeId: couponTypes.single } : asked;
  return core.db.transaction(async (tx) => {
    const own = await lockAccount(tx, playerId, request.accountId);
    const before = await earlier(core, tx, playerId, key, request);
    if (before) return before;
    if (!own) return refusal(422, { code: "account", title: "no such account" });
    await core.world.ensureFresh(tx);
    const { account, owner } = own;
    const moment = { feed: core.feed, now: core.world.now(), overrides: core.world.state.overrides };
    const offers = request.bets.map((bet) => offerOf(moment, bet));
    const refused =
      refuseOwner(owner) ??
      refuseType(core, request) ??
      judgeBets(request.bets, offers, request) ??
      refuseAmount(core, request, account, offers);
    if (refused) return refused;
    const taken = offers.filter((offer) => offer !== null);
    return (
      (await write(core, tx, { key, request, account, offers: taken, now: moment.now })) ??
      (await earlier(core, tx, playerId, key, request)) ??
      refusal(409, { code: "pending" })
    );
  });
}

/** The account and its owner's flags; the row stays locked to the end of the transaction. */
async function lockAccount(
  tx: Db,
  playerId: number,
  accountId: number,
): Promise<{ account: Account; owner: Owner } | null> {
  const [row] = await tx
    .select({
      account: accounts,
      owner: { config: players.config, isFrozen: players.isFrozen, termsChanged: players.termsChanged },
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(and(eq(accounts.id, accountId), eq(accounts.playerId, playerId)))
    .for("no key update", { of: accounts });
  return row ?? null;
}

/** What the key has already done: the same bet's receipt, or a refusal of another bet under it. */
async function earlier(
  core: Core,
  tx: Db,
  playerId: number,
  key: string,
  request: PlaceRequestWire,
): Promise<Placement | null> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.playerId, playerId), eq(coupons.key, key)));
  if (!row) return null;
  const stake = toMinor(request.amount, row.iso) ?? -1;
  if (row.fingerprint !== fingerprintOf(request, stake)) return refusal(422, { code: "key-reused" });
  const legs = await tx
    .select()
    .from(couponLegs)
    .where(eq(couponLegs.couponId, row.id))
    .orderBy(couponLegs.position);
  return { ok: true, isNew: false, coupon: couponWire(core, row, legs, askedOf(row).lng) };
}

function refuseOwner(owner: Owner): Refusal | null {
  if (owner.termsChanged) return refusal(451, { code: "terms", exception_code: 1 });
  if (owner.isFrozen) return refusal(403, { code: "account-frozen" });
  return configOf(owner).ban_level > 0 ? refusal(403, { code: "excluded" }) : null;
}

function refuseType(core: Core, request: PlaceRequestWire): Refusal | null {
  const expected = request.bets.length === 1 ? couponTypes.single : couponTypes.express;
  if (request.typeId !== expected) return refusal(422, { code: "type" });
  return request.bets.length > core.world.state.config.groups.coupon.maxBets
    ? refusal(422, { code: "too-many" })
    : null;
}

function refuseAmount(
  core: Core,
  request: PlaceRequestWire,
  account: Account,
  offers: readonly (Offer | null)[],
): Refusal | null {
  const { iso } = account;
  const stake = toMinor(request.amount, iso);
  // Prepaid amounts are none of this sandbox's: nobody has one to stake.
  if (stake === null || toMinor(request.prepaidAmount, iso) !== 0) return refusal(422, { code: "amount" });
  const { min, max } = boundsFor(core, request.typeId, account, offers);
  const refuse = (code: string, bound: number) => refusal(422, { code, bound: fromMinor(bound, iso) });
  if (stake < min) return refuse("below-minimum", min);
  if (max !== null && stake > max) return refuse("above-maximum", max);
  const balance = account.balance ?? 0;
  return stake > balance ? refuse("funds", balance) : null;
}

function boundsFor(core: Core, typeId: number, account: Account, offers: readonly (Offer | null)[]): Bounds {
  return boundsOf(account.iso, riskOf(typeId, offers), {
    hasMinimum: core.world.state.config.groups.coupon.minAmountTypes.includes(typeId),
    isBonusAccount: account.type === 4,
  });
}

interface Accepted {
  readonly key: string;
  readonly request: PlaceRequestWire;
  readonly account: Account;
  readonly offers: readonly Offer[];
  readonly now: number;
}

/** Writes the bet at the prices that hold now; null when another placement got the key first. */
async function write(core: Core, tx: Db, accepted: Accepted): Promise<Placement | null> {
  const { key, request, account, offers, now } = accepted;
  const { iso, id: accountId } = account;
  const stake = toMinor(request.amount, iso) ?? 0;
  const { coef } = riskOf(request.typeId, offers);
  const [row] = await tx
    .insert(coupons)
    .values({
      playerId: request.userId,
      key,
      fingerprint: fingerprintOf(request, stake),
      accountId,
      iso,
      typeId: request.typeId,
      systemValue: request.systemValue,
      stake,
      coef: priceText(coef),
      possibleWin: possibleWin(stake, coef),
      request,
      state: "placed",
      placedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  const legs = offers.map(({ view, market }, position) => {
    const { champ, game, name } = betNames(view, market, request.lng);
    return {
      couponId: row.id,
      position,
      gameId: view.id,
      marketId: market.id,
      type: market.type,
      param: paramText(market.param),
      coef: market.coef,
      champ,
      game,
      name,
      path: gamePath(view),
      startsAt: view.startsAt,
      endsAt: view.endsAt,
      scores: scoreText(view),
      state: "open" as const,
    };
  });
  await tx.insert(couponLegs).values(legs);
  await record(tx, { at: now, accountId, iso, amount: stake, kind: "stake", ref: String(row.id) });
  return { ok: true, isNew: true, coupon: couponWire(core, row, legs, request.lng) };
}

function refusal(status: number, body: Refusal["body"]): Refusal {
  return { ok: false, status, body };
}
