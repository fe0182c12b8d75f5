import type { Minor } from "../../money/amount";
import { askAfterMs, settledOr } from "../../money/lost-answer";
import type { PlacedCoupon } from "../types";
import type { CashOutCode } from "./cash-out-reply";

/** The platform's two calls; one that throws counts as one whose outcome is unknown. */
export interface CashOutPlatform {
  take(): Promise<TakeReply>;
  /** The coupon as it stands; null where it cannot be told. */
  look(): Promise<PlacedCoupon | null>;
}

/** What became of a taking, as far as one call can tell. */
export type TakeReply =
  | { readonly kind: "taken"; readonly coupon: PlacedCoupon }
  | { readonly kind: "refused"; readonly code: CashOutCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/** What a press of "cash out" came to. */
export type CashOutOutcome =
  | { readonly kind: "taken" }
  | { readonly kind: "refused"; readonly code: CashOutCode; readonly asked: Minor | null }
  | { readonly kind: "absent" }
  | { readonly kind: "terms" };

/** What the use case needs of the world. */
export interface CashOutMeans {
  /** What is left of the page's budget for upstream work, ms. */
  left(): number;
  wait(ms: number): Promise<void>;
}

/**
 * Sells a placed coupon at a quote (CPN-23). It is sent once; a lost answer is asked for by the coupon's own state and
 * else told as "checking": a coupon can be sold once, so that nothing that is asked later can sell it again (CPP-11).
 */
export async function cashOut(platform: CashOutPlatform, means: CashOutMeans): Promise<CashOutOutcome> {
  const reply = await settledOr(() => platform.take(), { kind: "unknown" } as const);
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

async function lookUntilKnown(platform: CashOutPlatform, means: CashOutMeans): Promise<CashOutOutcome> {
  for (const pause of askAfterMs) {
    if (means.left() <= pause) break;
    await means.wait(pause);
    const coupon = await settledOr(() => platform.look(), null);
    if (coupon?.state === "cashed-out") return { kind: "taken" };
    // Its result was faster: nothing can sell it any more.
    if (coupon && coupon.state !== "placed") return refused("cash-out-unavailable");
  }
  return refused("checking");
}

function refused(code: CashOutCode): CashOutOutcome {
  return { kind: "refused", code, asked: null };
}
