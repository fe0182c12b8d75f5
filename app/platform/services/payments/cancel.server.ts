import { call } from "../../transport/call.server";
import { isIdOrKey } from "../../transport/lookup.server";
import { moneyCallFailure } from "../../transport/money-call-failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { wireHeaders } from "../../transport/wire.server";
import { dropMemoised, memoised } from "../memo.server";
import { paymentCalls } from "./calls.server";
import { loadPayment } from "./payments.server";
import { paymentRefusalWire } from "./wire.server";

/** Why a withdrawal was not cancelled; `unavailable` = unknown. */
export type CancelWithdrawalRefusal =
  | "not-pending"
  | "excluded"
  | "account-frozen"
  | "unknown-payment"
  | "key-reused"
  | "unavailable";

/**
 * Cancels a pending withdrawal; one key acts once (OFC-02). null = the amount is back in the
 * account.
 */
export async function cancelWithdrawal(
  scope: PlatformScope,
  id: string,
  key: string,
): Promise<CancelWithdrawalRefusal | null> {
  if (!isIdOrKey(id)) return "unknown-payment";
  const headers = { [wireHeaders.idempotencyKey]: key };
  const reply = await call(scope, paymentCalls.takeBack, { params: { id }, headers });
  dropMemoised(scope, memoised.accounts);
  if (reply.ok) return null;
  const move = moneyCallFailure(reply.failure, paymentRefusalWire);
  if (move.kind === "said") {
    if (move.said.code === "not-found") return "unknown-payment";
    const said = takeBackRefusals.find((code) => code === move.said.code);
    return said ?? "unavailable";
  }
  if (move.kind !== "unknown") return "unavailable";
  // The answer was lost: the payment tells what became of it.
  const found = await loadPayment(scope, id);
  return found.ok && found.value?.state === "cancelled" ? null : "unavailable";
}

const takeBackRefusals = ["not-pending", "excluded", "account-frozen", "key-reused"] as const;
