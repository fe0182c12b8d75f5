import type { RequestContext } from "~/features/gate/request-context";
import { isGraceOver } from "~/features/money/lost-answer";
import { saveChecking, visitorSession } from "~/features/session/session.server";
import { findPayment } from "~/platform/payments/client.server";
import { once } from "~/server/request-scope.server";
import { type Checking, isForgotten } from "./checking";
import type { Payment, PaymentKind } from "./payment";

/** What became of an order whose answer was lost; `none` = there is no such order. */
export type PaymentLookup =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly payment: Payment }
  /** It was not made: it may be sent again under its key. */
  | { readonly kind: "not-made"; readonly order: Checking }
  | { readonly kind: "checking"; readonly order: Checking };

/**
 * Asks by its key, once per request, what became of an order that the session keeps (CPP-11). One that was made is kept no
 * longer; one that was not keeps its key for a while, since looking must not make room for a second payment.
 */
export function lookUpPayment(
  context: RequestContext,
  request: Request,
  kind: PaymentKind,
): Promise<PaymentLookup> {
  return once(context.scope, `cashier-look-${kind}`, async (): Promise<PaymentLookup> => {
    const { checking } = await visitorSession(context.scope, request);
    const order = checking?.[kind];
    if (!order || context.session.kind === "guest") return { kind: "none" };
    const fate = await findPayment(context.platform, order.key);
    if (fate.kind === "unknown" || (fate.kind === "none" && !isGraceOver(order.since, context.now)))
      return { kind: "checking", order };
    if (fate.kind === "none" && !isForgotten(order, context.now)) return { kind: "not-made", order };
    await saveChecking(context.scope, request, kind, null);
    return fate.kind === "found" ? { kind: "made", payment: fate.payment } : { kind: "none" };
  });
}
