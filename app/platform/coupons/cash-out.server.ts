import type { z } from "zod";
import {
  type CashOutCode,
  type CashOutOffer,
  type CashOutReason,
  cashOutReasons,
} from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/types";
import type { Minor } from "~/domain/money/amount";
import { type Answer, type Failure, malformed } from "../failure.server";
import { minorOf } from "../money.server";
import { moneyCallFailure } from "../money-call-failure.server";
import { moving, reading } from "../policy.server";
import { forget, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { wireHeaders } from "../wire.server";
import {
  type CashOutReplyWire,
  cashOutRefusalWire,
  cashOutReplyWire,
  type cashOutRequestWire,
} from "./cash-out-wire.server";
import { placedCouponFrom } from "./translate.server";
import { placedCouponWire } from "./wire.server";

/**
 * Result of a cash-out. `refused` and `unsent` have changed nothing. `unknown`: the coupon may be cashed out;
 * its state says so (CPP-11).
 */
export type Taken =
  | { readonly kind: "taken"; readonly coupon: PlacedCoupon }
  | { readonly kind: "refused"; readonly code: CashOutCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

const quotePolicy = reading("coupons.quote", "bearer", {
  timeoutMs: 1500,
  retries: 1,
  retryDelayMs: 100,
});
const takePolicy = moving("coupons.cash-out", "bearer", 10_000);
const path = "/coupon-api/v1/coupons/{id}/cash-out";

/** Loads the current cash-out offer for one of the player's coupons (CPN-23). */
export async function loadOffer<C extends string>(
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
  return offer ? { ok: true, value: offer } : malformed("quote.amount");
}

/** Accepts a quote under an idempotency key; sent once. `iso` is the currency of the coupon's account. */
export async function takeQuote(
  scope: PlatformScope,
  { id, iso }: Pick<PlacedCoupon, "id" | "iso">,
  quote: string,
  key: string,
): Promise<Taken> {
  const json: z.infer<typeof cashOutRequestWire> = { quote };
  const headers = { [wireHeaders.idempotencyKey]: key };
  const input = { method: "POST", path, params: { id }, json, headers } as const;
  const reply = await call(scope, takePolicy, input, placedCouponWire);
  forget(scope, "platform.accounts", "platform.player");
  if (!reply.ok) return notTaken(reply.failure, iso);
  const made = placedCouponFrom(reply.data);
  // After an unreadable receipt the coupon may still have been cashed out.
  return made.ok && made.coupon.id === id && made.coupon.state === "cashed-out"
    ? { kind: "taken", coupon: made.coupon }
    : { kind: "unknown" };
}

const codes: Readonly<Record<string, CashOutCode>> = {
  "quote-expired": "quote-expired",
  "quote-changed": "quote-changed",
  "cash-out-unavailable": "cash-out-unavailable",
  "account-frozen": "account-frozen",
  "key-reused": "key-reused",
};

function notTaken(failure: Failure, iso: string): Taken {
  const move = moneyCallFailure(failure, cashOutRefusalWire);
  if (move.kind === "sign-in") return { kind: "refused", code: "sign-in", asked: null };
  if (move.kind !== "said") return move;
  const { code, asked } = move.said;
  if (code === "not-found") return { kind: "absent" };
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return {
    kind: "refused",
    code: known ?? "unavailable",
    asked: asked === undefined ? null : minorOf(asked, iso),
  };
}

function offerFrom<C extends string>(
  { quote, reason }: CashOutReplyWire,
  iso: C,
): CashOutOffer<C> | null {
  if (!quote) return { kind: "none", reason: reasonOf(reason) };
  const amount = minorOf(quote.amount, iso);
  return amount === null ? null : { kind: "quote", quote: { ...quote, amount } };
}

function reasonOf(text: string | undefined): CashOutReason {
  return cashOutReasons.find((known) => known === text) ?? "unknown";
}
