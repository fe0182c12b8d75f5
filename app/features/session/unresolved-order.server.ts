import type { UnresolvedPaymentOrder } from "~/server/cookies/unresolved-orders.server";
import type { RequestScope } from "~/server/request-scope.server";
import { updateSessionCookie } from "./session.server";

/**
 * Stores a payment order whose response was lost, or removes it (null). No other order is sent until its
 * result is known.
 */
export async function saveUnresolvedPaymentOrder(
  scope: RequestScope,
  request: Request,
  kind: "deposit" | "withdrawal",
  order: UnresolvedPaymentOrder | null,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ checking, ...session }) => {
    const { [kind]: _known, ...others } = checking ?? {};
    const left = order ? { ...others, [kind]: order } : others;
    return Object.keys(left).length > 0 ? { ...session, checking: left } : session;
  });
}
