import { z } from "zod";
import type { Account } from "~/domain/accounts/account";
import { formatBetRef, isBetLive } from "~/domain/coupon/bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { RefusalCode } from "~/domain/coupon/refusal";
import { advanceFieldName } from "~/domain/coupon/stakes/advance";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import type { CouponCookie } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { plainAmount } from "~/domain/money/money";
import { toOddsView } from "~/domain/settings/display-settings";
import { readForm, textField } from "~/features/forms/read.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { reasonsAgainstBet } from "../bet-reasons";
import { loadCouponPricesAndBounds } from "../current-prices.server";
import { saveJustPlaced } from "../receipts/just-placed.server";
import { isBetUnavailable } from "../refusals";
import type { CouponReply } from "../reply";
import { isAutoMaxActive } from "../stakes/auto-max";
import { currentStakeTerms } from "../stakes/stake-terms";
import { readCoupon, readSentCoupon, saveCoupon } from "../storage/cookie.server";
import { longestTyped, typedAmountsAndPromoCode, typedPartStakes } from "../typed-values";
import { isPlacedPerBet, type PlacePost } from "./batch.server";
import { withReceiptsOrNotPlacedNote } from "./coupon-after";
import { createInFlightPlacement } from "./in-flight.server";
import { removeBetsPlacedEarlier } from "./key-lookup.server";
import { replyForPlacementOutcome } from "./place-answer.server";
import { placeAtMaxUnlessRisen, placeBatch } from "./place-batch.server";
import { placeDepsFor, placePlatformFor } from "./place-deps.server";
import { hasRefusal, placedCouponsOf } from "./place-outcome";
import { withAcceptedPrices } from "./seen-prices";
import { withTypedStakes } from "./typed-stakes.server";

/**
 * Fields of the placing form, besides those that each bet or block has: its stake (`typedPartStakes`), and the price that
 * is accepted (`withAcceptedPrices`). The percentages are those that the page showed.
 */
const placeFields = z.object({
  key: textField(200),
  amount: textField(longestTyped),
  [advanceFieldName]: textField(longestTyped),
  accountId: textField(32),
  bonusPercent: textField(8),
  hyperBonusPercent: textField(8),
});

/**
 * Handles "place" (CPP-02): redirects to the receipt or sign-in, or returns refusals. A form with the current
 * key follows the coupon's type, an older one its own stakes.
 */
export async function placeCouponPosted(post: FormPost): Promise<ActionResult<CouponReply>> {
  const { context, form, request } = post;
  const fields = readForm(form, placeFields);
  const { key } = fields;
  // The same key twice is one bet: a double press is sent twice and gets its outcome from the platform.
  const { coupon: sent } = await readSentCoupon(context, request);
  const isCurrent = key === sent.key;
  const coupon = isCurrent ? withAcceptedPrices(sent, form) : await readCoupon(context, request);
  const { press, isAtMax, max, iso } = await readPress(post, coupon, fields);

  const deps = placeDepsFor(context);
  const inFlight = createInFlightPlacement(context, coupon, placePlatformFor(context));
  const placed = isAtMax
    ? await placeAtMaxUnlessRisen(press, max, iso, inFlight.platform, deps)
    : await placeBatch(press, inFlight.platform, deps);
  const known =
    key === coupon.key
      ? await removeBetsPlacedEarlier(placed, coupon, inFlight.platform, deps.newKey)
      : placed;
  const outcome = known === placed ? await inFlight.settled(placed, deps) : known;

  const isSignInAsked = outcome.kind === "refused" && hasRefusal(outcome, "sign-in");
  const isGuest = context.session.kind === "guest" || isSignInAsked;
  const receipts = placedCouponsOf(outcome);
  // The cookie announces a bet until its receipt is seen: it may arrive where the response does not (CPP-11).
  const left =
    receipts.length > 0 ? withReceiptsOrNotPlacedNote(outcome.coupon, receipts) : outcome.coupon;
  const kept =
    isGuest && !isAtMax ? withTypedStakes(left, form, context.config.currency, context.lng) : left;
  if (receipts.length > 0) await saveJustPlaced(context, request, receipts);
  const rev = kept === sent ? undefined : await saveCoupon(context, request, kept);
  // The maximum field's old value is no longer the maximum.
  const typed = isAtMax ? {} : typedAmountsAndPromoCode(form);
  return replyForPlacementOutcome(post, outcome, isGuest, {
    typed,
    ...(rev === undefined ? {} : { rev }),
  });
}

