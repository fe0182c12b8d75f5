import { createHash } from "node:crypto";
import type { Accounts } from "~/domain/accounts/account";
import { findDependentBetRefs, formatBetRef } from "~/domain/coupon/bet";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { type CouponStakes, hasNoSystemLines } from "~/domain/coupon/returns/priced-coupon";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { findAdvanceRefusal, parseAdvance } from "~/domain/coupon/stakes/advance";
import { findPayingAccount, withStake } from "~/domain/coupon/stakes/stake";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { BetRef, CouponCookie } from "~/domain/coupon/types";
import { addAmounts, asMinor, type Minor, zero } from "~/domain/money/amount";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import type { OddsView } from "~/domain/odds/views";
import type { SessionState } from "~/domain/session/player";
import type { SiteConfig } from "~/domain/settings/site-config";
import type { ShownRewards } from "./placement";

/*
 * What one press places. A coupon is a batch of one coupon; a coupon of singles is a batch of as many as it has bets,
 * each of them with a stake and a key of its own (CPP-04).
 */

/** A posted placement and its player. */
export interface PlacePost {
  readonly coupon: CouponCookie;
  /** The key that the form posted. */
  readonly key: string;
  /** The account that the form's page showed as paying; null or absent = it named none. */
  readonly shownAccountId?: number | null;
  readonly typedAmount: string;
  /** Typed stakes of blocks, by block number (CPN-02). */
  readonly typedByBlock: Readonly<Record<string, string>>;
  /** Typed stakes of singles, by bet ref; absent = none (CPN-02). */
  readonly typedByBet?: Readonly<Record<string, string>>;
  /** The typed advance on the stake; "" or absent for none (CPN-15). */
  readonly typedAdvance?: string;
  /** Why bets can never be placed any more, by ref: the page has no stake field for them. */
  readonly gone?: ReadonlyMap<string, RefusalCode>;
  /** The rewards that the form's page showed: lower ones are refused (CPN-06, CPN-13). */
  readonly seen?: ShownRewards;
  /** The terms for a stake above the maximum; absent = none (CPN-11). */
  readonly vip?: VipStakeRange | null;
  readonly session: SessionState;
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "refId">;
  readonly settings: CouponSettings;
  readonly odds: OddsView;
}

/** The coupons that are placed for the coupon of the cookie. */
export interface Batch {
  readonly coupon: CouponCookie;
  /** Whether each bet is a coupon of its own. */
  readonly isPerBet: boolean;
  /** The coupons as they are sent, in the coupon's order, each with its own key. */
  readonly parts: readonly CouponCookie[];
}

/** Whether each bet of a coupon is placed as a coupon of its own (CPP-04). */
export function isPlacedPerBet(coupon: CouponCookie): boolean {
  return couponKindByType(effectiveCouponType(coupon)).stakedOn === "bet";
}

/**
 * The coupons that are placed for a coupon: itself under its own key, or each of its singles (CPP-04). A single has
 * no promo code.
 */
export function batchOf(coupon: CouponCookie): Batch {
  if (!isPlacedPerBet(coupon)) return { coupon, isPerBet: false, parts: [coupon] };
  const parts = coupon.bets.map((bet) => {
    const key = deriveSingleKey(coupon.key, bet);
    return { ...coupon, bets: [bet], promoCode: "", key };
  });
  return { coupon, isPerBet: true, parts };
}

/**
 * The idempotency key of one single, derived from the coupon's key and the bet: every tab, reload and node
 * uses the same key for the same bet, and a changed coupon another (CPP-03, CPP-04). 43 characters of
 * `[A-Za-z0-9_-]`.
 */
export function deriveSingleKey(couponKey: string, bet: BetRef): string {
  return createHash("sha256")
    .update(`${couponKey} ${formatBetRef(bet)}`)
    .digest("base64url");
}

/** A part of a batch with its stake. */
export interface StakedPart {
  readonly part: CouponCookie;
  /** null = its text is no amount. */
  readonly stakes: CouponStakes | null;
  /** Why a part without a stake is not sent: its bet is gone, or the stake is missing; null = it has a stake. */
  readonly missing: RefusalCode | null;
}

/** The parts of a batch with their typed stakes, in the currency `iso`. */
export function withTypedPartStakes(
  { isPerBet, parts }: Batch,
  { typedAmount, typedByBet = {}, typedByBlock, gone }: PlacePost,
  iso: string,
): readonly StakedPart[] {
  return parts.map((part) => {
    const [bet] = part.bets;
    const name = bet ? formatBetRef(bet) : "";
    const typed = isPerBet ? (typedByBet[name] ?? "") : typedAmount;
    const stakes = parsePostedStakes({ coupon: part, typedAmount: typed, typedByBlock }, iso);
    const isMissing = !isStakedOnBlocks(part) && typed.trim() === "";
    return { part, stakes, missing: isMissing ? (gone?.get(name) ?? "no-stake") : null };
  });
}

/** Stakes of a form, as typed; block stakes by block number. */
export interface PostedStakes {
  readonly coupon: CouponCookie;
  readonly typedAmount: string;
  readonly typedByBlock: Readonly<Record<string, string>>;
}

