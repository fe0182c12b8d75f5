import { betRefText, pressedBet } from "~/domain/coupon/bet";
import type { Change } from "~/domain/coupon/changes";
import { takeExpress } from "~/domain/coupon/express";
import { mostBets } from "~/domain/coupon/limits";
import type { Post } from "~/features/gate/action.server";
import { loadExpresses } from "~/platform/coupons/expresses.server";
import { newKey, readCoupon } from "../storage/cookie.server";

/** Adds an accumulator of the day (CPN-24) at the prices the page showed; bets show later moves. */
export async function takePostedExpress({ form, context, request }: Post): Promise<Change> {
  if (context.isLocked) return { ok: false, refusal: { code: "excluded" } };
  const id = Number(form.get("expressId"));
  const expresses = await loadExpresses(context.platform);
  if (!expresses.ok) return { ok: false, refusal: { code: "unavailable" } };
  const express = expresses.value.find((one) => one.id === id);
  if (!express) return { ok: false, refusal: { code: "unknown-express" } };
  const seen = new Map<string, string>();
  for (const text of form.getAll("bet").slice(0, mostBets)) {
    const pressed = pressedBet(String(text));
    if (pressed) seen.set(betRefText(pressed.ref), pressed.coef);
  }
  const rules = { maxBets: context.config.coupon.maxBets, now: context.now };
  return takeExpress(await readCoupon(context, request), express, seen, rules, newKey);
}
