import type { CashOutFailureCode } from "~/domain/coupon/cash-out/cash-out-reply";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Minor } from "~/domain/money/amount";
import { callOrFallback, lookupDelaysMs } from "~/domain/money/lost-answer";

/** The platform's two calls for a cash-out; one that throws has an unknown outcome. */
export interface CashOutPlatform {
  take(): Promise<CashOutCallResult>;
  /** Whether the request has sold what it asked for, by the coupon's state. */
  hasSold(coupon: PlacedCoupon): boolean;
  /** The coupon's current state; null if the platform does not answer. */
  look(): Promise<PlacedCoupon | null>;
}

/** The platform's reply to one cash-out call. */
export type CashOutCallResult =
  | { readonly kind: "taken"; readonly coupon: PlacedCoupon }
  | { readonly kind: "refused"; readonly code: CashOutFailureCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/** The outcome of a cash-out. */
export type CashOutOutcome =
  | { readonly kind: "taken" }
  | { readonly kind: "refused"; readonly code: CashOutFailureCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" };

/** What a cash-out needs from its environment. */
export interface CashOutDeps {
  /** Time left of the page's budget for upstream calls, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Sells a placed coupon at a quote (CPN-23). The request is sent once; after a lost response the coupon's
 * state is polled, else the result is "checking". A request sells only once, so polling is safe (CPP-11).
 */
export async function sendCashOutOnce(
  platform: CashOutPlatform,
  means: CashOutDeps,
): Promise<CashOutOutcome> {
  const reply = await callOrFallback(() => platform.take(), { kind: "unknown" } as const);
  switch (reply.kind) {
    case "taken":
      return { kind: "taken" };
    case "unsent":
      return refused("unavailable");
    case "unknown":
      return lookUntilKnown(platform, means);
    default:
      return reply;
  }
}

async function lookUntilKnown(
  platform: CashOutPlatform,
  means: CashOutDeps,
): Promise<CashOutOutcome> {
  for (const pause of lookupDelaysMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const coupon = await callOrFallback(() => platform.look(), null);
    if (coupon && platform.hasSold(coupon)) return { kind: "taken" };
    // The coupon was settled first: it can no longer be sold.
    if (coupon && coupon.state !== "placed") return refused("cash-out-unavailable");
  }
  return refused("checking");
}

function refused(code: CashOutFailureCode): CashOutOutcome {
  return { kind: "refused", code, asked: null };
}
