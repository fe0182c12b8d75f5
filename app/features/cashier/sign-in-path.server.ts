import type { PaymentKind } from "~/domain/payments/payment";
import { signInTarget } from "~/features/gate/guards";
import type { RequestContext } from "~/features/gate/request-context";
import { cashierPath } from "./outcome-path";

/** The sign-in address; it returns the player to the page of deposits or withdrawals. */
export function signInPathForCashier(
  { config, lng, url }: RequestContext,
  kind: PaymentKind,
): string {
  const returnUrl = cashierPath(lng, kind);
  return signInTarget({
    isSignedIn: false,
    config,
    lng,
    origin: url.origin,
    path: ["office"],
    returnUrl,
  });
}