/**
 * What the form asks to place for `coupon`, with the bounds it depends on: current ones, asked for only if the press
 * can be sent. `isAtMax`: the stake is the maximum (CPN-12); `iso` is the currency that was typed in.
 */
async function readPress(
  { context, form }: FormPost,
  coupon: CouponCookie,
  fields: z.output<typeof placeFields>,
) {
  const { key } = fields;
  const { config, lng, session, settings, stored } = context;
  const accounts = await loadPlayerAccounts(context);
  const account = findPayingAccount(coupon.accountId, accounts);
  const iso = account?.iso ?? config.currency;
  const plain = (text: string) => plainAmount(text, iso, lng);
  const { byBet: typedByBet, byBlock: typedByBlock } = typedPartStakes(form, plain);
  const isCurrent = key === coupon.key;
  const isPerBet = isCurrent ? isPlacedPerBet(coupon) : Object.keys(typedByBet).length > 0;
  const isAtMax = !isPerBet && isAutoMaxActive(coupon, stored.coupon);

  const isSendable = session.kind !== "guest" && isCurrent && !coupon.isChecking;
  const isBounded = isPerBet
    ? coupon.bets.some((bet) => !typedByBet[formatBetRef(bet)])
    : isAtMax || stored.coupon.isVipBet;
  const { gone, vip, max } =
    isSendable && isBounded
      ? await loadPlacingBounds(context, coupon, account, iso)
      : noPlacingBounds;

  const { accountId: shownAccount } = fields;
  const press: PlacePost = {
    coupon,
    key,
    shownAccountId: /^\d{1,15}$/.test(shownAccount) ? Number(shownAccount) : null,
    typedAmount: plain(fields.amount),
    typedByBlock,
    session,
    accounts,
    config: { ...config, refId: context.refId },
    settings: stored.coupon,
    odds: toOddsView(settings),
    // Singles have neither an advance nor rewards nor VIP terms, and auto-max is within the maximum.
    ...(isPerBet
      ? { typedByBet, gone }
      : {
          typedAdvance: plain(fields[advanceFieldName]),
          seen: {
            bonusPercent: percentOf(fields.bonusPercent),
            hyperBonusPercent: percentOf(fields.hyperBonusPercent),
          },
          vip: isAtMax ? null : vip,
        }),
  };
  return { press, isAtMax, max, iso };
}

function percentOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** What a press depends on of the platform's current prices and bounds. */
interface PlacingBounds {
  /** Why bets can never be placed any more, by ref (CPN-22). */
  readonly gone: ReadonlyMap<string, RefusalCode>;
  /** The maximum stake; null = unknown (CPN-12). */
  readonly max: Minor | null;
  /** The terms for a stake above the maximum; null = none (CPN-11). */
  readonly vip: VipStakeRange | null;
}

/** The bounds of a press that depends on none, and of a coupon that the platform gives none for. */
const noPlacingBounds: PlacingBounds = { gone: new Map(), max: null, vip: null };

/** Asks for the current bounds of a coupon that `account` pays, in the currency `iso`. */
async function loadPlacingBounds(
  context: RequestContext,
  coupon: CouponCookie,
  account: Account | null,
  iso: string,
): Promise<PlacingBounds> {
  const known = await loadCouponPricesAndBounds(context, coupon, iso);
  if (known === null) return noPlacingBounds;
  const { config, now, stored } = context;
  const settings = stored.coupon;
  const typeId = effectiveCouponType(coupon);
  const gone = coupon.bets.flatMap((bet, index): [string, RefusalCode][] => {
    const reasons = reasonsAgainstBet(bet, known.bets[index] ?? null, typeId, { settings, now });
    const [code] = reasons;
    return code !== undefined && isBetUnavailable({ reasons }) ? [[formatBetRef(bet), code]] : [];
  });
  const states = known.bets.map((bet) => ({ isLive: bet !== null && isBetLive(bet) }));
  const { minAmountTypes } = config.coupon;
  const { isVipBet } = settings;
  const terms = currentStakeTerms(coupon, states, known, { account, minAmountTypes, isVipBet });
  return { gone: new Map(gone), max: terms.max, vip: terms.vip };
}
