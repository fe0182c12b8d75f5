import { and, eq } from "drizzle-orm";
import { couponKindByType, singleBetType } from "~/domain/coupon/kinds";
import { capAmount, zero } from "~/domain/money/amount";
import type { PlacedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import type { Db } from "../../db/open";
import { coupons } from "../../db/schema";
import {
  type NewCoupon,
  type NewLeg,
  type UnlockedWriteConditions,
  writeCouponUnlessKeyTaken,
} from "../../db/write-coupon";
import type { SandboxServices } from "../sandbox-services";
import type { TokenClaims } from "../tokens";
import { isAdvanceRequested, loadAdvance } from "./advance";
import type { PlacementRefusal } from "./checks";
import { rememberRequest, storedRequest } from "./coupon-row";
import { placementFingerprint } from "./fingerprint";
import { findFixedAccountFields } from "./immutable-account-fields";
import {
  type AccountWithStatus,
  checkBetBeforeLock,
  checkPlacement,
  makePlacementRefusal,
  maxPayoutOfBlocks,
  placementDeadline,
  placementStakeBounds,
  refuseIfLate,
} from "./judge";
import { betNames } from "./names";
import { type BetOffer, gamePath, outcomeLineText, scoreText } from "./offer";
import type { PlaceOrder } from "./order";
import { isSessionOpen, lockAccount, readAccount, waitForAccountLock } from "./own-account";
import {
  findPromoCode,
  lockPromoCodes,
  type SandboxPromoCode,
  usedPromoCodes,
} from "./promo-codes";
import { couponWire, loadCoupon } from "./receipts";
import { bonusesForPlacement } from "./rewards";
import { couponReturnIfAllWin, couponTypeForRules, knownOffers } from "./risk";

/**
 * Result of a placement; `isNew` false = the receipt of an earlier one with the same key, which is
 * not mailed again.
 */
export type CouponPlacementResult =
  | {
      readonly ok: true;
      readonly isNew: boolean;
      readonly isMailWanted: boolean;
      readonly coupon: PlacedCouponWire;
    }
  | PlacementRefusal;

/**
 * Places a coupon in one transaction: the receipt, the legs and the transfer are committed together (SBX-03).
 * One key of a player is one bet, however often it is sent (CPP-03, CPP-10): the account's row is locked
 * first, which serialises its stakes, and the unique key decides. An earlier placement with the key wins over
 * any refusal; a refusal stores nothing. The deadline is checked before judging and again behind each lock,
 * so that nothing is placed after it (CPP-11).
 */
export async function placeCoupon(
  services: SandboxServices,
  claims: TokenClaims,
  key: string,
  asked: PlaceOrder,
): Promise<CouponPlacementResult> {
  const playerId = claims.userId;
  if (asked.userId !== playerId) return makePlacementRefusal(401, { code: "sign-in" });
  const request = asked.bets.length === 1 ? { ...asked, typeId: singleBetType } : asked;
  return (
    (request.promoCode === "" ? await placeWithoutLock(services, claims, key, request) : null) ??
    (await answerKnownKey(services, claims, key, request)) ??
    (await placeUnderLock(services, claims, key, request))
  );
}

/**
 * Places a bet by the fast path, in one statement: judges the bet by immutable data, and the write
 * takes the account's lock and checks the rest (session, owner, balance, unchanged world). Null =
 * nothing has been written, because a check failed or the key is taken: the two functions below
 * find the reason.
 */
async function placeWithoutLock(
  services: SandboxServices,
  claims: TokenClaims,
  key: string,
  request: PlaceOrder,
): Promise<CouponPlacementResult | null> {
  const { revision } = services.world.state;
  const account = await findFixedAccountFields(services, request.accountId);
  // The available advance changes with every bet of the account, so it is checked behind the lock.
  if (!account || isAdvanceRequested(request)) return null;
  const judged = checkBetBeforeLock(services, request, account, null);
  if (!judged.ok) return null;
  const guard = { sid: claims.sid, revision, until: placementDeadline(request) };
  return write(services, services.db, { ...judged, key, request, account, guard, promo: null });
}

/**
 * Returns the receipt of an earlier placement with this key, or a refusal, without holding the
 * account's lock between statements: hundreds of requests with one key, or without funds, would
 * queue, and every reader behind them. Null = the bet may be placed, or the account cannot be read.
 */
async function answerKnownKey(
  services: SandboxServices,
  claims: TokenClaims,
  key: string,
  request: PlaceOrder,
): Promise<CouponPlacementResult | null> {
  await services.world.ensureFresh(services.db);
  const own = await readAccount(services, claims, request.accountId);
  if (!own) return null;
  const before = await earlier(services, services.db, claims.userId, key, request);
  if (before) return before;
  const judged = checkPlacement(
    services,
    request,
    await withAdvanceAndPromoCode(services, services.db, own, request),
  );
  if (judged.ok) return null;
  // A bet judged before this refusal holds the lock by now; it is visible once the lock is released.
  await waitForAccountLock(services.db, claims, request.accountId);
  return (await earlier(services, services.db, claims.userId, key, request)) ?? judged;
}

/**
 * Places a bet in one transaction that holds the account's lock, so that stakes from one account
 * are placed one after another.
 */
async function placeUnderLock(
  services: SandboxServices,
  claims: TokenClaims,
  key: string,
  request: PlaceOrder,
): Promise<CouponPlacementResult> {
  const { userId: playerId } = claims;
  return services.db.transaction(async (tx) => {
    const own = await lockAccount(services, tx, claims, request.accountId);
    if (!own && !(await isSessionOpen(tx, claims)))
      return makePlacementRefusal(401, { code: "token" });
    await services.world.ensureFresh(tx);
    const attempt = own
      ? await tryPlace(services, tx, {
          ...{ key, request },
          ...(await withAdvanceAndPromoCode(services, tx, own, request)),
        })
      : makePlacementRefusal(422, { code: "account" });
    if (attempt?.ok) return attempt;
    const before = await earlier(services, tx, playerId, key, request);
    return before ?? attempt ?? makePlacementRefusal(409, { code: "pending" });
  });
}

interface Attempt extends AccountWithStatus {
  readonly key: string;
  readonly request: PlaceOrder;
}

/**
 * Checks a bet and places it, in a transaction that holds the account's lock; null if its key has
 * been used.
 */
async function tryPlace(
  services: SandboxServices,
  tx: Db,
  attempt: Attempt,
): Promise<CouponPlacementResult | null> {
  const { key, request, account, standing } = attempt;
  const judged = checkPlacement(services, request, attempt);
  if (!judged.ok) return judged;
  if (request.promoCode !== "") {
    await lockPromoCodes(tx, request.userId);
    const used = await usedPromoCodes(tx, request.userId);
    if (used.has(request.promoCode.toUpperCase()))
      return makePlacementRefusal(422, { code: "promo-used" });
    const late = refuseIfLate(services, request);
    if (late) return late;
  }
  const promo = typeof standing.promo === "string" ? null : standing.promo;
  return write(services, tx, { ...judged, key, request, account, guard: null, promo });
}

/**
 * The account with what the placement asks for filled in: the advance that it can still take (CPN-15), and the promo
 * code (CPN-14); unchanged for a placement without both.
 */
async function withAdvanceAndPromoCode(
  { world }: SandboxServices,
  db: Db,
  own: AccountWithStatus,
  request: PlaceOrder,
): Promise<AccountWithStatus> {
  const { userId, promoCode } = request;
  const advance = isAdvanceRequested(request)
    ? ((await loadAdvance(db, userId, own.account.id))?.available ?? zero())
    : own.standing.advance;
  const promo =
    promoCode === "" ? own.standing.promo : await findPromoCode(db, userId, promoCode, world.now());
  return { ...own, standing: { ...own.standing, advance, promo } };
}

/**
 * What an earlier placement with this key gives: the receipt if it was the same bet, a refusal if
 * it was another; null = the key is unused.
 */
async function earlier(
  services: SandboxServices,
  tx: Db,
  playerId: number,
  key: string,
  request: PlaceOrder,
): Promise<CouponPlacementResult | null> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.playerId, playerId), eq(coupons.key, key)));
  if (!row) return null;
  if (row.fingerprint !== placementFingerprint(request))
    return makePlacementRefusal(422, { code: "key-reused" });
  const coupon = await loadCoupon(services, tx, playerId, { key }, storedRequest(row).lng);
  return coupon && { ok: true, isNew: false, isMailWanted: false, coupon };
}

