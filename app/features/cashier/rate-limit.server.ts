import type { PaymentKind } from "~/domain/payments/payment";
import { type PostLimit, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { readTypedPaymentOrder } from "./form";
import type { RefusedCashierReply } from "./reply";

/** Rate limit of posting payments of a kind (SEC-07); a refused post sends nothing. */
export function paymentRateLimit(kind: PaymentKind): PostLimit<RefusedCashierReply> {
  return {
    rule: kind === "deposit" ? postLimits.paying : postLimits.withdrawing,
    subject: playerRateLimitSubject,
    refuse: (form, waitS) => ({
      refusals: [{ code: "too-often", waitS }],
      typed: readTypedPaymentOrder(form),
    }),
  };
}
