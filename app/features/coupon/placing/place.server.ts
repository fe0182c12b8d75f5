import type { Accounts } from "../../accounts/account";
import { asMinor, type Minor, zero } from "../../money/amount";
import { askAfterMs, settledOr } from "../../money/lost-answer";
import { fromMinor, readAmount } from "../../money/money";
import type { OddsView } from "../../odds/views";
import type { SessionState } from "../../session/player";
import type { SiteConfig } from "../../settings/site-config";
import { dependentRefs } from "../bet";
import { acceptPrices, effectiveType, type NewKey, offeredTypes } from "../changes";
import { blocksOf, eventsOf } from "../returns/combine";
import { systemSize } from "../returns/lines";
import type { Stakes } from "../returns/priced-coupon";
import type { CouponSettings } from "../settings/settings";
import { advanceRefusal, readAdvance } from "../stakes/advance";
import { postedStakes, withStakes } from "../stakes/posted-stakes";
import { stakeAccount } from "../stakes/stake";
import type { VipTerms } from "../stakes/vip";
import type { CouponCookie, PlacedCoupon, Placement, Refusal } from "../types";
import { couponTypes } from "../types";
import { cleared, isAbsenceFinal, markPending, unlock, withNewKey } from "./coupon-after";
import { placementOf, type SeenRewards } from "./placement";

/** What became of a placement, as far as one call can tell. */
export type PlaceReply =
  | { readonly kind: "placed"; readonly coupon: PlacedCoupon }
  /** Definitely not placed. */
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  /** Definitely not placed: changed terms come first (PLT-05). */
  | { readonly kind: "terms" }
  /** Nothing was sent: the service is away. */
  | { readonly kind: "unsent" }
  /** It may have been placed. */
  | { readonly kind: "unknown" };

/** What the platform knows under a key. */
export type FindReply =
  | { readonly kind: "placed"; readonly coupon: PlacedCoupon }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** What happened to a press of "place"; `coupon` is what the cookie holds from now on. */
export type PlaceOutcome =
  /** `isRepeat`: the bet was placed by an earlier press; its receipt is shown again (CPP-03). */
  | {
      readonly kind: "placed";
      readonly receipt: PlacedCoupon;
      readonly isRepeat: boolean;
      readonly coupon: CouponCookie;
    }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[]; readonly coupon: CouponCookie }
  /** The outcome is unknown; ask again with `checkPlacement` (CPP-11). */
  | { readonly kind: "checking"; readonly coupon: CouponCookie }
  /** Changed terms must be confirmed first (PLT-05). */
  | { readonly kind: "terms"; readonly coupon: CouponCookie };

/** A posted placement and all that is known of who posts it. */
export interface PlacePost {
  readonly coupon: CouponCookie;
  readonly typedAmount: string;
  /** Of blocks each one's, by its number (CPN-02). */
  readonly typedByBlock: Readonly<Record<string, string>>;
  /** What the form's page promised beside the prices: less is not what the player bets on (CPN-06, CPN-13). */
  readonly seen?: SeenRewards;
  /** The part of the stake that is to be advanced, "" or absent for none (CPN-15). */
  readonly typedAdvance?: string;
  /** The terms on which a stake may be above the maximum; none where absent (CPN-11). */
  readonly vip?: VipTerms | null;
  readonly key: string;
  readonly session: SessionState;
  readonly accounts: Accounts | null;
  readonly config: Pick<SiteConfig, "coupon" | "refId">;
  readonly settings: CouponSettings;
  readonly odds: OddsView;
}

/** The platform's two calls. A call that throws counts as one whose outcome is unknown. */
export interface PlacePlatform {
  place(placement: Placement): Promise<PlaceReply>;
  findByKey(key: string): Promise<FindReply>;
}

