import type { Accounts } from "~/domain/accounts/account";
import { findDependentBetRefs } from "~/domain/coupon/bet";
import { groupBetsByBlock } from "~/domain/coupon/blocks";
import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { acceptPrices } from "~/domain/coupon/change/prices";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { PlacementRequest } from "~/domain/coupon/placement";
import type { PlacementKeyResult, PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal } from "~/domain/coupon/refusal";
import { type CouponStakes, hasNoSystemLines } from "~/domain/coupon/returns/priced-coupon";
import type { CouponSettings } from "~/domain/coupon/settings/settings";
import { findAdvanceRefusal, parseAdvance } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import { asMinor, type Minor, zero } from "~/domain/money/amount";
import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import type { OddsView } from "~/domain/odds/views";
import type { SessionState } from "~/domain/session/player";
import type { SiteConfig } from "~/domain/settings/site-config";
import { postedStakes, withStakes } from "../stakes/posted-stakes";
import {
  clearedCoupon,
  isNotPlacedFinal,
  markPending,
  unlockCoupon,
  withNewKey,
} from "./coupon-after";
import { type PlaceOutcome, toPlacedOutcome, toRefusedOutcome } from "./place-outcome";
import { type ShownRewards, toPlacementRequest } from "./placement";

/** A posted placement and its player. */
export interface PlacePost {
  readonly coupon: CouponCookie;
  readonly typedAmount: string;
  /** Typed stakes of blocks, by block number (CPN-02). */
  readonly typedByBlock: Readonly<Record<string, string>>;
  /** The rewards that the form's page showed: lower ones are refused (CPN-06, CPN-13). */
  readonly seen?: ShownRewards;
  /** The typed advance on the stake; "" or absent for none (CPN-15). */
  readonly typedAdvance?: string;
  /** The terms for a stake above the maximum; absent = none (CPN-11). */
  readonly vip?: VipStakeRange | null;
  readonly key: string;
  readonly session: SessionState;
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "refId">;
  readonly settings: CouponSettings;
  readonly odds: OddsView;
}

/** The platform's two calls. One that throws has an unknown outcome. */
export interface PlacePlatform {
  place(placement: PlacementRequest): Promise<PlacementResult>;
  findByKey(key: string): Promise<PlacementKeyResult>;
}

/** What the use case needs from its environment. */
export interface PlaceDeps {
  readonly newKey: MakePlacementKey;
  /** The platform's clock at the start of the request, ms since epoch. */
  readonly now: number;
  /** The platform's current clock, ms since epoch. */
  clock(): number;
  /** Time left of the page's budget for upstream calls, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Places a coupon (CPP-02, CPP-03). The key must be the coupon's own, or that of a bet already placed. After
 * a lost response the key is polled, then the result is "checking"; the placement is never sent twice.
 */
export async function placeCoupon(
  post: PlacePost,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, session, accounts, key } = post;
  if (session.kind === "guest") return toRefusedOutcome(coupon, { code: "sign-in" });
  if (key !== coupon.key) return repeated(post, platform);
  if (coupon.isChecking) return checkPlacement(coupon, platform, means);
  const account = findPayingAccount(coupon.accountId, accounts);
  // The player's protection data cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account)
    return toRefusedOutcome(coupon, { code: "unavailable" });
  const stakes = postedStakes(post, account.iso);
  const refusals = ownRefusals(post, stakes);
  if (stakes === null || refusals.length > 0) return toRefusedOutcome(coupon, ...refusals);

  const { settings, config, odds, seen, vip = null, typedAdvance = "" } = post;
  const advance = parseAdvance(typedAdvance, account.iso) ?? zero();
  const sentAt = means.clock();
  const context = {
    userId: session.userId,
    account,
    settings,
    refId: config.refId,
    odds,
    advance,
    vip,
    sentAt,
    ...(seen ? { seen } : {}),
  };
  const placement = toPlacementRequest(coupon, stakes, context);
  const prepaidAmount = advance === 0 ? "" : fromMinor(advance, account.iso);
  const kept = { ...withStakes(coupon, stakes, account.iso), prepaidAmount };
  const reply = await callOrFallback(() => platform.place(placement), { kind: "unknown" } as const);
  switch (reply.kind) {
    case "placed":
      return toPlacedOutcome(reply.coupon, clearedCoupon(kept, means.newKey));
    case "refused":
      return afterRefusal(kept, reply.refusals, means.newKey);
    case "terms":
      return { kind: "terms", coupon };
    case "unsent":
      // Not queued, and the key is unused: the same request may be repeated (OPS-04).
      return toRefusedOutcome(kept, { code: "unavailable" });
    case "unknown":
      return pollUntilKnown(kept, platform, means, sentAt);
  }
}

/**
 * Checks once the outcome of a pending coupon (CPP-11). "Not placed" is final only when the request can no
 * longer be placed; then the coupon is unlocked.
 */
export async function checkPlacement(
  coupon: CouponCookie,
  platform: Pick<PlacePlatform, "findByKey">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const found = await findKeyResult(platform, coupon.key);
  if (found.kind === "placed")
    return toPlacedOutcome(found.coupon, clearedCoupon(coupon, means.newKey));
  if (found.kind === "none" && isNotPlacedFinal(coupon, means.now)) {
    return toRefusedOutcome(unlockCoupon(coupon), { code: "not-placed" });
  }
  return { kind: "checking", placed: [], coupon };
}

