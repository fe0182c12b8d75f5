import { parseAdvance } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { zero } from "~/domain/money/amount";
import { callOrFallback } from "~/domain/money/lost-answer";
import { fromMinor } from "~/domain/money/money";
import { parsePostedStakes, withStakes } from "../stakes/posted-stakes";
import { outcomeWithNewKeyAndPrices } from "./after-refusal.server";
import { recheckPendingPlacement } from "./check-placement.server";
import { clearedCoupon, pendingCoupon } from "./coupon-after";
import { pollForPlaced } from "./key-lookup.server";
import { refusalsKnownWithoutPlatform } from "./own-refusals.server";
import type { PlaceDeps, PlacePlatform, PlacePost } from "./place-input.server";
import {
  notSentOutcome,
  type PlaceOutcome,
  refusedOutcome,
  toPlacedOutcome,
} from "./place-outcome";
import { toPlacementRequest } from "./placement";
import { outcomeOfRepeatedKey } from "./repeated-key.server";
import { isOtherAccountThanShown } from "./shown-account.server";

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
  if (session.kind === "guest") return refusedOutcome(coupon, { code: "sign-in" });
  if (key !== coupon.key) return outcomeOfRepeatedKey(post, platform);
  if (coupon.isChecking) return recheckPendingPlacement(coupon, platform, means);
  const account = findPayingAccount(coupon.accountId, accounts);
  // The player's protection data cannot be read (LIM-20).
  if (!session.isSafe || !accounts || !account) return notSentOutcome(coupon);
  if (isOtherAccountThanShown(post)) return refusedOutcome(coupon, { code: "account-changed" });
  const stakes = parsePostedStakes(post, account.iso);
  const refusals = refusalsKnownWithoutPlatform(post, stakes);
  if (stakes === null || refusals.length > 0) return refusedOutcome(coupon, ...refusals);

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
      return outcomeWithNewKeyAndPrices(kept, reply.refusals, means.newKey);
    case "terms":
      return { kind: "terms", coupon };
    case "unsent":
      // Not queued, and the key is unused: the same request may be repeated (OPS-04).
      return notSentOutcome(kept);
    case "unknown": {
      const found = await pollForPlaced(kept.key, platform, means);
      return found.kind === "placed"
        ? toPlacedOutcome(found.coupon, clearedCoupon(kept, means.newKey))
        : { kind: "checking", placed: [], coupon: pendingCoupon(kept, sentAt) };
    }
  }
}
