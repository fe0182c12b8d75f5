import { and, eq, sql } from "drizzle-orm";
import { possibleWin } from "~/features/coupon/settle";
import { couponTypes } from "~/features/coupon/types";
import { fromMinor, toMinor } from "~/features/money/money";
import { priceText } from "~/features/odds/price";
import type { PlacedCouponWire, PlaceRequestWire } from "~/platform/coupons/wire.server";
import type { Db } from "../../db/open";
import { accounts, couponLegs, coupons, players, sessions } from "../../db/schema";
import { type NewCoupon, type NewLeg, type WriteGuard, writeCoupon } from "../../db/write-coupon";
import type { Core } from "../core";
import type { Claims } from "../tokens";
import { type AccountFacts, accountFacts } from "./account-facts";
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

/** What may change between two bets of a player. */
interface Standing {
  /** Minor units. */
  readonly balance: number;
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
 * The usual case in one statement: the bet is judged by what does not change under it, and the write takes the
 * account's lock and asks for the rest (session, owner, balance, and that the world has not moved since). Null when any
 * of it does not hold, the key is taken, or the answer is a refusal: nothing has been written, and `placeInTurn` says
 * why.
 */
async function placeAtOnce(
  core: Core,
  claims: Claims,
  key: string,
  request: PlaceRequestWire,
): Promise<Placement | null> {
  const { revision } = core.world.state;
  const account = await accountFacts(core, request.accountId);
  if (!account) return null;
  const judged = judge(core, request, account);
  return judged.ok
    ? write(core, core.db, { ...judged, key, request, account, guard: { sid: claims.sid, revision } })
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
  readonly account: AccountFacts;
  readonly standing: Standing;
}

/** Judges and writes a bet; null when its key has been used. */
async function tryPlace(core: Core, tx: Db, attempt: Attempt): Promise<Placement | null> {
  const { key, request, account, standing } = attempt;
  const refused = refuseOwner(standing);
  if (refused) return refused;
  const judged = judge(core, request, account);
  if (!judged.ok) return judged;
  return (
    refuseFunds(request, account, standing) ??
    write(core, tx, { ...judged, key, request, account, guard: null })
  );
}

type Judged = { readonly ok: true; readonly offers: readonly Offer[]; readonly now: number } | Refusal;

function judge(core: Core, request: PlaceRequestWire, account: AccountFacts): Judged {
  const moment = { feed: core.feed, now: core.world.now(), overrides: core.world.state.overrides };
  const offers = request.bets.map((bet) => offerOf(moment, bet));
  const refused =
    refuseType(core, request) ??
    judgeBets(request.bets, offers, request) ??
    refuseAmount(core, request, account, offers);
  return refused ?? { ok: true, offers: offers.filter((offer) => offer !== null), now: moment.now };
}

/** The account and what its owner may do, if the session is open; the row stays locked to the transaction's end. */
async function lockAccount(
  tx: Db,
  { userId, sid }: Claims,
  accountId: number,
): Promise<{ account: AccountFacts; standing: Standing } | null> {
  const [row] = await tx
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
    .where(and(eq(accounts.id, accountId), eq(accounts.playerId, userId)))
    .for("no key update", { of: accounts });
  if (!row) return null;
  const { id, iso, type, balance, ...owner } = row;
  return { account: { id, iso, type }, standing: { ...owner, balance: balance ?? 0 } };
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

function refuseOwner(owner: Standing): Refusal | null {
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
  account: AccountFacts,
  offers: readonly (Offer | null)[],
): Refusal | null {
  const { iso } = account;
  const stake = toMinor(request.amount, iso);
  // Prepaid amounts are none of this sandbox's: nobody has one to stake.
  if (stake === null || toMinor(request.prepaidAmount, iso) !== 0) return refusal(422, { code: "amount" });
  const { min, max } = boundsFor(core, request.typeId, account, offers);
  if (stake < min) return outOfBound("below-minimum", min, iso);
  return max !== null && stake > max ? outOfBound("above-maximum", max, iso) : null;
}

function refuseFunds(
  { amount }: PlaceRequestWire,
  { iso }: AccountFacts,
  { balance }: Standing,
): Refusal | null {
  return (toMinor(amount, iso) ?? 0) > balance ? outOfBound("funds", balance, iso) : null;
}

function outOfBound(code: string, bound: number, iso: string): Refusal {
  return refusal(422, { code, bound: fromMinor(bound, iso) });
}

function boundsFor(
  core: Core,
  typeId: number,
  account: AccountFacts,
  offers: readonly (Offer | null)[],
): Bounds {
  return boundsOf(account.iso, riskOf(typeId, offers), {
    hasMinimum: core.world.state.config.groups.coupon.minAmountTypes.includes(typeId),
    isBonusAccount: account.type === 4,
  });
}

interface Accepted extends Omit<Attempt, "standing"> {
  /** Null where the account is locked already. */
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
