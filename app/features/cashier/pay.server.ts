import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";
import type { Payment } from "~/domain/payments/payment";
import type { PaymentRefusal } from "~/domain/payments/payment-refusal";
import type {
  PaymentLookupResult,
  PaymentOrderResult,
} from "~/platform/services/payments/client.server";

/** The platform's two calls for a payment order; if one throws, the result counts as unknown. */
export interface PaymentOrderCalls {
  order(): Promise<PaymentOrderResult>;
  find(): Promise<PaymentLookupResult>;
}

/** The time left and the wait function that the lookups of a payment order need. */
export interface PaymentLookupTiming {
  /** Time left of the page's budget for platform calls, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/** What came of a press of "deposit" or "withdraw", after lookups if its response was lost. */
export type PaymentSubmitOutcome =
  | { readonly kind: "made"; readonly payment: Payment }
  | { readonly kind: "refused"; readonly refusal: PaymentRefusal }
  | { readonly kind: "terms" }
  /** Whether the payment was made is unknown: its key is stored and looked up later (CPP-11). */
  | { readonly kind: "checking" };

/**
 * Orders a payment once. If the response is lost, it looks the order up by its key; it never sends the order
 * again automatically.
 */
export async function placePaymentOrder(
  platform: PaymentOrderCalls,
  means: PaymentLookupTiming,
): Promise<PaymentSubmitOutcome> {
  const reply = await callOrFallback(() => platform.order(), { kind: "unknown" } as const);
  switch (reply.kind) {
    case "unsent":
      return { kind: "refused", refusal: { code: "unavailable" } };
    case "unknown":
      return lookUntilKnown(platform, means);
    default:
      return reply;
  }
}

async function lookUntilKnown(
  platform: PaymentOrderCalls,
  means: PaymentLookupTiming,
): Promise<PaymentSubmitOutcome> {
  for (const pause of lookupDelaysMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const fate = await callOrFallback(() => platform.find(), { kind: "unknown" } as const);
    if (fate.kind === "found") return { kind: "made", payment: fate.payment };
  }
  return { kind: "checking" };
}
