import { blocksOf } from "~/domain/coupon/blocks";
import { holds, kindOf, knownKind } from "~/domain/coupon/kinds";
import { systemSizes } from "~/domain/coupon/returns/lines";
import { isAbove, isBelow, type Minor, plus, totalOf, zero } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { Core } from "../core";
import type { Room } from "../limits/windows";
import type { AccountFacts } from "./account-facts";
import { refuseAdvance } from "./advance";
import { type Bounds, boundsOf } from "./bounds";
import { judgeBets, type Refusal } from "./checks";
import { type Offer, offerOf } from "./offer";
import type { OrderFacts, PlaceOrder } from "./order";
import { codeOf } from "./promo-codes";
import { bonusOf, hyperBonusOf } from "./rewards";
import { isBanker, knownOffersOf, type PlacedOffer, riskOf, typeOf } from "./risk";
import { vipBounds } from "./vip";

/** Status of a player that may change between two bets. */
export interface AccountStatus<C extends string = string> {
  readonly balance: Minor<C>;
  readonly banLevel: number;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
  /** Available advance; read only if requested (CPN-15). */
  readonly advance: Minor<C>;
  /** Self-excluded, in a time-out or on a break (LIM-12). */
  readonly isLocked: boolean;
  /** Stake still allowed by the player's limits; null = no monetary limit (CPP-08). */
  readonly room: Room<C> | null;
}

/** An account with its owner's status. */
export interface AccountContext<C extends string = string> {
  readonly account: AccountFacts<C>;
  readonly standing: AccountStatus<C>;
}

/** Accepted legs, and the moment (ms since epoch) of their prices. */
export type Judged =
  | { readonly ok: true; readonly offers: readonly Offer[]; readonly now: number }
  | Refusal;

/** Judges a bet by what never changes about its account. */
export function judgeBet<C extends string>(
  core: Core,
  request: PlaceOrder<C>,
  account: AccountFacts<C>,
): Judged {
  const moment = { feed: core.feed, now: core.world.now(), overrides: core.world.state.overrides };
  const offers = request.bets.map((bet) => offerOf(moment, bet));
  const refused =
    refuseLate(core, request) ??
    refuseType(core, request) ??
    judgeBets(request.bets, offers, request) ??
    refuseAmount(core, request, account, offers) ??
    refuseRewards(core, request, account, offers);
  return refused ?? { ok: true, offers: offers.filter((offer) => offer !== null), now: moment.now };
}

/** Judges a bet by everything, in the order of checks of docs/platform.md. */
export function judgeWhole<C extends string>(
  core: Core,
  request: PlaceOrder<C>,
  { account, standing }: AccountContext<C>,
): Judged {
  const refused = refuseOwner(standing);
  if (refused) return refused;
  const judged = judgeBet(core, request, account);
  if (!judged.ok) return judged;
  return (
    refuseAdvance(request, account, standing.advance) ??
    refuseLimited(request, account, standing) ??
    refuseFunds(request, account, standing) ??
    judged
  );
}

/** Refuses play to an owner who owes consent, is frozen, banned or locked by a limit. */
export function refuseOwner(
  owner: Omit<AccountStatus, "balance" | "advance" | "room">,
): Refusal | null {
  if (owner.termsChanged) return refusal(451, { code: "terms", exception_code: 1 });
  if (owner.isFrozen) return refusal(403, { code: "account-frozen" });
  return owner.banLevel > 0 || owner.isLocked ? refusal(403, { code: "excluded" }) : null;
}

/** Refuses a stake above what a wagering or loss limit allows; the bound is the allowed amount (CPP-08). */
function refuseLimited<C extends string>(
  { stake }: PlaceOrder<C>,
  { iso }: AccountFacts<C>,
  { room }: AccountStatus<C>,
): Refusal | null {
  return room && stake && isAbove(stake, room.left) ? outOfBound("limit", room.left, iso) : null;
}

/** Deadline of a placement, ms of the platform's clock; null = none (CPP-11). */
export function untilOf({ validUntil }: OrderFacts): number | null {
  return validUntil === undefined ? null : Date.parse(validUntil);
}

/** Refuses a placement after its deadline: its sender may have told the player that nothing was placed. */
export function refuseLate({ world }: Core, request: OrderFacts): Refusal | null {
  const until = untilOf(request);
  return until !== null && world.now() > until ? refusal(409, { code: "late" }) : null;
}

function refuseType(core: Core, request: OrderFacts): Refusal | null {
  const { typeId, bets, systemValue } = request;
  const kind = knownKind(typeId);
  // Singles come one by one, each as a coupon of type 0.
  if (!kind || kind.stakedOn === "bet" || !holds(kind, bets.length))
    return refusal(422, { code: "type" });
  const events = bets.filter((bet) => !isBanker(request, bet)).length;
  // A system size that its events do not have is refused instead of replaced.
  if (kind.lines && !systemSizes(events).includes(systemValue))
    return refusal(422, { code: "system" });
  return request.bets.length > core.world.state.config.groups.coupon.maxBets
    ? refusal(422, { code: "too-many" })
    : null;
}

