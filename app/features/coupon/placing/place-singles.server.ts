import type { Account } from "../../accounts/account";
import { asMinor, type Minor, zero } from "../../money/amount";
import { askAfterMs, settledOr } from "../../money/lost-answer";
import { fromMinor, readAmount } from "../../money/money";
import { betRefOf, betRefText } from "../bet";
import { stakeAccount } from "../stakes/stake";
import type { CouponBet, CouponCookie, PlacedCoupon, Refusal } from "../types";
import { cleared, isAbsenceFinal, markPending, unlock, withNewKey } from "./coupon-after";
import {
  find,
  type PlaceDeps,
  type PlaceOutcome,
  type PlacePlatform,
  type PlacePost,
  refused,
} from "./place.server";
import { placementOf } from "./placement";
import { singleKey } from "./single-key.server";
import { combineResults, type PlacementResult, resultOfNext } from "./singles-result";

/** What happened to a press of "place" on singles; `coupon` is what the cookie holds from now on (CPP-04). */
export type SinglesOutcome =
  /** Some or all are placed; the others stay in the coupon, `refusals` says why. */
  | {
      readonly kind: "singles";
      readonly placed: readonly PlacedCoupon[];
      readonly refusals: readonly Refusal[];
      readonly coupon: CouponCookie;
    }
  /** What became of one is unknown; `placed` is what is known so far (CPP-11). */
  | { readonly kind: "checking"; readonly placed: readonly PlacedCoupon[]; readonly coupon: CouponCookie }
  | Extract<PlaceOutcome, { kind: "refused" | "terms" }>;

/** A posted placement of singles: the stakes as they were typed, by the bet's name. */
export interface SinglesPost extends Omit<PlacePost, "typedAmount" | "typedByBlock"> {
  readonly typedAmounts: Readonly<Record<string, string>>;
}

/** The platform's calls for singles. `findByKeys` answers what stands under each key; null = it cannot be told now. */
export interface SinglesPlatform extends PlacePlatform {
  findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, PlacedCoupon> | null>;
}

/**
 * Places singles one by one in the coupon's order, each as type 0 under a key of its own (CPP-04). The key must be
 * the coupon's, or that of singles already placed. A lost answer is asked for by its key; while it is unknown
 * nothing more is sent. None is ever sent twice by one press, and two presses share their keys.
 */
export async function placeSingles(
  post: SinglesPost,
  platform: SinglesPlatform,
  means: PlaceDeps,
): Promise<SinglesOutcome> {
  const { coupon, session, accounts, key, config, settings, odds } = post;
  if (session.kind === "guest") return refused(coupon, { code: "sign-in" });
  if (key !== coupon.key) return repeated(post, platform);
  if (coupon.isChecking) return checkSingles(coupon, platform, means);
  const account = stakeAccount(coupon.accountId, accounts);
  // What protects the player cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account) return refused(coupon, { code: "unavailable" });
  const stakes = stakesOf(post, account);
  const refusals = ownRefusals(post, stakes, account);
  if (refusals.length > 0) return refused(coupon, ...refusals);

  const context = { userId: session.userId, account, settings, refId: config.refId, odds };
  let sentAt = means.clock();
  const kept = {
    ...coupon,
    bets: coupon.bets.map((bet) => ({ ...bet, amount: fromMinor(stakes.get(bet) ?? zero(), account.iso) })),
  };
  const fates = await inTurn(coupon.bets, async (bet): Promise<PlacementResult> => {
    const single = { ...coupon, bets: [bet], promoCode: "", key: singleKey(coupon.key, bet) };
    sentAt = means.clock();
    const stake = { stake: stakes.get(bet) ?? zero(), amountByBlockId: {} };
    const placement = placementOf(single, stake, { ...context, sentAt });
    const reply = await settledOr(() => platform.place(placement), { kind: "unknown" } as const);
    return reply.kind === "unknown" ? foundSoon(single.key, platform, means) : reply;
  });
  // None is sent after the one whose fate is unknown, so that this is when it was.
  return outcomeOf(kept, fates, means, sentAt);
}

/**
 * Asks once what became of singles whose outcome is unknown (CPP-11). Of a bet that was sent "nothing was placed" is
 * believed only when it can be placed no more. The keys stay those of the coupon, so that what arrives after all is the same bet.
 */
