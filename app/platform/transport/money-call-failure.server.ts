import type { z } from "zod";
import type { Failure } from "./failure.server";

/**
 * Result of a failed call that moves money. `said`: the service refused, and nothing has moved; the same
 * applies if nobody is signed in, changed terms must be confirmed first (PLT-05), or nothing was sent.
 * `unknown`: money may have moved; the key must be stored and checked (CPP-11).
 */
export type MoneyCallFailure<Said> =
  | { readonly kind: "said"; readonly said: Said }
  | { readonly kind: "sign-in" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/**
 * What a failed call that moves money means for the caller: refused for sure, or of unknown outcome. `refusal` is the
 * wire schema of the service's refusals.
 */
export function moneyCallFailure<Said extends { readonly code: string }>(
  failure: Failure,
  refusal: z.ZodType<Said>,
): MoneyCallFailure<Said> {
  switch (failure.kind) {
    case "unauthorized":
      return { kind: "sign-in" };
    case "terms":
      return { kind: "terms" };
    case "open":
      return { kind: "unsent" };
    case "network":
    case "timeout":
      return failure.isSent ? { kind: "unknown" } : { kind: "unsent" };
    case "refused": {
      const said = refusal.safeParse(failure.body);
      // A timed-out request may have arrived; a key in flight may still become a movement (CPP-10); and a
      // gateway's reply is not the service's.
      const isWord = failure.status !== 408 && said.success && said.data.code !== "pending";
      return isWord ? { kind: "said", said: said.data } : { kind: "unknown" };
    }
    default:
      return { kind: "unknown" };
  }
}
