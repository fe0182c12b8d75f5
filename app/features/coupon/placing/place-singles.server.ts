import type { Account } from "~/domain/accounts/account";
import { formatBetRef, parseBetRef } from "~/domain/coupon/bet";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import { asMinor, type Minor, zero } from "~/domain/money/amount";
import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import { isRequestKey } from "~/domain/money/request-key";
import {
  clearedCoupon,
  isNotPlacedFinal,
  markPending,
  unlockCoupon,
  withNewKey,
} from "./coupon-after";
import { findKeyResult, type PlaceDeps, type PlacePlatform, type PlacePost } from "./place.server";
import { type PlaceOutcome, placedOrRefused, toRefusedOutcome } from "./place-outcome";
import { toPlacementRequest } from "./placement";
import { deriveSingleKey } from "./single-key.server";
import { combineResults, impliedNextResult } from "./singles-result";

/** A posted placement of singles: typed stakes by bet ref. */
export interface SinglesPost extends Omit<PlacePost, "typedAmount" | "typedByBlock"> {
  readonly typedAmounts: Readonly<Record<string, string>>;
  /** Why bets can never be placed any more, by ref: the page has no stake field for them. */
  readonly gone?: ReadonlyMap<string, RefusalCode>;
}

/** The platform's calls for singles. `findByKeys` returns the coupon under each key; null = no answer. */
export interface SinglesPlatform extends PlacePlatform {
  findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, PlacedCoupon> | null>;
}

/**
 * Places singles one by one in the coupon's order, each as type 0 under its own key (CPP-04). The key must be
 * the coupon's, or that of singles already placed. After a lost response the key is polled, and nothing more
 * is sent while it is unknown. One request never sends a bet twice; two requests share their keys. A bet
 * without a stake is not sent: it stays, and its stake is asked for.
 */
export async function placeSingles(
  post: SinglesPost,
  platform: SinglesPlatform,
  means: PlaceDeps,
): Promise<PlaceOutcome> {
  const { coupon, session, accounts, key, config, settings, odds } = post;
  if (session.kind === "guest") return toRefusedOutcome(coupon, { code: "sign-in" });
  if (key !== coupon.key) return repeated(post, platform);
  if (coupon.isChecking) return checkSingles(coupon, platform, means);
  const account = findPayingAccount(coupon.accountId, accounts);
  // The player's protection data cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account)
    return toRefusedOutcome(coupon, { code: "unavailable" });
  const stakes = stakesOf(post, account);
  const refusals = ownRefusals(post, stakes, account);
  if (refusals.length > 0) return toRefusedOutcome(coupon, ...refusals);

  const context = { userId: session.userId, account, settings, refId: config.refId, odds };
  let sentAt = means.clock();
  const kept = {
    ...coupon,
    // Each bet has its own stake now: one that was left empty takes none from the others.
    amount: "",
    bets: coupon.bets.map((bet) => ({
      ...bet,
      amount: textOf(stakes.get(bet) ?? null, account.iso),
    })),
  };
  const results = await placeSequentially(coupon.bets, async (bet): Promise<PlacementResult> => {
    const held = heldBack(post, bet);
    if (held) return { kind: "refused", refusals: [{ code: held, marketId: bet.marketId }] };
    const single = { ...coupon, bets: [bet], promoCode: "", key: deriveSingleKey(coupon.key, bet) };
    sentAt = means.clock();
    const stake = { stake: stakes.get(bet) ?? zero(), amountByBlockId: {} };
    const placement = toPlacementRequest(single, stake, { ...context, sentAt });
    const reply = await callOrFallback(() => platform.place(placement), {
      kind: "unknown",
    } as const);
    return reply.kind === "unknown" ? pollForResult(single.key, platform, means) : reply;
  });
  // Nothing is sent after an unknown outcome, so this is when that bet was sent.
  return outcomeOf(kept, results, means, sentAt);
}

/**
 * Checks once the outcome of pending singles (CPP-11). "Not placed" is final for a sent bet only when it can
 * no longer be placed. The keys stay the coupon's, so a late arrival is the same bet.
 */
export async function checkSingles(
  coupon: CouponCookie,
  platform: Pick<SinglesPlatform, "findByKeys">,
  means: Pick<PlaceDeps, "newKey" | "now">,
): Promise<PlaceOutcome> {
  const keyOf = (bet: CouponBet) => deriveSingleKey(coupon.key, bet);
  const found = await callOrFallback(() => platform.findByKeys(coupon.bets.map(keyOf)), null);
  if (found === null) return { kind: "checking", placed: [], coupon };
  const placed = coupon.bets.flatMap((bet) => found.get(keyOf(bet)) ?? []);
  const absent = coupon.bets.filter((bet) => !found.has(keyOf(bet)));
  const mayArrive = absent.some(({ refusal }) => refusal === null);
  if (mayArrive && !isNotPlacedFinal(coupon, means.now))
    return { kind: "checking", placed, coupon };
  const bets = absent.map((bet) => ({
    ...bet,
    refusal: bet.refusal ?? ({ code: "not-placed" } as const),
  }));
  const [only, ...others] = bets;
  if (!only) return placedOrRefused(placed, [], clearedCoupon(coupon, means.newKey));
  // A single left alone is placed under the coupon's own key, so it must be the key it was sent with.
  const key = others.length === 0 ? keyOf(only) : coupon.key;
  const next = unlockCoupon({ ...coupon, bets, key });
  const refusals = bets.map(({ marketId, refusal }) => ({ ...refusal, marketId }));
  if (placed.length === 0) return toRefusedOutcome(next, { code: "not-placed" });
  return placedOrRefused(placed, refusals, next);
}