/** What a use case needs of the world. */
export interface PlaceDeps {
  readonly newKey: NewKey;
  /** The platform's clock when the request came, ms since epoch. */
  readonly now: number;
  /** The platform's clock at the moment of the call, ms since epoch. */
  clock(): number;
  /** What is left of the page's budget for upstream work, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Places a coupon (CPP-02, CPP-03). The key must be the coupon's own, or that of a bet already placed. A lost
 * answer is asked for by key and else left as "checking"; the placement itself is never sent twice.
 */
export async function placeCoupon(
  post: PlacePost,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, session, accounts, key } = post;
  if (session.kind === "guest") return refused(coupon, { code: "sign-in" });
  if (key !== coupon.key) return repeated(post, platform);
  if (coupon.isChecking) return checkPlacement(coupon, platform, means);
  const account = stakeAccount(coupon.accountId, accounts);
  // What protects the player cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account) return refused(coupon, { code: "unavailable" });
  const stakes = postedStakes(post, account.iso);
  const refusals = ownRefusals(post, stakes);
  if (stakes === null || refusals.length > 0) return refused(coupon, ...refusals);

  const { settings, config, odds, seen, vip = null, typedAdvance = "" } = post;
  const advance = readAdvance(typedAdvance, account.iso) ?? zero();
  const sentAt = means.clock();
  const context = {
    ...{ userId: session.userId, account, settings, refId: config.refId, odds, advance, vip, sentAt },
    ...(seen ? { seen } : {}),
  };
  const placement = placementOf(coupon, stakes, context);
  const prepaidAmount = advance === 0 ? "" : fromMinor(advance, account.iso);
  const kept = { ...withStakes(coupon, stakes, account.iso), prepaidAmount };
  const reply = await settledOr(() => platform.place(placement), { kind: "unknown" } as const);
  switch (reply.kind) {
    case "placed":
      return { kind: "placed", receipt: reply.coupon, isRepeat: false, coupon: cleared(kept, means.newKey) };
    case "refused":
      return afterRefusal(kept, reply.refusals, means.newKey);
    case "terms":
      return { kind: "terms", coupon };
    case "unsent":
      // Not queued, and no answer to this key: the same press may be made again (OPS-04).
      return refused(kept, { code: "unavailable" });
    case "unknown":
      return askUntilKnown(kept, platform, means, sentAt);
  }
}

/**
 * Asks once what became of a coupon whose outcome is unknown (CPP-11). "Nothing was placed" is believed only
 * when what was sent can be placed no more; then the coupon is the player's again.
 */
export async function checkPlacement(
  coupon: CouponCookie,
  platform: Pick<PlacePlatform, "findByKey">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const found = await find(platform, coupon.key);
  if (found.kind === "placed") {
    return { kind: "placed", receipt: found.coupon, isRepeat: false, coupon: cleared(coupon, means.newKey) };
  }
  if (found.kind === "none" && isAbsenceFinal(coupon, means.now)) {
    return refused(unlock(coupon), { code: "not-placed" });
  }
  return { kind: "checking", coupon };
}

/** What the shell knows by itself; everything about prices, money and limits is the platform's to say. */
function ownRefusals(post: PlacePost, stakes: Stakes | null): Refusal[] {
  const { coupon, accounts, config } = post;
  const type = effectiveType(coupon);
  const refusals: Refusal[] = [];
  if (coupon.bets.length === 0) refusals.push({ code: "empty" });
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (!offeredTypes.includes(type)) refusals.push({ code: "type" });
  if (type !== couponTypes.singles) {
    for (const { marketId } of dependentRefs(coupon.bets, type))
      refusals.push({ code: "dependent", marketId });
  }
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  if (type === couponTypes.system && systemSize(coupon.systemValue, eventsOf(coupon.bets)) === null)
    refusals.push({ code: "system" });
  const iso = stakeAccount(coupon.accountId, accounts)?.iso ?? "";
  const known = { stake: stakes?.stake ?? null, available: null };
  const ofAdvance = advanceRefusal(post.typedAdvance ?? "", iso, known);
  if (ofAdvance) refusals.push(ofAdvance);
  if (type === couponTypes.blocks) return [...refusals, ...blockRefusals(post)];
  if (stakes === null) refusals.push({ code: "amount" });
  if (stakes?.stake === 0) refusals.push({ code: "below-minimum", bound: asMinor(1, iso) });
  return refusals;
}

