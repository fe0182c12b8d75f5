import type { SessionCookie } from "~/server/cookies/session.server";
import type { UnresolvedPaymentOrder } from "~/server/cookies/unresolved-orders.server";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie } from "./session.server";
import { replaceSessionCookie } from "./store-session.server";

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
  const { checking, ...session } = await readOrCreateSessionCookie(scope, request);
  const { [kind]: _known, ...others } = checking ?? {};
  const left = order ? { ...others, [kind]: order } : others;
  const next: SessionCookie =
    Object.keys(left).length > 0 ? { ...session, checking: left } : session;
  await replaceSessionCookie(scope, request, next);
}