interface Accepted extends Omit<Attempt, "standing"> {
  /** Null if the account is already locked. */
  readonly guard: UnlockedWriteConditions | null;
  readonly offers: readonly BetOffer[];
  readonly now: number;
  readonly promo: SandboxPromoCode | null;
}

/**
 * Writes an accepted bet with its stake at the current prices; null if its key has been used, or if
 * a check of `guard` fails.
 */
async function write(
  services: SandboxServices,
  tx: Db,
  accepted: Accepted,
): Promise<CouponPlacementResult | null> {
  const { key, request, account, offers, now, guard, promo } = accepted;
  const stake = request.stake ?? zero();
  const advance = request.advance ?? zero();
  const promised = bonusesForPlacement(services, request, offers, {
    stake,
    iso: account.iso,
    promo,
  });
  const stakes = { stake, amountByBlockId: request.stakeByBlockId ?? {} };
  const stood = knownOffers(request.bets, offers);
  // Blocks have separate bounds, their sum has none.
  const isByBlock = couponKindByType(couponTypeForRules(request)).stakedOn === "block";
  const byBlock = isByBlock ? maxPayoutOfBlocks(services, request, account, stood) : {};
  const { coef, win } = couponReturnIfAllWin(request, stood, stakes, promised, byBlock);
  const { maxPayout } = isByBlock
    ? { maxPayout: null }
    : placementStakeBounds(services, request, account, stood);
  const stored = {
    ...request.sent,
    typeId: request.typeId,
    promised,
    maxPayoutByBlockId: byBlock,
  };
  const coupon: NewCoupon = {
    playerId: request.userId,
    key,
    fingerprint: placementFingerprint(request),
    accountId: account.id,
    iso: account.iso,
    typeId: request.typeId,
    systemValue: request.systemValue,
    stake,
    coef,
    possibleWin: capAmount(win, maxPayout),
    request: stored,
    state: "placed",
    placedAt: now,
  };
  const legs = offers.map((offer, position) => legOf(offer, position, request.lng));
  const written = await writeCouponUnlessKeyTaken(tx, coupon, legs, guard, advance);
  if (!written) return null;
  const { id, isMailWanted } = written;
  const row = {
    ...coupon,
    id,
    cashedStake: zero(),
    cashedReturn: zero(),
    return: null,
    settledAt: null,
    resettled: 0,
  };
  rememberRequest(row, stored);
  const placed = legs.map((leg) => ({ ...leg, couponId: id }));
  const receipt = couponWire(services, row, placed, request.lng);
  return { ok: true, isNew: true, isMailWanted, coupon: receipt };
}

function legOf({ view, market }: BetOffer, position: number, lng: string): NewLeg {
  const { champ, game, name } = betNames(view, market, lng);
  return {
    position,
    gameId: view.id,
    marketId: market.id,
    type: market.type,
    param: outcomeLineText(market.param),
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
