import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { acceptsBetCount, couponKindByType, couponKindOrNull } from "~/domain/coupon/kinds";
import { listSystemValues } from "~/domain/coupon/returns/lines";
import {
  addAmounts,
  isAmountAbove,
  isAmountBelow,
  type Minor,
  sumAmounts,
  zero,
} from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { LimitRemainder } from "../limits/windows";
import type { SandboxServices } from "../sandbox-services";
import { refuseInvalidAdvance } from "./advance";
import { type CouponStakeBounds, calculateStakeBounds } from "./bounds";
import { checkBets, type PlacementRefusal } from "./checks";
import type { ImmutableAccountFields } from "./immutable-account-fields";
import { type BetOffer, resolveBet } from "./offer";
import type { OrderWithoutAmounts, PlaceOrder } from "./order";
import type { PromoRefusal, SandboxPromoCode } from "./promo-codes";
import { currentExpressBonus, currentHyperBonus } from "./rewards";
import {
  couponExposure,
  couponTypeForRules,
  isBanker,
  knownOffers,
  type OfferInBlock,
} from "./risk";
import { vipStakeBounds } from "./vip";

/** What may change between two bets: the account's balance, and its owner's restrictions. */
export interface AccountStatus<C extends string = string> {
  readonly balance: Minor<C>;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
  /**
   * How much advance the account can still take; zero unless the placement asks for one (CPN-15).
   */
  readonly advance: Minor<C>;
  /** Whether a restriction of the owner shuts play (LIM-12). */
  readonly isPlayShut: boolean;
  /**
   * How much the owner may still stake by his wagering and loss limits; null = he has none, or the
   * account is a bonus account (CPP-08).
   */
  readonly room: LimitRemainder<C> | null;
  /** The promo code of the placement, or why the owner cannot use it; null = it has none (CPN-14). */
  readonly promo: SandboxPromoCode | PromoRefusal | null;
}

/** An account with its owner's status. */
export interface AccountWithStatus<C extends string = string> {
  readonly account: ImmutableAccountFields<C>;
  readonly standing: AccountStatus<C>;
}

/** Accepted legs and the moment (ms since epoch) of their prices, or why they are refused. */
export type PlacementCheckResult =
  | { readonly ok: true; readonly offers: readonly BetOffer[]; readonly now: number }
  | PlacementRefusal;

/** Checks a bet against the unchanging facts of its account; needs no lock. */
export function checkBetBeforeLock<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  account: ImmutableAccountFields<C>,
  promo: AccountStatus["promo"],
): PlacementCheckResult {
  const moment = {
    feed: services.feed,
    now: services.world.now(),
    overrides: services.world.state.overrides,
  };
  const offers = request.bets.map((bet) => resolveBet(moment, bet));
  const refused =
    refuseIfLate(services, request) ??
    refuseType(services, request) ??
    checkBets(request.bets, offers, request) ??
    refuseAmount(services, request, account, offers) ??
    refuseRewards(services, request, account, offers, promo);
  return refused ?? { ok: true, offers: offers.filter((offer) => offer !== null), now: moment.now };
}

/** Runs every check on a bet, in the order of docs/platform.md. */
export function checkPlacement<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  { account, standing }: AccountWithStatus<C>,
): PlacementCheckResult {
  const refused = refuseRestrictedOwner(standing);
  if (refused) return refused;
  const judged = checkBetBeforeLock(services, request, account, standing.promo);
  if (!judged.ok) return judged;
  return (
    refuseInvalidAdvance(request, account, standing.advance) ??
    refuseLimited(request, account, standing) ??
    refuseFunds(request, account, standing) ??
    judged
  );
}

/**
 * Refuses play to an account's owner who has not confirmed changed terms, is frozen or banned, or
 * has excluded himself; null = he may play.
 */
