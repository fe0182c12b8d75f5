import type { PaymentKind } from "~/domain/payments/payment";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import { readTypedPaymentOrder } from "./form";
import { cashierPath } from "./outcome-path";
import type { RefusedCashierReply } from "./reply";

/**
 * Deposits wait for a reality check or the age gate (RCK-03, POP-05); both kinds wait while the platform
 * demands changed terms (PLT-05). The return address carries the typed values.
 */
export function depositRealityCheckAndAgeGuard(
  kind: PaymentKind,
): RealityCheckAndAgeGuard<RefusedCashierReply> {
  return {
    intents: kind === "deposit" ? ["default"] : [],
    refuse: (form, code) => ({ refusals: [{ code }], typed: readTypedPaymentOrder(form) }),
    keep: async ({ context: { url, lng }, form }) => {
      const query = new URLSearchParams(url.search);
      for (const [name, text] of Object.entries(readTypedPaymentOrder(form))) query.set(name, text);
      return `${cashierPath(lng, kind)}?${query}`;
    },
  };
}
