import { isNotFoundFinal } from "~/domain/money/lost-answer";
import type { Payment, PaymentKind } from "~/domain/payments/payment";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { saveUnresolvedPaymentOrder } from "~/features/session/unresolved-order.server";
import { findPaymentByKey } from "~/platform/services/payments/client.server";
import { memoKey, oncePerRequest } from "~/server/request-memo.server";
import { canDropPaymentOrder, type PaymentOrderBeingChecked } from "./checking";

/**
 * What became of the session's stored order, whose response was lost; `none` = no order is stored,
 * or none any more.
 */
export type StoredPaymentOrderLookup =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly payment: Payment }
  /** No payment was made by the order, which may be sent again with its key. */
  | { readonly kind: "not-made"; readonly order: PaymentOrderBeingChecked }
  | { readonly kind: "checking"; readonly order: PaymentOrderBeingChecked };

const storedOrderLookup = memoKey<Promise<StoredPaymentOrderLookup>>("stored-payment-order");

/**
 * Looks up the session's stored order by its key, once per request (CPP-11). An order that was made is
 * removed from the session. One that was not keeps its key for a while, so that a lookup cannot allow a
 * second payment.
 */
export function resolveStoredPaymentOrder(
  context: RequestContext,
  request: Request,
  kind: PaymentKind,
): Promise<StoredPaymentOrderLookup> {
  return oncePerRequest(
    context.scope,
    storedOrderLookup,
    async (): Promise<StoredPaymentOrderLookup> => {
      const { checking } = await readOrCreateSessionCookie(context.scope, request);
      const order = checking?.[kind];
      if (!order || context.session.kind === "guest") return { kind: "none" };
      const fate = await findPaymentByKey(context.platform, order.key);
      if (
        fate.kind === "unknown" ||
        (fate.kind === "none" && !isNotFoundFinal(order.since, context.now))
      )
        return { kind: "checking", order };
      if (fate.kind === "none" && !canDropPaymentOrder(order, context.now))
        return { kind: "not-made", order };
      await saveUnresolvedPaymentOrder(context.scope, request, kind, null);
      return fate.kind === "found" ? { kind: "made", payment: fate.payment } : { kind: "none" };
    },
    kind,
  );
}
