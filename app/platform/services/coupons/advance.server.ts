import type { Minor } from "~/domain/money/amount";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";

/** Advance available on a stake of an account, and the amount still to be repaid (CPN-15). */
export interface AdvanceBalance<C extends string = string> {
  readonly available: Minor<C>;
  readonly outstanding: Minor<C>;
}

/** Loads the advance available on one of the player's accounts (CPN-15). */
export async function loadAdvance<C extends string>(
  scope: PlatformScope,
  { id, iso }: { readonly id: number; readonly iso: C },
): Promise<Answer<AdvanceBalance<C>>> {
  const reply = await call(scope, couponCalls.advance, { query: { accountId: id } });
  if (!reply.ok) return reply;
  const available = wireToMinor(reply.data.available, iso);
  const outstanding = wireToMinor(reply.data.outstanding, iso);
  if (available === null || available < 0) return malformedFieldFailure("available");
  if (outstanding === null) return malformedFieldFailure("outstanding");
  return { ok: true, value: { available, outstanding } };
}