export function refuseRestrictedOwner(
  owner: Omit<AccountStatus, "balance" | "advance" | "room" | "promo">,
): PlacementRefusal | null {
  if (owner.termsChanged) return makePlacementRefusal(451, { code: "terms", exception_code: 1 });
  if (owner.isFrozen) return makePlacementRefusal(403, { code: "account-frozen" });
  return owner.isPlayShut ? makePlacementRefusal(403, { code: "excluded" }) : null;
}

/**
 * Refuses a stake above what the owner's wagering and loss limits still allow, and names that
 * amount (CPP-08); null = allowed.
 */
function refuseLimited<C extends string>(
  { stake }: PlaceOrder<C>,
  { iso }: ImmutableAccountFields<C>,
  { room }: AccountStatus<C>,
): PlacementRefusal | null {
  return room && stake && isAmountAbove(stake, room.left)
    ? outOfBound("limit", room.left, iso)
    : null;
}

/** Deadline of a placement, ms of the platform's clock; null = none (CPP-11). */
export function placementDeadline({ validUntil }: OrderWithoutAmounts): number | null {
  return validUntil === undefined ? null : Date.parse(validUntil);
}

/** Refuses a placement after its deadline: its sender may have told the player that nothing was placed. */
export function refuseIfLate(
  { world }: SandboxServices,
  request: OrderWithoutAmounts,
): PlacementRefusal | null {
  const until = placementDeadline(request);
  return until !== null && world.now() > until ? makePlacementRefusal(409, { code: "late" }) : null;
}

function refuseType(
  services: SandboxServices,
  request: OrderWithoutAmounts,
): PlacementRefusal | null {
  const { typeId, bets, systemValue } = request;
  const kind = couponKindOrNull(typeId);
  // Singles come one by one, each as a coupon of type 0.
  if (!kind || kind.stakedOn === "bet" || !acceptsBetCount(kind, bets.length))
    return makePlacementRefusal(422, { code: "type" });
  // Blocks count from 1: stakes and highest payouts are found by their numbers.
  if (kind.stakedOn === "block" && bets.some(({ blockId }) => blockId < 1))
    return makePlacementRefusal(422, { code: "type" });
  const events = bets.filter((bet) => !isBanker(request, bet)).length;
  // A system size that its events do not have is refused instead of replaced.
  if (kind.lines && !listSystemValues(events).includes(systemValue))
    return makePlacementRefusal(422, { code: "system" });
  return request.bets.length > services.world.state.config.groups.coupon.maxBets
    ? makePlacementRefusal(422, { code: "too-many" })
    : null;
}

/**
 * Refuses a placement whose promo code is invalid, or whose express bonus or hyper-bonus is lower
 * now than the one shown to the player; null = neither.
 */
function refuseRewards(
  services: SandboxServices,
  request: OrderWithoutAmounts,
  { iso }: ImmutableAccountFields,
  offers: readonly (BetOffer | null)[],
  promo: AccountStatus["promo"],
): PlacementRefusal | null {
  const { bonusPercent, hyperBonusPercent } = request;
  if (typeof promo === "string") return makePlacementRefusal(422, { code: promo });
  const known = offers.filter((offer) => offer !== null);
  const bonus = currentExpressBonus(
    services,
    request.typeId,
    known,
    request.manuallyDeletedBonusBet,
  );
  const hyper = currentHyperBonus(services, iso)?.percent ?? 0;
  const isLess = bonus < (bonusPercent ?? 0) || hyper < hyperBonusPercent;
  return isLess ? makePlacementRefusal(409, { code: "bonus-changed" }) : null;
}

function refuseAmount<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  account: ImmutableAccountFields<C>,
  offers: readonly (BetOffer | null)[],
): PlacementRefusal | null {
  const { iso } = account;
  const { stake } = request;
  if (stake === null) return makePlacementRefusal(422, { code: "amount" });
  const stood = knownOffers(request.bets, offers);
  if (couponKindByType(couponTypeForRules(request)).stakedOn === "block")
    return refuseBlocks(services, request, account, stood);
  return outsideOf(stake, placementStakeBounds(services, request, account, stood), iso);
}

