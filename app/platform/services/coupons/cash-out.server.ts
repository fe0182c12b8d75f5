import type { z } from "zod";
import {
  type CashOutFailureCode,
  type CashOutOffer,
  type NoCashOutReason,
  noCashOutReasons,
} from "~/domain/coupon/cash-out/cash-out-reply";
import { isSoldByRequestOrCashedOut } from "~/domain/coupon/cash-out/lost-press";
import type { PartialCashOutBounds } from "~/domain/coupon/cash-out/part";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { call } from "../../transport/call.server";
import { type Answer, type Failure, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { couponCalls } from "./calls.server";
import {
  type CashOutOfferReplyWire,
  cashOutRefusalWire,
  type cashOutRequestWire,
} from "./cash-out-wire.server";
import { toPlacedCoupon } from "./placed-coupons.server";

/** Loads the current cash-out offer for one of the player's coupons (CPN-23). */
export async function loadCashOutOffer<C extends string>(
  scope: PlatformScope,
  coupon: PlacedCoupon<C>,
): Promise<Answer<CashOutOffer<C>>> {
  const reply = await call(scope, couponCalls.cashOutOffer, { params: { id: coupon.id } });
  if (!reply.ok) return reply;
  const offer = offerFrom(reply.data, coupon.iso);
  return offer ? { ok: true, value: offer } : malformedFieldFailure("quote.amount");
}

function offerFrom<C extends string>(
  { quote, reason }: CashOutOfferReplyWire,
  iso: C,
): CashOutOffer<C> | null {
  if (!quote) return { kind: "none", reason: reasonOf(reason) };
  const { id, expiresAt } = quote;
  const amount = wireToMinor(quote.amount, iso);
  const part = quote.part ? boundsOf(quote.part, iso) : null;
  if (amount === null || (quote.part && !part)) return null;
  return { kind: "quote", quote: { id, expiresAt, amount, part, win: quote.win ?? null } };
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
  const reply = await call(scope, couponCalls.cashOut, { params: { id }, json, headers });
  dropMemoised(scope, memoised.accounts, memoised.player);
  if (!reply.ok) return notTaken(reply.failure, iso);
  const made = toPlacedCoupon(reply.data);
  // After an unreadable receipt the coupon may still have been cashed out.
  return made.ok && made.coupon.id === id && isSoldByRequestOrCashedOut(made.coupon, key)
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

const autoCodes: Readonly<Record<string, CashOutFailureCode>> = {
  "cash-out-unavailable": "cash-out-unavailable",
  "account-frozen": "account-frozen",
  amount: "auto-amount",
  "below-offer": "auto-below-offer",
  "above-win": "auto-above-win",
};

/**
 * Result of setting or cancelling an automatic cash-out. `unknown`: nobody knows whether the
 * platform took it.
 */
export type AutoCashOutResult =
  | { readonly kind: "set" }
  | { readonly kind: "refused"; readonly code: CashOutFailureCode; readonly bound: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/**
 * Sets the amount at which the platform cashes a coupon out by itself; `amount` null cancels this.
 * The call states what is to hold, so sending it again changes nothing more.
 */
export async function setAutoCashOut(
  scope: PlatformScope,
  { id, iso }: Pick<PlacedCoupon, "id" | "iso">,
  amount: Minor | null,
): Promise<AutoCashOutResult> {
  const params = { id };
  const reply =
    amount === null
      ? await call(scope, couponCalls.cancelAutoCashOut, { params })
      : await call(scope, couponCalls.setAutoCashOut, {
          params,
          json: { amount: fromMinor(amount, iso) },
        });
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
