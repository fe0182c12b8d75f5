import { z } from "zod";
import type { PriceButtonValue } from "~/domain/coupon/bet";
import { singleBetType } from "~/domain/coupon/kinds";
import type { Refusal } from "~/domain/coupon/refusal";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import type { CouponCookie } from "~/domain/coupon/types";
import { fromMinor } from "~/domain/money/money";
import { toOddsView } from "~/domain/settings/display-settings";
import { optionalField, readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { createInFlightPlacement } from "../placing/in-flight.server";
import { findKeyResult } from "../placing/key-lookup.server";
import { placeBatch } from "../placing/place-batch.server";
import { placeDepsFor, placePlatformFor } from "../placing/place-deps.server";
import { type PlaceOutcome, toPlacedOutcome } from "../placing/place-outcome";
import { oneClickTermsText } from "./one-click";
import { loadOneClick } from "./one-click.server";
import type { OneClickReply } from "./one-click-reply";

/** Fields of a one-click press; `stake`: the account and stake that the page showed. */
export const pressFields = z.object({ bet: textField(200), stake: optionalField(200) });

const notSent: Refusal = { code: "unavailable", isNotSent: true };

/** The outcome of a one-click press, and what its reply shows of the bet (`shown`). */
export type OneClickPressOutcome = PlaceOutcome & { readonly shown: Partial<OneClickReply> };

/**
 * Places the one-click coupon `coupon`, which has one bet; if the coupon is pending, only looks up
 * its outcome.
 */
export async function placeOrCheckOneClickCoupon(
  context: RequestContext,
  coupon: CouponCookie,
): Promise<OneClickPressOutcome> {
  const deps = placeDepsFor(context);
  const placement = createInFlightPlacement(context, coupon, placePlatformFor(context));
  const outcome = await placeBatch(
    {
      coupon,
      key: coupon.key,
      typedAmount: coupon.amount,
      typedByBlock: {},
      session: context.session,
      accounts: await loadPlayerAccounts(context),
      config: { ...context.config, refId: context.refId },
      settings: context.stored.coupon,
      odds: toOddsView(context.settings),
    },
    placement.platform,
    deps,
  );
  const pressed = { ...outcome, shown: {} };
  const known =
    pressed.kind === "refused" ? await unlessPlaced(context, coupon.key, pressed) : pressed;
  return { shown: {}, ...(await placement.settled(known, deps)) };
}

/** Places the pressed bet at the price and the stake that the page showed. */
export async function placePressedBet(
  { context, form, request }: FormPost,
  coupon: CouponCookie,
  { ref, coef }: PriceButtonValue,
  key: string,
): Promise<OneClickPressOutcome> {
  const no = (refusal: Refusal, shown: Partial<OneClickReply> = {}) =>
    unlessPlaced(context, key, { kind: "refused", refusals: [refusal], coupon, shown });
  const oneClick = await loadOneClick(context, request);
  // One-click is on but the paying account is unknown.
  const isOn = context.config.features.oneClick && context.stored.coupon.isActiveOneClick;
  if (!oneClick) return no(isOn ? notSent : { code: "one-click-off" });
  const { iso, stake, accountId } = oneClick;
  const { stake: word } = readForm(form, pressFields);
  if (coupon.isChecking) return no({ code: "checking" }, { iso });
  if (word !== null && word !== oneClickTermsText(oneClick))
    return no({ code: "stake-changed", bound: stake }, { iso });
  const known = await loadPricesAndBounds(context.platform, {
    typeId: singleBetType,
    currency: iso,
    bets: [ref],
  });
  if (!known.ok) return no(notSent, { iso });
  const [now] = known.value.bets;
  if (!now) return no({ code: "unknown-bet" }, { iso, coef: null });
  const bet = {
    ...ref,
    coef,
    scores: now.scores,
    addedAt: Math.floor(context.now / 1000),
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
  const single = {
    ...createEmptyCouponCookie(key),
    bets: [bet],
    amount: fromMinor(stake, iso),
    accountId,
  };
  const shown = { iso, title: now.market.game, name: now.market.name, coef: now.market.coef };
  return { ...(await placeOrCheckOneClickCoupon(context, single)), shown };
}

/**
 * The bet already placed under this key as the outcome, if there is one, else the refusal (CPP-03).
 */
async function unlessPlaced(
  context: RequestContext,
  key: string,
  outcome: Extract<OneClickPressOutcome, { kind: "refused" }>,
): Promise<OneClickPressOutcome> {
  const found = await findKeyResult(placePlatformFor(context), key);
  if (found.kind !== "placed") return outcome;
  const { coupon, shown } = outcome;
  return { ...toPlacedOutcome(found.coupon, coupon), shown };
}
