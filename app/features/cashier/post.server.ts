import { setTimeout as wait } from "node:timers/promises";
import { isRequestKey } from "~/domain/money/request-key";
import type { PaymentKind } from "~/domain/payments/payment";
import type { PaymentRefusal, PaymentRefusalCode } from "~/domain/payments/payment-refusal";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { areProtectionsKnown } from "~/features/gate/can-judge";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { saveUnresolvedPaymentOrder } from "~/features/session/unresolved-order.server";
import {
  findPaymentByKey,
  loadPaymentMethods,
  orderPayment,
} from "~/platform/services/payments/client.server";
import { platformNow } from "~/platform/transport/clock.server";
import { pageBudgetLeftMs } from "~/platform/transport/scope.server";
import { readTypedPaymentOrder, validatePaymentOrder } from "./form";
import { cashierPath, paymentResultPath } from "./outcome-path";
import { placePaymentOrder } from "./pay.server";
import { resolveStoredPaymentOrder } from "./payment-lookup.server";
import type { RefusedCashierReply } from "./reply";
import { signInPathForCashier } from "./sign-in-path.server";

/** HTTP status of a refusal; 422 for what the player can correct. */
const statuses: Partial<Record<PaymentRefusalCode, number>> = {
  excluded: 403,
  "account-frozen": 403,
  "key-reused": 409,
  unavailable: 503,
};

/**
 * Handles "deposit" or "withdraw": redirects to the payment's page, or returns the form with its errors.
 * While the result of an earlier order is unknown no other is sent (CPP-11). No deposit is sent while player
 * protection data is unavailable (LIM-20).
 */
export function orderPaymentHandlerFor(
  kind: PaymentKind,
): (post: FormPost) => Promise<ActionResult<RefusedCashierReply>> {
  return async (post) => {
    const { context, form, request } = post;
    const typed = readTypedPaymentOrder(form);
    const refused = (
      ...refusals: readonly PaymentRefusal[]
    ): ActionResult<RefusedCashierReply> => ({
      kind: "stay",
      status: statuses[refusals[0]?.code ?? "amount"] ?? 422,
      data: { refusals, typed },
    });
    const looked = await resolveStoredPaymentOrder(context, request, kind);
    if (looked.kind === "made")
      return { kind: "go", to: paymentResultPath(context.lng, looked.payment) };
    if (looked.kind === "checking") return { kind: "go", to: cashierPath(context.lng, kind) };
    // An order that may still arrive and this one share a key, so only one is paid.
    const key = looked.kind === "not-made" ? looked.order.key : String(form.get("key") ?? "");
    if (!isRequestKey(key)) return refused({ code: "expired" });
    if (kind === "deposit" && !areProtectionsKnown(context))
      return refused({ code: "unavailable" });
    const [accounts, methods] = await Promise.all([
      loadPlayerAccounts(context),
      loadPaymentMethods(context.platform),
    ]);
    if (!accounts || !methods.ok) return refused({ code: "unavailable" });
    const read = validatePaymentOrder(typed, key, {
      kind,
      accounts: accounts.all,
      methods: methods.value,
      lng: context.lng,
    });
    if (!read.ok) return refused(...read.refusals);

    const outcome = await placePaymentOrder(
      {
        order: () => orderPayment(context.platform, read.order),
        find: () => findPaymentByKey(context.platform, key),
      },
      { left: () => pageBudgetLeftMs(context.platform), wait: (ms) => wait(ms) },
    );
    switch (outcome.kind) {
      case "made":
        if (looked.kind === "not-made")
          await saveUnresolvedPaymentOrder(context.scope, request, kind, null);
        return { kind: "go", to: paymentResultPath(context.lng, outcome.payment) };
      case "terms":
        return refused({ code: "unavailable" });
      case "checking":
        await saveUnresolvedPaymentOrder(context.scope, request, kind, {
          ...typed,
          key,
          since: platformNow(),
        });
        return { kind: "go", to: cashierPath(context.lng, kind) };
      case "refused":
        if (outcome.refusal.code === "sign-in")
          return { kind: "go", to: signInPathForCashier(context, kind) };
        return refused(outcome.refusal);
    }
  };
}