/**
 * Refuses a placement if the stake of a block is outside its bounds, or if the blocks' stakes do
 * not add up to the total (CPN-02); null = accepted.
 */
function refuseBlocks<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  account: ImmutableAccountFields<C>,
  stood: readonly OfferInBlock[],
): PlacementRefusal | null {
  const { iso } = account;
  const { stakeByBlockId: amounts } = request;
  const blocks = groupBetsByBlock(stood);
  const isWhole = amounts !== null && Object.keys(amounts).every((id) => blocks.has(Number(id)));
  const sum = isWhole ? sumAmounts([...blocks.keys()].map((id) => amounts[id] ?? zero<C>())) : null;
  if (sum === null || sum !== request.stake) return makePlacementRefusal(422, { code: "amount" });
  for (const [id, of] of blocks) {
    const refused = outsideOf(
      amounts?.[id] ?? zero<C>(),
      placementStakeBounds(services, request, account, of),
      iso,
    );
    if (refused) return { ...refused, body: { ...refused.body, blockId: id } };
  }
  return null;
}

function outsideOf<C extends string>(
  stake: Minor<C>,
  { min, max }: CouponStakeBounds<C>,
  iso: C,
): PlacementRefusal | null {
  if (isAmountBelow(stake, min)) return outOfBound("below-minimum", min, iso);
  return max !== null && isAmountAbove(stake, max) ? outOfBound("above-maximum", max, iso) : null;
}

function refuseFunds<C extends string>(
  { stake, advance }: PlaceOrder<C>,
  { iso }: ImmutableAccountFields<C>,
  { balance }: AccountStatus<C>,
): PlacementRefusal | null {
  const money = addAmounts(balance, advance ?? zero<C>());
  return isAmountAbove(stake ?? zero<C>(), money) ? outOfBound("funds", money, iso) : null;
}

function outOfBound<C extends string>(code: string, bound: Minor<C>, iso: C): PlacementRefusal {
  return makePlacementRefusal(422, { code, bound: fromMinor(bound, iso) });
}

/**
 * Bounds of a placement; those of VIP bets if the stake is above the ordinary maximum and VIP is allowed
 * (CPN-09, CPN-11).
 */
export function placementStakeBounds<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  account: ImmutableAccountFields<C>,
  stood: readonly OfferInBlock[],
): CouponStakeBounds<C> {
  // Includes the bonus bet even if removed: the bound is the same before and after.
  const offers = stood.map(({ offer }) => offer);
  const risk = couponExposure(
    request,
    stood,
    currentExpressBonus(services, request.typeId, offers, false),
  );
  const bounds = calculateStakeBounds(account.iso, risk, {
    hasMinimum: services.world.state.config.groups.coupon.minAmountTypes.includes(request.typeId),
    isBonusAccount: account.type === 4,
  });
  const isOver = bounds.max !== null && isAmountAbove(request.stake ?? zero<C>(), bounds.max);
  return (request.isVip && isOver ? vipStakeBounds(request.typeId, risk, bounds) : null) ?? bounds;
}

/** The highest payout of each block, which are bounded by themselves; a bonus account has none. */
export function maxPayoutOfBlocks<C extends string>(
  services: SandboxServices,
  request: PlaceOrder<C>,
  account: ImmutableAccountFields<C>,
  stood: readonly OfferInBlock[],
): Readonly<Record<string, Minor<C>>> {
  const bounds = [...groupBetsByBlock(stood)].flatMap(([id, of]) => {
    const { maxPayout } = placementStakeBounds(services, request, account, of);
    return maxPayout === null ? [] : [[id, maxPayout] as const];
  });
  return Object.fromEntries(bounds);
}

/** A refused placement: nothing was placed. */
export function makePlacementRefusal(
  status: number,
  body: PlacementRefusal["body"],
): PlacementRefusal {
  return { ok: false, status, body };
}