/** The form's stake: each block and their sum, else one amount; null if any is invalid. */
export function parsePostedStakes<C extends string>(
  { coupon, typedAmount, typedByBlock }: PostedStakes,
  iso: C,
): CouponStakes<C> | null {
  if (!isStakedOnBlocks(coupon)) {
    const amount = parseTypedAmount(typedAmount, iso);
    return amount.ok ? { stake: amount.minor, amountByBlockId: {} } : null;
  }
  const amountByBlockId: Record<string, Minor<C>> = {};
  for (const id of groupBetsByBlock(coupon.bets).keys()) {
    const amount = parseTypedAmount(typedByBlock[id] ?? "", iso);
    if (!amount.ok) return null;
    amountByBlockId[id] = amount.minor;
  }
  const stake = Object.values(amountByBlockId).reduce(
    (sum, amount) => addAmounts(sum, amount),
    zero<C>(),
  );
  return Number.isSafeInteger(stake) ? { stake, amountByBlockId } : null;
}

/**
 * Refusals that the shell detects itself; the platform decides on prices, money and limits. An invalid stake of one
 * part stops all of them, and so does the lack of any stake.
 */
export function refusalsKnownWithoutPlatform(
  { coupon, isPerBet }: Batch,
  staked: readonly StakedPart[],
  post: PlacePost,
  iso: string,
): Refusal[] {
  const { accounts, config, typedAdvance = "" } = post;
  const type = effectiveCouponType(coupon);
  const refusals: Refusal[] = [];
  if (coupon.bets.length === 0) refusals.push({ code: "empty" });
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (couponKindByType(type).isCombined) {
    for (const { marketId } of findDependentBetRefs(coupon.bets, type))
      refusals.push({ code: "dependent", marketId });
  }
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  if (hasNoSystemLines(coupon)) refusals.push({ code: "system" });
  const known = { stake: staked[0]?.stakes?.stake ?? null, available: null };
  const ofAdvance = findAdvanceRefusal(typedAdvance, iso, known);
  if (ofAdvance) refusals.push(ofAdvance);
  if (isStakedOnBlocks(coupon)) return [...refusals, ...blockRefusals(post, iso)];
  const isNothingSent = staked.every(({ missing }) => missing !== null);
  const ofStakes = staked.flatMap(({ part, stakes, missing }): Refusal[] => {
    const [bet] = part.bets;
    const at = isPerBet && bet ? { marketId: bet.marketId } : {};
    if (missing !== null) return isNothingSent ? [{ code: missing, ...at }] : [];
    return stakeRefusals(stakes?.stake ?? null, at, iso);
  });
  return [...refusals, ...ofStakes];
}

/** The coupon with the stakes of its parts in it, and with the advance of a coupon that has one stake. */
export function withPartStakes(
  { coupon, isPerBet }: Batch,
  staked: readonly StakedPart[],
  { typedAdvance = "" }: PlacePost,
  iso: string,
): CouponCookie {
  if (isPerBet) {
    const bets = staked.flatMap(({ part, stakes }) => {
      const amount = stakes ? fromMinor(stakes.stake, iso) : "";
      return part.bets.map((bet) => ({ ...bet, amount }));
    });
    // Each bet has its own stake now: one that was left empty takes none from the others.
    return { ...coupon, amount: "", bets };
  }
  const advance = parseAdvance(typedAdvance, iso) ?? 0;
  const prepaidAmount = advance === 0 ? "" : fromMinor(advance, iso);
  const stakes = staked[0]?.stakes;
  return { ...(stakes ? withPostedStakes(coupon, stakes, iso) : coupon), prepaidAmount };
}

/** The coupon with the form's stakes in it: that of each block, else the one stake. */
export function withPostedStakes<C extends string>(
  coupon: CouponCookie,
  { stake, amountByBlockId }: CouponStakes<C>,
  iso: C,
): CouponCookie {
  const blocks = Object.entries(amountByBlockId).map(
    ([id, minor]) => [id, fromMinor(minor, iso)] as const,
  );
  return blocks.length > 0
    ? { ...coupon, amountByBlockId: Object.fromEntries(blocks) }
    : withStake(coupon, fromMinor(stake, iso));
}

/**
 * Whether another account would pay than the one the form was shown for: the player has activated
 * another since, perhaps in another tab. The typed number would be a stake in its currency (CPN-10).
 */
export function isOtherAccountThanShown({
  coupon,
  accounts,
  shownAccountId = null,
}: Pick<PlacePost, "coupon" | "accounts" | "shownAccountId">): boolean {
  const account = findPayingAccount(coupon.accountId, accounts);
  return shownAccountId !== null && account !== null && account.id !== shownAccountId;
}

const isStakedOnBlocks = (coupon: CouponCookie) =>
  couponKindByType(effectiveCouponType(coupon)).stakedOn === "block";

/** Refusals of invalid block stakes, shown at their fields. */
function blockRefusals({ coupon, typedByBlock }: PlacePost, iso: string): Refusal[] {
  return [...groupBetsByBlock(coupon.bets).keys()].flatMap((blockId): Refusal[] => {
    const typed = typedByBlock[blockId] ?? "";
    if (typed.trim() === "") return [{ code: "no-stake", blockId }];
    const amount = parseTypedAmount(typed, iso);
    return stakeRefusals(amount.ok ? amount.minor : null, { blockId }, iso);
  });
}

/** Why a typed stake cannot be sent (null = its text is no amount), shown at its field. */
function stakeRefusals(
  stake: number | null,
  at: Pick<Refusal, "marketId" | "blockId">,
  iso: string,
): Refusal[] {
  if (stake === null) return [{ code: "amount", ...at }];
  return stake === 0 ? [{ code: "below-minimum", ...at, bound: asMinor(1, iso) }] : [];
}