/** Refuses a bonus below the one shown to the player, and an invalid promo code. */
function refuseRewards(
  core: Core,
  request: OrderFacts,
  { iso }: AccountFacts,
  offers: readonly (Offer | null)[],
): Refusal | null {
  const now = core.world.now();
  const { promoCode, bonusPercent, hyperBonusPercent } = request;
  const code = promoCode === "" ? null : codeOf(promoCode, now);
  if (typeof code === "string") return refusal(422, { code });
  const known = offers.filter((offer) => offer !== null);
  const bonus = bonusOf(core, request.typeId, known, request.manuallyDeletedBonusBet);
  const hyper = hyperBonusOf(core, iso)?.percent ?? 0;
  const isLess = bonus < (bonusPercent ?? 0) || hyper < hyperBonusPercent;
  return isLess ? refusal(409, { code: "bonus-changed" }) : null;
}

function refuseAmount<C extends string>(
  core: Core,
  request: PlaceOrder<C>,
  account: AccountFacts<C>,
  offers: readonly (Offer | null)[],
): Refusal | null {
  const { iso } = account;
  const { stake } = request;
  if (stake === null) return refusal(422, { code: "amount" });
  const stood = knownOffersOf(request.bets, offers);
  if (kindOf(typeOf(request)).stakedOn === "block")
    return refuseBlocks(core, request, account, stood);
  return outsideOf(stake, boundsFor(core, request, account, stood), iso);
}

/** Checks each block's stake against its bounds; the total is their sum (CPN-02). */
function refuseBlocks<C extends string>(
  core: Core,
  request: PlaceOrder<C>,
  account: AccountFacts<C>,
  stood: readonly PlacedOffer[],
): Refusal | null {
  const { iso } = account;
  const { stakeByBlockId: amounts } = request;
  const blocks = blocksOf(stood);
  const isWhole = amounts !== null && Object.keys(amounts).every((id) => blocks.has(Number(id)));
  const sum = isWhole ? totalOf([...blocks.keys()].map((id) => amounts[id] ?? zero<C>())) : null;
  if (sum === null || sum !== request.stake) return refusal(422, { code: "amount" });
  for (const [id, of] of blocks) {
    const refused = outsideOf(
      amounts?.[id] ?? zero<C>(),
      boundsFor(core, request, account, of),
      iso,
    );
    if (refused) return { ...refused, body: { ...refused.body, blockId: id } };
  }
  return null;
}

function outsideOf<C extends string>(
  stake: Minor<C>,
  { min, max }: Bounds<C>,
  iso: C,
): Refusal | null {
  if (isBelow(stake, min)) return outOfBound("below-minimum", min, iso);
  return max !== null && isAbove(stake, max) ? outOfBound("above-maximum", max, iso) : null;
}

function refuseFunds<C extends string>(
  { stake, advance }: PlaceOrder<C>,
  { iso }: AccountFacts<C>,
  { balance }: AccountStatus<C>,
): Refusal | null {
  const money = plus(balance, advance ?? zero<C>());
  return isAbove(stake ?? zero<C>(), money) ? outOfBound("funds", money, iso) : null;
}

function outOfBound<C extends string>(code: string, bound: Minor<C>, iso: C): Refusal {
  return refusal(422, { code, bound: fromMinor(bound, iso) });
}

/**
 * Bounds of a placement; those of VIP bets if the stake is above the ordinary maximum and VIP is allowed
 * (CPN-09, CPN-11).
 */
export function boundsFor<C extends string>(
  core: Core,
  request: PlaceOrder<C>,
  account: AccountFacts<C>,
  stood: readonly PlacedOffer[],
): Bounds<C> {
  // Includes the bonus bet even if removed: the bound is the same before and after.
  const offers = stood.map(({ offer }) => offer);
  const risk = riskOf(request, stood, bonusOf(core, request.typeId, offers, false));
  const bounds = boundsOf(account.iso, risk, {
    hasMinimum: core.world.state.config.groups.coupon.minAmountTypes.includes(request.typeId),
    isBonusAccount: account.type === 4,
  });
  const isOver = bounds.max !== null && isAbove(request.stake ?? zero<C>(), bounds.max);
  return (request.isVip && isOver ? vipBounds(request.typeId, risk, bounds) : null) ?? bounds;
}

/** Nothing was placed. */
export function refusal(status: number, body: Refusal["body"]): Refusal {
  return { ok: false, status, body };
}
