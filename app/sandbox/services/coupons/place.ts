import { and, eq, sql } from "drizzle-orm";
import { possibleWin } from "~/features/coupon/settle";
import { couponTypes } from "~/features/coupon/types";
import { fromMinor, toMinor } from "~/features/money/money";
import { priceText } from "~/features/odds/price";
import type { PlacedCouponWire, PlaceRequestWire } from "~/platform/coupons/wire.server";
import type { AccountType } from "../../db/columns";
import type { Db } from "../../db/open";
import { accounts, couponLegs, coupons, players, sessions } from "../../db/schema";
import { type NewCoupon, type NewLeg, type WriteGuard, writeCoupon } from "../../db/write-coupon";
import type { Core } from "../core";
import type { Claims } from "../tokens";
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

interface Account {
  readonly id: number;
  readonly iso: string;
  readonly type: AccountType | null;
  readonly balance: number;
}
interface Owner {
  readonly banLevel: number;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
}

/**
 * Places a coupon in one transaction: the receipt, the legs and the movement of money stand together or not at
 * all (SBX-03). One key of a player is one bet, however often and from wherever it is sent (CPP-03, CPP-10): the
 * account's row is locked first, so that stakes on it come one by one, and the unique key decides. What the key
 * has placed before wins over any refusal; a refusal leaves nothing behind.
 */
export async function place(
  core: Core,
  claims: Claims,
  key: string,
  asked: PlaceRequestWire,
): Promise<Placement> {
  const playerId = claims.userId;
  if (asked.userId !== playerId) return refusal(401, { code: "sign-in" });
  const request = asked.bets.length === 1 ? { ...asked, typeId: couponTypes.single } : asked;
  return (await placeAtOnce(core, claims, key, request)) ?? (await placeInTurn(core, claims, key, request));
}

/**
 * The usual case in two statements: account and owner are read, the bet is judged by them, and the write takes the
 * account's lock and asks once more for all that the bet was judged by. Null when any of it has moved, the key is
 * taken, or the answer is a refusal: nothing has been written, and `placeInTurn` says why.
 */
async function placeAtOnce(
  core: Core,
  claims: Claims,
  key: string,
  request: PlaceRequestWire,
): Promise<Placement | null> {
  const { revision } = core.world.state;
  const [own] = await ownerOf(core.db, claims, request.accountId);
  if (!own) return null;
  const attempt = { key, request, ...factsOf(own) };
  const judged = judge(core, attempt);
  return judged.ok
    ? write(core, core.db, { ...attempt, ...judged, guard: { sid: claims.sid, revision } })
    : null;
}

/** Everything in one transaction behind the account's lock, so that stakes on it come one by one. */
async function placeInTurn(
  core: Core,
  claims: Claims,
  key: string,
  request: PlaceRequestWire,
): Promise<Placement> {
  const { userId: playerId } = claims;
  return core.db.transaction(async (tx) => {
    const own = await lockAccount(tx, claims, request.accountId);
    if (!own && !(await isSessionOpen(tx, claims))) return refusal(401, { code: "token" });
    await core.world.ensureFresh(tx);
    const attempt = own
      ? await tryPlace(core, tx, { key, request, ...own })
      : refusal(422, { code: "account" });
    if (attempt?.ok) return attempt;
    const before = await earlier(core, tx, playerId, key, request);
    return before ?? attempt ?? refusal(409, { code: "pending" });
  });
}

interface Attempt {
  readonly key: string;
  readonly request: PlaceRequestWire;
  readonly account: Account;
  readonly owner: Owner;
}

/** Judges and writes a bet; null when its key has been used. */
async function tryPlace(core: Core, tx: Db, attempt: Attempt): Promise<Placement | null> {
  const judged = judge(core, attempt);
  return judged.ok ? write(core, tx, { ...attempt, ...judged, guard: null }) : judged;
}

type Judged = { readonly ok: true; readonly offers: readonly Offer[]; readonly now: number } | Refusal;

