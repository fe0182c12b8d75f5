import type { CashOutFailureCode } from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { call } from "../../transport/call.server";
import { wireToMinor } from "../../transport/money.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { cashOutRefusalWire } from "./cash-out-wire.server";

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