export async function checkSingles(
  coupon: CouponCookie,
  platform: Pick<SinglesPlatform, "findByKeys">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<SinglesOutcome> {
  const keyOf = (bet: CouponBet) => singleKey(coupon.key, bet);
  const found = await settledOr(() => platform.findByKeys(coupon.bets.map(keyOf)), null);
  if (found === null) return { kind: "checking", placed: [], coupon };
  const placed = coupon.bets.flatMap((bet) => found.get(keyOf(bet)) ?? []);
  const absent = coupon.bets.filter((bet) => !found.has(keyOf(bet)));
  const mayArrive = absent.some(({ refusal }) => refusal === null);
  if (mayArrive && !isAbsenceFinal(coupon, means.now)) return { kind: "checking", placed, coupon };
  const bets = absent.map((bet) => ({ ...bet, refusal: bet.refusal ?? ({ code: "not-placed" } as const) }));
  const [only, ...others] = bets;
  if (!only) return { kind: "singles", placed, refusals: [], coupon: cleared(coupon, means.newKey) };
  // A bet that is left alone is placed under the coupon's own key: it must be the one it was sent with.
  const key = others.length === 0 ? keyOf(only) : coupon.key;
  const next = unlock({ ...coupon, bets, key });
  const refusals = bets.map(({ marketId, refusal }) => ({ ...refusal, marketId }));
  if (placed.length === 0) return refused(next, { code: "not-placed" });
  return { kind: "singles", placed, refusals, coupon: next };
}

/** The stake of each bet; null = no amount was typed for it. */
function stakesOf({ coupon, typedAmounts }: SinglesPost, { iso }: Account): Map<CouponBet, Minor | null> {
  return new Map(
    coupon.bets.map((bet) => {
      const amount = readAmount(typedAmounts[betRefText(bet)] ?? "", iso);
      return [bet, amount.ok ? amount.minor : null];
    }),
  );
}

/** What the shell knows by itself; one stake that cannot be is told at its bet, and nothing is placed. */
function ownRefusals(
  { coupon, accounts, config }: SinglesPost,
  stakes: ReadonlyMap<CouponBet, Minor | null>,
  { iso }: Account,
): Refusal[] {
  const refusals: Refusal[] = [];
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  for (const [{ marketId }, stake] of stakes) {
    if (stake === null) refusals.push({ code: "amount", marketId });
    if (stake === 0) refusals.push({ code: "below-minimum", marketId, bound: asMinor(1, iso) });
  }
  return refusals;
}

/** One bet after the other, as long as the next may be asked for. */
async function inTurn(
  bets: readonly CouponBet[],
  place: (bet: CouponBet) => Promise<PlacementResult>,
): Promise<readonly PlacementResult[]> {
  const fates: PlacementResult[] = [];
  for (const bet of bets) {
    const last = fates.at(-1);
    fates.push((last && resultOfNext(last)) ?? (await place(bet)));
  }
  return fates;
}

/** A lost answer is asked for a few times, as far as the page's budget goes. */
async function foundSoon(key: string, platform: PlacePlatform, means: PlaceDeps): Promise<PlacementResult> {
  for (const pause of askAfterMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const found = await find(platform, key);
    if (found.kind === "placed") return found;
  }
  return { kind: "unknown" };
}

/** All fates together; while one is unknown the coupon is held whole, and what is told so far stays at its bets. */
function outcomeOf(
  kept: CouponCookie,
  fates: readonly PlacementResult[],
  { newKey }: PlaceDeps,
  sentAt: number,
): SinglesOutcome {
  const { placed, refusals, marked: told, left } = combineResults(kept, fates);
  // Nothing was sent, and so the key has no answer: the same press may be made again (OPS-04).
  if (fates[0]?.kind === "unsent") return refused(kept, { code: "unavailable" });
  const isUnknown = fates.some(({ kind }) => kind === "unknown");
  if (isUnknown) return { kind: "checking", placed, coupon: markPending(told, sentAt) };
  if (placed.length === 0 && fates.some(({ kind }) => kind === "terms")) {
    return { kind: "terms", coupon: kept };
  }
  const coupon = left.length === 0 ? cleared(told, newKey) : withNewKey({ ...told, bets: left }, newKey);
  return placed.length === 0
    ? { kind: "refused", refusals, coupon }
    : { kind: "singles", placed, refusals, coupon };
}

/** A key that is not the coupon's: the receipts of what its form has placed (CPP-03, CPP-10). */
async function repeated(
  { coupon, key, typedAmounts }: SinglesPost,
  platform: SinglesPlatform,
): Promise<SinglesOutcome> {
  const bets = Object.entries(typedAmounts).flatMap(([id, typed]) => {
    const ref = betRefOf(id);
    return ref ? [{ typed, key: singleKey(key, ref) }] : [];
  });
  if (!/^[\w-]{8,64}$/.test(key)) return refused(coupon, { code: "key-reused" });
  const found = await settledOr(() => platform.findByKeys(bets.map((bet) => bet.key)), null);
  if (found === null) return refused(coupon, { code: "unavailable" });
  const placed = bets.flatMap((bet) => found.get(bet.key) ?? []);
  const isSame = bets.every((bet) => {
    const receipt = found.get(bet.key);
    const amount = receipt && readAmount(bet.typed, receipt.iso);
    return !receipt || (amount?.ok === true && amount.minor === receipt.stake);
  });
  if (placed.length === 0 || !isSame) return refused(coupon, { code: "key-reused" });
  return { kind: "singles", placed, refusals: [], coupon };
}
