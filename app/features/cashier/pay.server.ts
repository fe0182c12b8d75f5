import { askAfterMs, settledOr } from "~/domain/money/lost-answer";
import type { Payment, PaymentRefusal } from "~/domain/payments/payment";
import type { OrderReply, PaymentByKey } from "~/platform/payments/client.server";

/** The two platform calls; if one throws, the result counts as unknown. */
export interface PayPlatform {
  order(): Promise<OrderReply>;
  find(): Promise<PaymentByKey>;
}

/** Dependencies of the use case. */
export interface PayDeps {
  /** Time left of the page's budget for platform calls, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/** Result of pressing "deposit" or "withdraw". */
export type PayOutcome =
  | { readonly kind: "made"; readonly payment: Payment }
  | { readonly kind: "refused"; readonly refusal: PaymentRefusal }
  | { readonly kind: "terms" }
  /** Unknown: the key is stored and looked up later (CPP-11). */
  | { readonly kind: "checking" };

/**
 * Orders a payment once. If the response is lost, it looks the order up by its key; it never sends the order
 * again automatically.
 */
export async function pay(platform: PayPlatform, means: PayDeps): Promise<PayOutcome> {
  const reply = await settledOr(() => platform.order(), { kind: "unknown" } as const);
  switch (reply.kind) {
    case "unsent":
      return { kind: "refused", refusal: { code: "unavailable" } };
    case "unknown":
      return lookUntilKnown(platform, means);
    default:
      return reply;
  }
}

async function lookUntilKnown(platform: PayPlatform, means: PayDeps): Promise<PayOutcome> {
  for (const pause of askAfterMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const fate = await settledOr(() => platform.find(), { kind: "unknown" } as const);
    if (fate.kind === "found") return { kind: "made", payment: fate.payment };
  }
  return { kind: "checking" };
}
