import { z } from "zod";
import { formatBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import type { CouponChange } from "~/domain/coupon/change/change";
import { addExpressToCoupon } from "~/domain/coupon/express";
import { maxCookieBets } from "~/domain/coupon/limits";
import { listField, readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { loadExpressesOfTheDay } from "~/platform/services/coupons/expresses.server";
import { readCoupon } from "../storage/cookie.server";
import { newPlacementKey } from "../storage/placement-key.server";

const expressFields = z.object({ expressId: textField(32), bet: listField(maxCookieBets) });

/** Adds an accumulator of the day (CPN-24) at the prices the page showed; bets show later moves. */
export async function changeByExpressPost({
  form,
  context,
  request,
}: FormPost): Promise<CouponChange> {
  if (context.isLocked) return { ok: false, refusal: { code: "excluded" } };
  const fields = readForm(form, expressFields);
  const id = Number(fields.expressId);
  const expresses = await loadExpressesOfTheDay(context.platform);
  if (!expresses.ok) return { ok: false, refusal: { code: "unavailable" } };
  const express = expresses.value.find((one) => one.id === id);
  if (!express) return { ok: false, refusal: { code: "unknown-express" } };
  const seen = new Map<string, string>();
  for (const text of fields.bet) {
    const pressed = parsePriceButtonValue(text);
    if (pressed) seen.set(formatBetRef(pressed.ref), pressed.coef);
  }
  const rules = { maxBets: context.config.coupon.maxBets, now: context.now };
  return addExpressToCoupon(
    await readCoupon(context, request),
    express,
    seen,
    rules,
    newPlacementKey,
  );
}
