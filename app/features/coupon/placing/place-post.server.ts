import { formatBetRef } from "~/domain/coupon/bet";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import { plainAmount } from "~/domain/money/money";
import { toOddsView } from "~/domain/settings/display-settings";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import type { CouponReply } from "../reply";
import { isAutoMaxActive } from "../stakes/auto-max";
import { readCoupon, readSentCoupon, saveCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import {
  mapValues,
  typedAmountsAndPromoCode,
  typedBetAmounts,
  typedBlockAmounts,
} from "../typed-values";
import { isPlacedPerBet } from "./check.server";
import { withReceiptsOrNotPlacedNote } from "./coupon-after";
import { createInFlightPlacement } from "./in-flight.server";
import { placeCoupon } from "./place.server";
import { replyForPlacementOutcome } from "./place-answer.server";
import { placeDepsFor } from "./place-deps.server";
import { placeAtMaxUnlessRisen } from "./place-max.server";
import { type PlaceOutcome, placedCouponsOf } from "./place-outcome";
import { createSinglesPlatform } from "./place-platform.server";
import { placeSingles } from "./place-singles.server";
import { removeBetsPlacedEarlier } from "./placed-before.server";
import { loadPlacingBounds, noPlacingBounds } from "./placing-bounds.server";
import { withAcceptedPrices } from "./seen-prices";
import { withTypedStakes } from "./typed-stakes.server";

/**
 * Handles "place" (CPP-02): redirects to the receipt or sign-in, or returns refusals. A form with the current
 * key follows the coupon's type, an older one its own stakes.
 */
export async function placeCouponPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const key = String(form.get("key") ?? "");
  // The same key twice is one bet: a double press is sent twice and gets its outcome from the platform.
  const sent = await readSentCoupon(context, request);
  const coupon =
    key === sent.key ? withAcceptedPrices(sent, form) : await readCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const account = findPayingAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? context.config.currency;
  const plain = (text: string) => plainAmount(text, iso, context.lng);
  const typedAmount = plain(String(form.get("amount") ?? "").slice(0, 64));
  const typedAmounts = mapValues(typedBetAmounts(form), plain);
  const typedByBlock = mapValues(typedBlockAmounts(form), plain);
  const typedAdvance = plain(String(form.get(advanceFieldName) ?? "").slice(0, 64));
  const seen = {
    bonusPercent: percentOf(form.get("bonusPercent")),
    hyperBonusPercent: percentOf(form.get("hyperBonusPercent")),
  };
  const means = placeDepsFor(context);
  const shownAccount = String(form.get("accountId") ?? "");
  const common = {
    coupon,
    key,
    shownAccountId: /^\d{1,15}$/.test(shownAccount) ? Number(shownAccount) : null,
    session: context.session,
    accounts,
    config: context.config,
    settings: context.stored.coupon,
    odds: toOddsView(context.settings),
  };
  const isOfSingles =
    key === coupon.key ? isPlacedPerBet(coupon) : Object.keys(typedAmounts).length > 0;
  const isAtMax = !isOfSingles && isAutoMaxActive(coupon, common.settings);
  const isSendable = context.session.kind !== "guest" && key === coupon.key && !coupon.isChecking;
  const isBounded = isOfSingles
    ? coupon.bets.some((bet) => !typedAmounts[formatBetRef(bet)])
    : isAtMax || common.settings.isVipBet;
  const { gone, max, vip } =
    isSendable && isBounded
      ? await loadPlacingBounds(context, coupon, account, iso)
      : noPlacingBounds;
  const press = createInFlightPlacement(context, coupon, createSinglesPlatform(context));
  const placed = isOfSingles
    ? await placeSingles(
        {
          ...common,
          typedAmounts,
          gone,
        },
        press.platform,
        means,
      )
    : isAtMax
      ? await placeAtMaxUnlessRisen(
          { ...common, typedAmount, typedByBlock, typedAdvance, seen },
          { max, iso },
          press.platform,
          means,
        )
      : await placeCoupon(
          {
            ...common,
            typedAmount,
            typedByBlock,
            typedAdvance,
            seen,
            vip,
          },
          press.platform,
          means,
        );
  const known =
    key === coupon.key
      ? await removeBetsPlacedEarlier(placed, coupon, press.platform, newPlacementKey)
      : placed;
  const outcome = known === placed ? await press.settled(placed, means) : known;
  const isGuest = context.session.kind === "guest" || isSignInAsked(outcome);
  const stand = placedCouponsOf(outcome);
  // The cookie announces a bet until its receipt is seen: it may arrive where the response does not (CPP-11).
  const left =
    stand.length > 0 ? withReceiptsOrNotPlacedNote(outcome.coupon, stand) : outcome.coupon;
  const kept =
    isGuest && !isAtMax ? withTypedStakes(left, form, context.config.currency, context.lng) : left;
  if (stand.length > 0) await saveJustPlaced(context, request, stand);
  const rev = kept === sent ? undefined : await saveCoupon(context, request, kept);
  // The maximum field's old value is no longer the maximum.
  const values = isAtMax ? {} : typedAmountsAndPromoCode(form);
  return replyForPlacementOutcome(post, outcome, isGuest, {
    values,
    ...(rev === undefined ? {} : { rev }),
  });
}

function percentOf(text: unknown): number | null {
  return typeof text === "string" && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function isSignInAsked(outcome: PlaceOutcome) {
  return outcome.kind === "refused" && outcome.refusals.some(({ code }) => code === "sign-in");
}