function judge(core: Core, { request, account, owner }: Attempt): Judged {
  const moment = { feed: core.feed, now: core.world.now(), overrides: core.world.state.overrides };
  const offers = request.bets.map((bet) => offerOf(moment, bet));
  const refused =
    refuseOwner(owner) ??
    refuseType(core, request) ??
    judgeBets(request.bets, offers, request) ??
    refuseAmount(core, request, account, offers);
  return refused ?? { ok: true, offers: offers.filter((offer) => offer !== null), now: moment.now };
}

/** The account and its owner's flags, if the session is open; the row stays locked to the transaction's end. */
async function lockAccount(
  tx: Db,
  claims: Claims,
  accountId: number,
): Promise<{ account: Account; owner: Owner } | null> {
  const [row] = await ownerOf(tx, claims, accountId).for("no key update", { of: accounts });
  return row ? factsOf(row) : null;
}

function ownerOf(db: Db, { userId, sid }: Claims, accountId: number) {
  return db
    .select({
      id: accounts.id,
      iso: accounts.iso,
      type: accounts.type,
      balance: accounts.balance,
      isFrozen: players.isFrozen,
      termsChanged: players.termsChanged,
      banLevel: sql<number>`(${players.config}->>'ban_level')::int`,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .innerJoin(sessions, and(eq(sessions.playerId, players.id), eq(sessions.id, sid)))
    .where(and(eq(accounts.id, accountId), eq(accounts.playerId, userId)));
}

function factsOf(row: Awaited<ReturnType<typeof ownerOf>>[number]): { account: Account; owner: Owner } {
  const { banLevel, isFrozen, termsChanged, balance, ...account } = row;
  return { account: { ...account, balance: balance ?? 0 }, owner: { banLevel, isFrozen, termsChanged } };
}

async function isSessionOpen(tx: Db, { userId, sid }: Claims): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sid), eq(sessions.playerId, userId)));
  return rows.length > 0;
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
  return owner.banLevel > 0 ? refusal(403, { code: "excluded" }) : null;
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
  return stake > account.balance ? refuse("funds", account.balance) : null;
}

function boundsFor(core: Core, typeId: number, account: Account, offers: readonly (Offer | null)[]): Bounds {
  return boundsOf(account.iso, riskOf(typeId, offers), {
    hasMinimum: core.world.state.config.groups.coupon.minAmountTypes.includes(typeId),
    isBonusAccount: account.type === 4,
  });
}

interface Accepted extends Attempt {
  readonly guard: WriteGuard | null;
  readonly offers: readonly Offer[];
  readonly now: number;
}

/** Writes the bet at the prices that hold now; null when its key has been used. */
async function write(core: Core, tx: Db, accepted: Accepted): Promise<Placement | null> {
  const { key, request, account, offers, now, guard } = accepted;
  const stake = toMinor(request.amount, account.iso) ?? 0;
  const { coef } = riskOf(request.typeId, offers);
  const coupon: NewCoupon = {
    playerId: request.userId,
    key,
    fingerprint: fingerprintOf(request, stake),
    accountId: account.id,
    iso: account.iso,
    typeId: request.typeId,
    systemValue: request.systemValue,
    stake,
    coef: priceText(coef),
    possibleWin: possibleWin(stake, coef),
    request,
    state: "placed",
    placedAt: now,
  };
  const legs = offers.map((offer, position) => legOf(offer, position, request.lng));
  const id = await writeCoupon(tx, coupon, legs, guard);
  if (id === null) return null;
  const row = { ...coupon, id, return: null, settledAt: null };
  const placed = legs.map((leg) => ({ ...leg, couponId: id }));
  return { ok: true, isNew: true, coupon: couponWire(core, row, placed, request.lng) };
}

function legOf({ view, market }: Offer, position: number, lng: string): NewLeg {
  const { champ, game, name } = betNames(view, market, lng);
  return {
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
    state: "open",
  };
}

function refusal(status: number, body: Refusal["body"]): Refusal {
  return { ok: false, status, body };
}
