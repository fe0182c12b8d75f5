import type { PlacementResult } from "~/domain/coupon/placement-result";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponBet } from "~/domain/coupon/types";
import { zero } from "~/domain/money/amount";
import { callOrFallback } from "~/domain/money/lost-answer";
import { recheckPendingSingles } from "./check-singles.server";
import { pollForPlaced } from "./key-lookup.server";
import { findShellSinglesRefusals } from "./own-singles-refusals.server";
import type { PlaceDeps } from "./place-input.server";
import { notSentOutcome, type PlaceOutcome, refusedOutcome } from "./place-outcome";
import { toPlacementRequest } from "./placement";
import { outcomeOfRepeatedSingles } from "./repeated-singles.server";
import { isOtherAccountThanShown } from "./shown-account.server";
import { deriveSingleKey } from "./single-key.server";
import type { SinglesPlatform, SinglesPost } from "./singles-input.server";
import { toSinglesOutcome } from "./singles-outcome.server";
import { impliedNextResult } from "./singles-result";
import { missingStakeRefusalCode, stakeText, typedSinglesStakes } from "./singles-stakes.server";

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
  if (session.kind === "guest") return refusedOutcome(coupon, { code: "sign-in" });
  if (key !== coupon.key) return outcomeOfRepeatedSingles(post, platform);
  if (coupon.isChecking) return recheckPendingSingles(coupon, platform, means);
  const account = findPayingAccount(coupon.accountId, accounts);
  // The player's protection data cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account) return notSentOutcome(coupon);
  if (isOtherAccountThanShown(post)) return refusedOutcome(coupon, { code: "account-changed" });
  const stakes = typedSinglesStakes(post, account);
  const refusals = findShellSinglesRefusals(post, stakes, account);
  if (refusals.length > 0) return refusedOutcome(coupon, ...refusals);

  const context = { userId: session.userId, account, settings, refId: config.refId, odds };
  let sentAt = means.clock();
  const kept = {
    ...coupon,
    // Each bet has its own stake now: one that was left empty takes none from the others.
    amount: "",
    bets: coupon.bets.map((bet) => ({
      ...bet,
      amount: stakeText(stakes.get(bet) ?? null, account.iso),
    })),
  };
  const results = await placeSequentially(coupon.bets, async (bet): Promise<PlacementResult> => {
    const held = missingStakeRefusalCode(post, bet);
    if (held) return { kind: "refused", refusals: [{ code: held, marketId: bet.marketId }] };
    const single = { ...coupon, bets: [bet], promoCode: "", key: deriveSingleKey(coupon.key, bet) };
    sentAt = means.clock();
    const stake = { stake: stakes.get(bet) ?? zero(), amountByBlockId: {} };
    const placement = toPlacementRequest(single, stake, { ...context, sentAt });
    const reply = await callOrFallback(() => platform.place(placement), {
      kind: "unknown",
    } as const);
    return reply.kind === "unknown" ? pollForPlaced(single.key, platform, means) : reply;
  });
  // Nothing is sent after an unknown outcome, so this is when that bet was sent.
  return toSinglesOutcome(kept, results, means, sentAt);
}

/**
 * Places bets one after another and returns a result for each. Once a result stops the bets after
 * it, they are not sent, and their result follows from it.
 */
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
