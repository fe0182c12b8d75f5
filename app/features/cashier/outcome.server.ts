import type { Payment, PaymentKind } from "~/domain/payments/payment";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import type { AccountNameFields } from "~/features/accounts/use-account-name";
import type { RequestContext } from "~/features/gate/request-context";
import type { TimeStyle } from "~/i18n/zone";
import { loadPayment } from "~/platform/services/payments/client.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { outcomeOfScreen, paymentResultPath } from "./outcome-path";

/** Loader data of the page after a payment. */
export interface PaymentResultData {
  readonly kind: PaymentKind;
  /** The payment that the address names; null = not this visitor's, or not available now. */
  readonly payment: Payment | null;
  readonly isUnavailable: boolean;
  readonly isSignedIn: boolean;
  /** Name and type of the account. */
  readonly account: AccountNameFields | null;
  readonly timeStyle: TimeStyle;
}

/**
 * The payment that the address names. The platform's state decides: an address with another state redirects
 * to the right page, also once a pending payment is settled.
 */
export async function loadPaymentResult(
  context: RequestContext,
  screenId: string,
): Promise<PaymentResultData> {
  const { url, platform, session, settings, lng } = context;
  const said = outcomeOfScreen(screenId);
  if (!said) throw new Response(null, { status: 404 });
  const isSignedIn = session.kind === "player";
  const id = url.searchParams.get("payment") ?? "";
  const answer = isSignedIn && id !== "" ? await loadPayment(platform, id) : null;
  const payment = answer?.ok ? answer.value : null;
  if (payment && (payment.kind !== said.kind || payment.state !== said.state)) {
    throw redirectWithCookies(context.scope, paymentResultPath(lng, payment));
  }
  const accounts = payment && (await loadPlayerAccounts(context));
  return {
    kind: said.kind,
    payment,
    isUnavailable: answer?.ok === false,
    isSignedIn,
    account: accounts?.all.find((each) => each.id === payment?.accountId) ?? null,
    timeStyle: { timeZone: settings.timeZone, is12h: settings.is12h },
  };
}
