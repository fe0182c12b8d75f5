import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import type { PaymentResultData } from "./outcome.server";
import { PaymentOutcome } from "./PaymentOutcome";
import { UnknownPayment } from "./UnknownPayment";

interface PaymentOutcomePageProps {
  readonly messages: Messages;
  readonly data: PaymentResultData;
}

/** The result of a payment and what comes next; reloading changes nothing. */
export function PaymentOutcomePage({ messages, data }: PaymentOutcomePageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      {data.payment ? (
        <PaymentOutcome {...data} payment={data.payment} />
      ) : (
        <UnknownPayment {...data} />
      )}
    </I18nProvider>
  );
}
