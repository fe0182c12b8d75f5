import type { z } from "zod";
import type { CashOutFailureCode } from "~/domain/coupon/cash-out/cash-out-reply";
import { isSoldByRequestOrCashedOut } from "~/domain/coupon/cash-out/lost-press";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { call } from "../../transport/call.server";
import type { Failure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { couponCalls } from "./calls.server";
import { cashOutRefusalWire, type cashOutRequestWire } from "./cash-out-wire.server";
import { toPlacedCoupon } from "./placed-coupon.server";

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