/** Refusals that the shell detects itself; the platform decides on prices, money and limits. */
function ownRefusals(post: PlacePost, stakes: CouponStakes | null): Refusal[] {
  const { coupon, accounts, config } = post;
  const type = effectiveCouponType(coupon);
  const kind = couponKindByType(type);
  const refusals: Refusal[] = [];
  if (coupon.bets.length === 0) refusals.push({ code: "empty" });
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (kind.isCombined) {
    for (const { marketId } of findDependentBetRefs(coupon.bets, type))
      refusals.push({ code: "dependent", marketId });
  }
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  if (hasNoSystemLines(coupon)) refusals.push({ code: "system" });
  const iso = findPayingAccount(coupon.accountId, accounts)?.iso ?? "";
  const known = { stake: stakes?.stake ?? null, available: null };
  const ofAdvance = findAdvanceRefusal(post.typedAdvance ?? "", iso, known);
  if (ofAdvance) refusals.push(ofAdvance);
  if (kind.stakedOn === "block") return [...refusals, ...blockRefusals(post)];
  if (stakes === null) refusals.push({ code: unreadCode(post.typedAmount) });
  if (stakes?.stake === 0) refusals.push({ code: "below-minimum", bound: asMinor(1, iso) });
  return refusals;
}

/** Why a stake's text is no amount: it is missing, or it cannot be read (CPN-09). */
function unreadCode(typed: string): "no-stake" | "amount" {
  return typed.trim() === "" ? "no-stake" : "amount";
}

/** Refusals of invalid block stakes, shown at their fields. */
function blockRefusals({ coupon, accounts, typedByBlock }: PlacePost): Refusal[] {
  const iso = findPayingAccount(coupon.accountId, accounts)?.iso ?? "";
  return [...groupBetsByBlock(coupon.bets).keys()].flatMap((blockId): Refusal[] => {
    const typed = typedByBlock[blockId] ?? "";
    const amount = parseTypedAmount(typed, iso);
    if (!amount.ok) return [{ code: unreadCode(typed), blockId }];
    return amount.minor === 0 ? [{ code: "below-minimum", blockId, bound: asMinor(1, iso) }] : [];
  });
}

/** A key that is not the coupon's: the receipt of what it placed, if the content is the same (CPP-10). */
async function repeated(
  { coupon, key, typedAmount, typedByBlock, typedAdvance = "" }: PlacePost,
  platform: PlacePlatform,
): Promise<PlaceOutcome> {
  if (!isRequestKey(key)) return toRefusedOutcome(coupon, { code: "key-reused" });
  const found = await findKeyResult(platform, key);
  if (found.kind === "unknown") return toRefusedOutcome(coupon, { code: "unavailable" });
  if (found.kind === "none") return toRefusedOutcome(coupon, { code: "key-reused" });
  const { iso, stake, amountByBlockId, terms } = found.coupon;
  const isOf = (typed: string, minor: Minor) => {
    const amount = parseTypedAmount(typed, iso);
    return amount.ok && amount.minor === minor;
  };
  const blocks = Object.entries(amountByBlockId);
  const isSame =
    blocks.length > 0
      ? blocks.every(([id, minor]) => isOf(typedByBlock[id] ?? "", minor))
      : isOf(typedAmount, stake) && parseAdvance(typedAdvance, iso) === terms.prepaidAmount;
  return isSame
    ? toPlacedOutcome(found.coupon, coupon)
    : toRefusedOutcome(coupon, { code: "key-reused" });
}

/** A definite refusal: a new key, and the platform's current prices replace the seen ones. */
function afterRefusal(
  coupon: CouponCookie,
  refusals: readonly Refusal[],
  newKey: MakePlacementKey,
): PlaceOutcome {
  const described = refusals.map((refusal) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === refusal.marketId);
    return bet && refusal.code === "price-changed" ? { ...refusal, seenCoef: bet.coef } : refusal;
  });
  const moved = described.flatMap(({ code, marketId, coef }) =>
    code === "price-changed" && marketId !== undefined && coef !== undefined
      ? [{ marketId, coef }]
      : [],
  );
  const renewedCoupon = withNewKey(coupon, newKey);
  const accepted = acceptPrices(renewedCoupon, moved, () => renewedCoupon.key);
  return {
    kind: "refused",
    refusals: described,
    coupon: accepted.ok ? accepted.coupon : renewedCoupon,
  };
}

async function pollUntilKnown(
  coupon: CouponCookie,
  platform: PlacePlatform,
  means: PlaceDeps,
  sentAt: number,
): Promise<PlaceOutcome> {
  for (const pause of lookupDelaysMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const found = await findKeyResult(platform, coupon.key);
    if (found.kind === "placed")
      return toPlacedOutcome(found.coupon, clearedCoupon(coupon, means.newKey));
  }
  return { kind: "checking", placed: [], coupon: markPending(coupon, sentAt) };
}

/** What the platform has under a key; a failed call returns unknown. */
export function findKeyResult(
  platform: Pick<PlacePlatform, "findByKey">,
  key: string,
): Promise<PlacementKeyResult> {
  return callOrFallback(() => platform.findByKey(key), { kind: "unknown" } as const);
}
