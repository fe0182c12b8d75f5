import { isGraceOver } from "~/features/money/lost-answer";
import type { Opened } from "~/features/screens/open.server";
import { keepChecking, visitorSession } from "~/features/session/session.server";
import { findPayment } from "~/platform/payments/client.server";
import { once } from "~/server/request-scope.server";
import { type Checking, isForgotten } from "./checking";
import type { Payment, PaymentKind } from "./payment";

/** What became of an order whose answer was lost; `none` = there is no such order. */
export type Looked =
  | { readonly kind: "none" }
  | { readonly kind: "made"; readonly payment: Payment }
  /** It was not made: it may be sent again under its key. */
  | { readonly kind: "not-made"; readonly order: Checking }
  | { readonly kind: "checking"; readonly order: Checking };

/**
 * Asks by its key, once per request, what became of an order that the session keeps (CPP-11). One that was made is kept no
 * longer; one that was not keeps its key for a while, since looking must not make room for a second payment.
 */
export function lookAgain(opened: Opened, request: Request, kind: PaymentKind): Promise<Looked> {
  return once(opened.scope, `cashier-look-${kind}`, async (): Promise<Looked> => {
    const { checking } = await visitorSession(opened.scope, request);
    const order = checking?.[kind];
    if (!order || opened.session.kind === "guest") return { kind: "none" };
    const fate = await findPayment(opened.platform, order.key);
    if (fate.kind === "unknown" || (fate.kind === "none" && !isGraceOver(order.since, opened.now)))
      return { kind: "checking", order };
    if (fate.kind === "none" && !isForgotten(order, opened.now)) return { kind: "not-made", order };
    await keepChecking(opened.scope, request, kind, null);
    return fate.kind === "found" ? { kind: "made", payment: fate.payment } : { kind: "none" };
  });
}
