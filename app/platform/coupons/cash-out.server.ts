import type { z } from "zod";
import {
  type CashOutFailureCode,
  type CashOutOffer,
  type NoCashOutReason,
  noCashOutReasons,
} from "~/domain/coupon/cash-out/cash-out-reply";
import { hasRequestSoldCoupon } from "~/domain/coupon/cash-out/lost-press";
import type { PartialCashOutBounds } from "~/domain/coupon/cash-out/part";
import type { PlacedCoupon } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { type Answer, type Failure, malformedField } from "../failure.server";
import { wireToMinor } from "../money.server";
import { moneyCallFailure } from "../money-call-failure.server";
import { moneyPolicy, queryPolicy } from "../policy.server";
import { dropMemoised } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { wireHeaders } from "../wire.server";
import {
  type CashOutReplyWire,
  cashOutRefusalWire,
  cashOutReplyWire,
  type cashOutRequestWire,
} from "./cash-out-wire.server";
import { toPlacedCoupon } from "./translate.server";
import { placedCouponWire } from "./wire.server";

/**
 * Result of a cash-out. `refused` and `unsent` have changed nothing. `unknown`: the coupon may be cashed out;
 * its state says so (CPP-11).
 */
export type CashOutResult =
  | { readonly kind: "taken"; readonly coupon: PlacedCoupon }
  | { readonly kind: "refused"; readonly code: CashOutFailureCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

const quotePolicy = queryPolicy("coupons.quote", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const takePolicy = moneyPolicy("coupons.cash-out", "bearer", 10_000);
const autoPolicy = moneyPolicy("coupons.auto-cash-out", "bearer", 5_000);
const path = "/coupon-api/v1/coupons/{id}/cash-out";
const autoPath = "/coupon-api/v1/coupons/{id}/auto-cash-out";

/** Loads the current cash-out offer for one of the player's coupons (CPN-23). */
export async function loadCashOutOffer<C extends string>(
  scope: PlatformScope,
  coupon: PlacedCoupon<C>,
): Promise<Answer<CashOutOffer<C>>> {
  const reply = await call(
    scope,
    quotePolicy,
    { path, params: { id: coupon.id } },
    cashOutReplyWire,
  );
  if (!reply.ok) return reply;
  const offer = offerFrom(reply.data, coupon.iso);
  return offer ? { ok: true, value: offer } : malformedField("quote.amount");
}

/** A request to accept a quote; `stake` is the part of the stake to cash out, null = all of it. */
interface TakeAsk<C extends string = string> {
  readonly quote: string;
  readonly key: string;
  readonly stake: Minor<C> | null;
}

/** Accepts a quote under an idempotency key; sent once. `iso` is the currency of the coupon's account. */
export async function acceptCashOutQuote<C extends string>(
  scope: PlatformScope,
  { id, iso }: Pick<PlacedCoupon<C>, "id" | "iso">,
  { quote, key, stake }: TakeAsk<C>,
): Promise<CashOutResult> {
  const json: z.infer<typeof cashOutRequestWire> = {
    quote,
    ...(stake !== null && { stake: fromMinor(stake, iso) }),
  };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const input = { method: "POST", path, params: { id }, json, headers } as const;
  const reply = await call(scope, takePolicy, input, placedCouponWire);
  dropMemoised(scope, "platform.accounts", "platform.player");
  if (!reply.ok) return notTaken(reply.failure, iso);
  const made = toPlacedCoupon(reply.data);
  // After an unreadable receipt the coupon may still have been cashed out.
  return made.ok && made.coupon.id === id && hasRequestSoldCoupon(made.coupon, key)
    ? { kind: "taken", coupon: made.coupon }
    : { kind: "unknown" };
}

const codes: Readonly<Record<string, CashOutFailureCode>> = {
  "quote-expired": "quote-expired",
  "quote-changed": "quote-changed",
  "cash-out-unavailable": "cash-out-unavailable",
  "account-frozen": "account-frozen",
  "key-reused": "key-reused",
  part: "part",
};

const autoCodes: Readonly<Record<string, CashOutFailureCode>> = {
  "cash-out-unavailable": "cash-out-unavailable",
  "account-frozen": "account-frozen",
  amount: "auto-amount",
  "below-offer": "auto-below-offer",
  "above-win": "auto-above-win",
};

/** Result of setting or cancelling an automatic cash-out. `unknown`: nobody knows whether it was. */
export type AutoCashOutResult =
  | { readonly kind: "set" }
  | { readonly kind: "refused"; readonly code: CashOutFailureCode; readonly bound: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/**
 * Sets the amount at which the platform cashes a coupon out by itself, or cancels it (`amount` null). Both say
 * what is to hold, so that one sent again changes nothing more.
 */
export async function setAutoCashOut(
  scope: PlatformScope,
  { id, iso }: Pick<PlacedCoupon, "id" | "iso">,
  amount: Minor | null,
): Promise<AutoCashOutResult> {
  const to = { path: autoPath, params: { id } };
  const input =
    amount === null
      ? ({ ...to, method: "DELETE" } as const)
      : ({ ...to, method: "PUT", json: { amount: fromMinor(amount, iso) } } as const);
  const reply = await call(scope, autoPolicy, input, placedCouponWire);
  if (reply.ok) return { kind: "set" };
  const move = moneyCallFailure(reply.failure, cashOutRefusalWire);
  if (move.kind === "sign-in") return { kind: "refused", code: "sign-in", bound: null };
  if (move.kind !== "said") return move;
  const { code, bound } = move.said;
  if (code === "not-found") return { kind: "absent" };
  return {
    kind: "refused",
    code: (Object.hasOwn(autoCodes, code) ? autoCodes[code] : undefined) ?? "unavailable",
    bound: bound === undefined ? null : wireToMinor(bound, iso),
  };
}

function notTaken(failure: Failure, iso: string): CashOutResult {
  const move = moneyCallFailure(failure, cashOutRefusalWire);
  if (move.kind === "sign-in") return { kind: "refused", code: "sign-in", asked: null };
  if (move.kind !== "said") return move;
  const { code, asked } = move.said;
  if (code === "not-found") return { kind: "absent" };
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return {
    kind: "refused",
    code: known ?? "unavailable",
    asked: asked === undefined ? null : wireToMinor(asked, iso),
  };
}

function offerFrom<C extends string>(
  { quote, reason }: CashOutReplyWire,
  iso: C,
): CashOutOffer<C> | null {
  if (!quote) return { kind: "none", reason: reasonOf(reason) };
  const { id, expiresAt } = quote;
  const amount = wireToMinor(quote.amount, iso);
  const part = quote.part ? boundsOf(quote.part, iso) : null;
  if (amount === null || (quote.part && !part)) return null;
  return { kind: "quote", quote: { id, expiresAt, amount, part } };
}

function boundsOf<C extends string>(
  { least, most }: { readonly least: string; readonly most: string },
  iso: C,
): PartialCashOutBounds<C> | null {
  const [from, to] = [wireToMinor(least, iso), wireToMinor(most, iso)];
  return from === null || to === null ? null : { least: from, most: to };
}

function reasonOf(text: string | undefined): NoCashOutReason {
  return noCashOutReasons.find((known) => known === text) ?? "unknown";
}
