import type { Minor } from "~/domain/money/amount";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import { queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import { advanceWire } from "./advance-wire.server";

/** Advance available on a stake of an account, and the amount still to be repaid (CPN-15). */
export interface AdvanceBalance<C extends string = string> {
  readonly available: Minor<C>;
  readonly outstanding: Minor<C>;
}

// Optional for the page, so it does not wait.
const policy = queryPolicy("coupons.advance", "bearer", { timeoutMs: 1000 });

/** Loads the advance available on one of the player's accounts (CPN-15). */
export async function loadAdvance<C extends string>(
  scope: PlatformScope,
  { id, iso }: { readonly id: number; readonly iso: C },
): Promise<Answer<AdvanceBalance<C>>> {
  const reply = await call(
    scope,
    policy,
    { path: "/coupon-api/v1/advance", query: { accountId: id } },
    advanceWire,
  );
  if (!reply.ok) return reply;
  const available = wireToMinor(reply.data.available, iso);
  const outstanding = wireToMinor(reply.data.outstanding, iso);
  if (available === null || available < 0) return malformedFieldFailure("available");
  if (outstanding === null) return malformedFieldFailure("outstanding");
  return { ok: true, value: { available, outstanding } };
}
