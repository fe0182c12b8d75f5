import { z } from "zod";
import { parsePriceButtonValue } from "~/domain/coupon/bet";
import { addBet } from "~/domain/coupon/change/add-bet";
import type { CouponChange } from "~/domain/coupon/change/change";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import { setStake } from "~/domain/coupon/change/stake";
import { maxCookieBets } from "~/domain/coupon/limits";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import { fromMinor, parseTypedAmount } from "~/domain/money/money";
import { listField, readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { loadSlipClosedRefusal } from "../slip-closure.server";
import { readCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";
import { longestTyped } from "../typed-values";

const addAllFields = z.object({ bet: listField(maxCookieBets), amount: textField(longestTyped) });

/**
 * Adds several bets at the prices that their page showed, all or none, and stakes the amount that it named: an express
 * of the generator (SET-01). The platform must know every bet.
 */
export async function changeByAddAllAndStakePost({
  form,
  context,
  request,
}: FormPost): Promise<CouponChange> {
  const closed = await loadSlipClosedRefusal(context);
  if (closed) return { ok: false, refusal: closed };
  const coupon = await readCoupon(context, request);
  const { bet: values, amount } = readForm(form, addAllFields);
  const pressed = values.map((value) => parsePriceButtonValue(value));
  const refs = pressed.flatMap((one) => (one ? [one.ref] : []));
  if (refs.length === 0 || refs.length < pressed.length)
    return { ok: false, refusal: { code: "unknown-bet" } };
  const { config, platform, now } = context;
  const typeId = effectiveCouponType(coupon);
  const known = await loadPricesAndBounds(platform, {
    typeId,
    currency: config.currency,
    bets: refs,
  });
  if (!known.ok) return { ok: false, refusal: { code: "unavailable" } };
  let taken: CouponCookie = coupon;
  for (const [at, one] of pressed.entries()) {
    const bet = known.value.bets[at];
    if (!one || !bet)
      return { ok: false, refusal: { code: "unknown-bet", marketId: one?.ref.marketId } };
    const added = addBet(
      taken,
      {
        ...one.ref,
        coef: one.coef,
        scores: bet.scores,
        addedAt: Math.floor(now / 1000),
        blockId: 0,
        isBanker: false,
        amount: "",
        refusal: null,
      },
      config.coupon.maxBets,
      newPlacementKey,
    );
    if (!added.ok) return added;
    taken = added.coupon;
  }
  const iso =
    findPayingAccount(taken.accountId, await loadPlayerAccounts(context))?.iso ?? config.currency;
  const stake = parseTypedAmount(amount, iso);
  return stake.ok
    ? setStake(taken, fromMinor(stake.minor, iso), newPlacementKey)
    : { ok: true, coupon: taken };
}