/** The stake of each bet; null = its text is not an amount. */
function stakesOf(
  { coupon, typedAmounts }: SinglesPost,
  { iso }: Account,
): Map<CouponBet, Minor | null> {
  return new Map(
    coupon.bets.map((bet) => {
      const amount = parseTypedAmount(typedAmounts[formatBetRef(bet)] ?? "", iso);
      return [bet, amount.ok ? amount.minor : null];
    }),
  );
}

/** Why a bet without a stake is not sent: it is gone, or the stake is missing; null = it has a stake. */
function heldBack({ typedAmounts, gone }: SinglesPost, bet: CouponBet): RefusalCode | null {
  const id = formatBetRef(bet);
  return (typedAmounts[id] ?? "").trim() === "" ? (gone?.get(id) ?? "no-stake") : null;
}

function textOf(stake: Minor | null, iso: string): string {
  return stake === null ? "" : fromMinor(stake, iso);
}

/**
 * Refusals that the shell detects itself; an invalid stake is shown at its bet and stops the placement, and so
 * does the lack of any stake.
 */
function ownRefusals(
  post: SinglesPost,
  stakes: ReadonlyMap<CouponBet, Minor | null>,
  { iso }: Account,
): Refusal[] {
  const { coupon, accounts, config } = post;
  const held = new Map(coupon.bets.map((bet) => [bet, heldBack(post, bet)]));
  const isNothingSent = coupon.bets.every((bet) => held.get(bet) !== null);
  const refusals: Refusal[] = [];
  if (coupon.bets.length > config.coupon.maxBets) refusals.push({ code: "too-many" });
  if (accounts?.isFrozen) refusals.push({ code: "account-frozen" });
  for (const [bet, stake] of stakes) {
    const { marketId } = bet;
    const code = held.get(bet) ?? null;
    if (code !== null && isNothingSent) refusals.push({ code, marketId });
    if (code !== null) continue;
    if (stake === null) refusals.push({ code: "amount", marketId });
    if (stake === 0) refusals.push({ code: "below-minimum", marketId, bound: asMinor(1, iso) });
  }
  return refusals;
}

/** Places bets in order while the last result allows the next. */
async function placeSequentially(
  bets: readonly CouponBet[],
  place: (bet: CouponBet) => Promise<PlacementResult>,
): Promise<readonly PlacementResult[]> {
  const results: PlacementResult[] = [];
  for (const bet of bets) {
    const last = results.at(-1);
    results.push((last && impliedNextResult(last)) ?? (await place(bet)));
  }
  return results;
}

/** Polls after a lost response a few times, within the page's budget. */
async function pollForResult(
  key: string,
  platform: PlacePlatform,
  means: PlaceDeps,
): Promise<PlacementResult> {
  for (const pause of lookupDelaysMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const found = await findKeyResult(platform, key);
    if (found.kind === "placed") return found;
  }
  return { kind: "unknown" };
}

/** Combines the results. An unknown one locks the whole coupon; known refusals stay at their bets. */
function outcomeOf(
  kept: CouponCookie,
  results: readonly PlacementResult[],
  { newKey }: PlaceDeps,
  sentAt: number,
): PlaceOutcome {
  const { placed, refusals, marked: accepting, left } = combineResults(kept, results);
  // Nothing was sent, so the key is unused: the same request may be repeated (OPS-04).
  if (results[0]?.kind === "unsent") return toRefusedOutcome(kept, { code: "unavailable" });
  const isUnknown = results.some(({ kind }) => kind === "unknown");
  if (isUnknown) return { kind: "checking", placed, coupon: markPending(accepting, sentAt) };
  if (placed.length === 0 && results.some(({ kind }) => kind === "terms")) {
    return { kind: "terms", coupon: kept };
  }
  const coupon =
    left.length === 0
      ? clearedCoupon(accepting, newKey)
      : withNewKey({ ...accepting, bets: left }, newKey);
  return placedOrRefused(placed, refusals, coupon);
}

/** A key that is not the coupon's: the receipts that it placed (CPP-03, CPP-10). */
async function repeated(
  { coupon, key, typedAmounts }: SinglesPost,
  platform: SinglesPlatform,
): Promise<PlaceOutcome> {
  const bets = Object.entries(typedAmounts).flatMap(([id, typed]) => {
    const ref = parseBetRef(id);
    return ref ? [{ typed, key: deriveSingleKey(key, ref) }] : [];
  });
  if (!isRequestKey(key)) return toRefusedOutcome(coupon, { code: "key-reused" });
  const found = await callOrFallback(() => platform.findByKeys(bets.map((bet) => bet.key)), null);
  if (found === null) return toRefusedOutcome(coupon, { code: "unavailable" });
  const placed = bets.flatMap((bet) => found.get(bet.key) ?? []);
  const isSame = bets.every((bet) => {
    const receipt = found.get(bet.key);
    const amount = receipt && parseTypedAmount(bet.typed, receipt.iso);
    return !receipt || (amount?.ok === true && amount.minor === receipt.stake);
  });
  if (placed.length === 0 || !isSame) return toRefusedOutcome(coupon, { code: "key-reused" });
  return placedOrRefused(placed, [], coupon);
}
