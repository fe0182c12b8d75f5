import type { z } from "zod";
import type { Failure } from "./failure.server";

/**
 * What a failed call that moves money leaves known. `said`: the service itself refused, and nothing has moved; nor has it
 * where nobody is signed in, changed terms come first (PLT-05), or nothing was sent. `unknown`: it may have moved, and its
 * key must be kept and asked for (CPP-11).
 */
export type MoneyCallFailure<Said> =
  | { readonly kind: "said"; readonly said: Said }
  | { readonly kind: "sign-in" }
  | { readonly kind: "terms" }
  | { readonly kind: "unsent" }
  | { readonly kind: "unknown" };

/** Reads a failure of a call that moves money; `refusal` is the wire of the service's own refusals. */
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
      // What took too long on the way may have arrived; a key in flight may become a movement (CPP-10); and what
      // something on the way has answered is no word of the service.
      const isWord = failure.status !== 408 && said.success && said.data.code !== "pending";
      return isWord ? { kind: "said", said: said.data } : { kind: "unknown" };
    }
    default:
      return { kind: "unknown" };
  }
}
