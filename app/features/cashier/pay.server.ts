import { askAfterMs, settledOr } from "~/features/money/lost-answer";
import type { OrderReply, PaymentFate } from "~/platform/payments/client.server";
import type { Payment, PayRefusal } from "./payment";

/** The platform's two calls; one that throws counts as one whose outcome is unknown. */
export interface PayPlatform {
  order(): Promise<OrderReply>;
  find(): Promise<PaymentFate>;
}

/** What the use case needs of the world. */
export interface PayDeps {
  /** What is left of the page's budget for upstream work, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/** What a press of "deposit" or "withdraw" came to. */
export type PayOutcome =
  | { readonly kind: "made"; readonly payment: Payment }
  | { readonly kind: "refused"; readonly refusal: PayRefusal }
  | { readonly kind: "terms" }
  /** Nobody knows yet: the key is kept and asked for (CPP-11). */
  | { readonly kind: "checking" };

/** Orders a payment once. A lost answer is asked for by its key and else left open; it is never sent again by itself. */
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
