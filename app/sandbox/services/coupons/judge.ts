import { blocksOf } from "~/features/coupon/combine";
import { systemSizes } from "~/features/coupon/lines";
import { couponTypes } from "~/features/coupon/types";
import { fromMinor, toMinor } from "~/features/money/money";
import type { PlaceRequestWire } from "~/platform/coupons/wire.server";
import type { Core } from "../core";
import type { AccountFacts } from "./account-facts";
import { refuseAdvance } from "./advance";
import { type Bounds, boundsOf } from "./bounds";
import { judgeBets, type Refusal } from "./checks";
import { type Offer, offerOf } from "./offer";
import { codeOf } from "./promo-codes";
import { bonusOf, hyperBonusOf } from "./rewards";
import { isBanker, riskOf, type Stood, stoodOf } from "./risk";
import { vipBounds } from "./vip";

/** What may change between two bets of a player. */
export interface Standing {
  /** Minor units. */
  readonly balance: number;
  readonly banLevel: number;
  readonly isFrozen: boolean;
  readonly termsChanged: boolean;
  /** What may be advanced to a stake, minor units; read only where one asks for it (CPN-15). */
  readonly advance: number;
}

/** An account with its owner's standing. */
export interface Own {
  readonly account: AccountFacts;
  readonly standing: Standing;
}

/** What can be placed, and the moment (ms since epoch) whose prices hold. */
export type Judged = { readonly ok: true; readonly offers: readonly Offer[]; readonly now: number } | Refusal;

/** Whether a bet can be placed now, as far as that follows from what never changes of its account. */
export function judgeBet(core: Core, request: PlaceRequestWire, account: AccountFacts): Judged {
  const moment = { feed: core.feed, now: core.world.now(), overrides: core.world.state.overrides };
  const offers = request.bets.map((bet) => offerOf(moment, bet));
  const refused =
    refuseType(core, request) ??
    judgeBets(request.bets, offers, request) ??
    refuseAmount(core, request, account, offers) ??
    refuseRewards(core, request, account, offers);
  return refused ?? { ok: true, offers: offers.filter((offer) => offer !== null), now: moment.now };
}

/** The same with all that may change: the order of the checks is that of docs/platform.md. */
export function judgeWhole(core: Core, request: PlaceRequestWire, { account, standing }: Own): Judged {
  const refused = refuseOwner(standing);
  if (refused) return refused;
  const judged = judgeBet(core, request, account);
  if (!judged.ok) return judged;
  return (
    refuseAdvance(request, account, standing.advance) ?? refuseFunds(request, account, standing) ?? judged
  );
}

function refuseOwner(owner: Standing): Refusal | null {
  if (owner.termsChanged) return refusal(451, { code: "terms", exception_code: 1 });
  if (owner.isFrozen) return refusal(403, { code: "account-frozen" });
  return owner.banLevel > 0 ? refusal(403, { code: "excluded" }) : null;
}

const combined: readonly number[] = [couponTypes.express, couponTypes.system, couponTypes.blocks];

function refuseType(core: Core, request: PlaceRequestWire): Refusal | null {
  const { typeId, bets, systemValue } = request;
  const isType = bets.length === 1 ? typeId === couponTypes.single : combined.includes(typeId);
  if (!isType) return refusal(422, { code: "type" });
  const events = bets.filter((bet) => !isBanker(request, bet)).length;
  // A size that its events do not have is no system: nothing is bet that was not asked for.
  if (typeId === couponTypes.system && !systemSizes(events).includes(systemValue))
    return refusal(422, { code: "system" });
  return request.bets.length > core.world.state.config.groups.coupon.maxBets
    ? refusal(422, { code: "too-many" })
    : null;
}

/** Less than the player was told of is not what he bet on, and a code that is none is told before it is lost. */
function refuseRewards(
  core: Core,
  request: PlaceRequestWire,
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

function refuseAmount(
  core: Core,
  request: PlaceRequestWire,
  account: AccountFacts,
  offers: readonly (Offer | null)[],
): Refusal | null {
  const { iso } = account;
  const stake = toMinor(request.amount, iso);
  if (stake === null) return refusal(422, { code: "amount" });
  const stood = stoodOf(request.bets, offers);
  if (request.typeId === couponTypes.blocks) return refuseBlocks(core, request, account, stood);
  return outsideOf(stake, boundsFor(core, request, account, stood), iso);
}

/** Each block has a stake of its own within its bounds, and the whole is their sum (CPN-02). */
function refuseBlocks(
  core: Core,
  request: PlaceRequestWire,
  account: AccountFacts,
  stood: readonly Stood[],
): Refusal | null {
  const { iso } = account;
  const amounts = amountsOf(request, iso);
  const blocks = blocksOf(stood);
  const isWhole = amounts !== null && Object.keys(amounts).every((id) => blocks.has(Number(id)));
  const sum = isWhole ? [...blocks.keys()].reduce((total, id) => total + (amounts[id] ?? 0), 0) : null;
  if (sum === null || sum !== toMinor(request.amount, iso)) return refusal(422, { code: "amount" });
  for (const [id, of] of blocks) {
    const refused = outsideOf(amounts?.[id] ?? 0, boundsFor(core, request, account, of), iso);
    if (refused) return { ...refused, body: { ...refused.body, blockId: id } };
  }
  return null;
}

/** Stakes of blocks in minor units; null where one is no amount. */
export function amountsOf(
  { amountByBlockId }: Pick<PlaceRequestWire, "amountByBlockId">,
  iso: string,
): Record<string, number> | null {
  const amounts = Object.entries(amountByBlockId).map(([id, text]) => [id, toMinor(text, iso)] as const);
  return amounts.every((entry): entry is readonly [string, number] => entry[1] !== null)
    ? Object.fromEntries(amounts)
    : null;
}

function outsideOf(stake: number, { min, max }: Bounds, iso: string): Refusal | null {
  if (stake < min) return outOfBound("below-minimum", min, iso);
  return max !== null && stake > max ? outOfBound("above-maximum", max, iso) : null;
}

function refuseFunds(
  { amount, prepaidAmount }: PlaceRequestWire,
  { iso }: AccountFacts,
  { balance }: Standing,
): Refusal | null {
  const money = balance + (toMinor(prepaidAmount, iso) ?? 0);
  return (toMinor(amount, iso) ?? 0) > money ? outOfBound("funds", money, iso) : null;
}

function outOfBound(code: string, bound: number, iso: string): Refusal {
  return refusal(422, { code, bound: fromMinor(bound, iso) });
}

/** The bounds of a placement, of a stake above the ordinary maximum those of VIP bets where it is one (CPN-09, CPN-11). */
export function boundsFor(
  core: Core,
  request: PlaceRequestWire,
  account: AccountFacts,
  stood: readonly Stood[],
): Bounds {
  // As if the bonus were given, whether or not it was taken out: the bound is the same before and after.
  const offers = stood.map(({ offer }) => offer);
  const risk = riskOf(request, stood, bonusOf(core, request.typeId, offers, false));
  const bounds = boundsOf(account.iso, risk, {
    hasMinimum: core.world.state.config.groups.coupon.minAmountTypes.includes(request.typeId),
    isBonusAccount: account.type === 4,
  });
  const isAbove = bounds.max !== null && (toMinor(request.amount, account.iso) ?? 0) > bounds.max;
  return (request.isVip && isAbove ? vipBounds(request.typeId, risk, bounds) : null) ?? bounds;
}

/** Nothing was placed. */
export function refusal(status: number, body: Refusal["body"]): Refusal {
  return { ok: false, status, body };
}