/** A block's stake that cannot be, at its field. */
function blockRefusals({ coupon, accounts, typedByBlock }: PlacePost): Refusal[] {
  const iso = stakeAccount(coupon.accountId, accounts)?.iso ?? "";
  return [...blocksOf(coupon.bets).keys()].flatMap((blockId): Refusal[] => {
    const amount = readAmount(typedByBlock[blockId] ?? "", iso);
    if (!amount.ok) return [{ code: "amount", blockId }];
    return amount.minor === 0 ? [{ code: "below-minimum", blockId, bound: asMinor(1, iso) }] : [];
  });
}

/** A key that is not the coupon's: the receipt of what it placed, if that is what this form asks for (CPP-10). */
async function repeated(
  { coupon, key, typedAmount, typedByBlock, typedAdvance = "" }: PlacePost,
  platform: PlacePlatform,
): Promise<PlaceOutcome> {
  if (!/^[\w-]{8,64}$/.test(key)) return refused(coupon, { code: "key-reused" });
  const found = await find(platform, key);
  if (found.kind === "unknown") return refused(coupon, { code: "unavailable" });
  if (found.kind === "none") return refused(coupon, { code: "key-reused" });
  const { iso, stake, amountByBlockId, terms } = found.coupon;
  const isOf = (typed: string, minor: Minor) => {
    const amount = readAmount(typed, iso);
    return amount.ok && amount.minor === minor;
  };
  const blocks = Object.entries(amountByBlockId);
  const isSame =
    blocks.length > 0
      ? blocks.every(([id, minor]) => isOf(typedByBlock[id] ?? "", minor))
      : isOf(typedAmount, stake) && readAdvance(typedAdvance, iso) === terms.prepaidAmount;
  return isSame
    ? { kind: "placed", receipt: found.coupon, isRepeat: true, coupon }
    : refused(coupon, { code: "key-reused" });
}

/** A definite no: a new key, and what the platform says holds now is what the player sees next. */
function afterRefusal(coupon: CouponCookie, refusals: readonly Refusal[], newKey: NewKey): PlaceOutcome {
  const told = refusals.map((refusal) => {
    const bet = coupon.bets.find(({ marketId }) => marketId === refusal.marketId);
    return bet && refusal.code === "price-changed" ? { ...refusal, seenCoef: bet.coef } : refusal;
  });
  const moved = told.flatMap(({ code, marketId, coef }) =>
    code === "price-changed" && marketId !== undefined && coef !== undefined ? [{ marketId, coef }] : [],
  );
  const renewedCoupon = withNewKey(coupon, newKey);
  const accepted = acceptPrices(renewedCoupon, moved, () => renewedCoupon.key);
  return { kind: "refused", refusals: told, coupon: accepted.ok ? accepted.coupon : renewedCoupon };
}

async function askUntilKnown(
  coupon: CouponCookie,
  platform: PlacePlatform,
  means: PlaceDeps,
  sentAt: number,
): Promise<PlaceOutcome> {
  for (const pause of askAfterMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const found = await find(platform, coupon.key);
    if (found.kind === "placed") {
      return {
        kind: "placed",
        receipt: found.coupon,
        isRepeat: false,
        coupon: cleared(coupon, means.newKey),
      };
    }
  }
  return { kind: "checking", coupon: markPending(coupon, sentAt) };
}

/** What the platform knows under a key; a call that breaks tells nothing. */
export function find(platform: Pick<PlacePlatform, "findByKey">, key: string): Promise<FindReply> {
  return settledOr(() => platform.findByKey(key), { kind: "unknown" } as const);
}

/** The coupon stays, and this stands against it. */
export function refused(
  coupon: CouponCookie,
  ...refusals: readonly Refusal[]
): Extract<PlaceOutcome, { kind: "refused" }> {
  return { kind: "refused", refusals, coupon };
}
