import type { Payment } from "~/domain/payments/payment";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import styles from "./Cashier.module.css";
import type { PaymentResultData } from "./outcome.server";
import { cashierPath, paymentResultPath } from "./outcome-path";
import { PaymentDetailsList } from "./PaymentDetailsList";

const looks = {
  paid: "success",
  pending: "info",
  declined: "error",
  cancelled: "warning",
} as const;

export function PaymentOutcome({
  payment,
  account,
  timeStyle,
}: PaymentResultData & { payment: Payment }) {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  const { kind, state } = payment;
  return (
    <article className={styles.page} data-payment={payment.id}>
      <h1>{t(`outcome_${kind}_${state}`)}</h1>
      <Notice kind={looks[state]} title="" code={`payment-${state}`}>
        {t(`next_${kind}_${state}`)}
      </Notice>
      <PaymentDetailsList payment={payment} account={account} timeStyle={timeStyle} />
      <div className={styles.actions}>
        {state === "pending" ? (
          <ButtonLink to={paymentResultPath(lng, payment)} look="quiet" reloadDocument>
            {t("look_again")}
          </ButtonLink>
        ) : null}
        {state === "declined" || state === "cancelled" ? (
          <ButtonLink to={cashierPath(lng, kind)}>{t("try_again")}</ButtonLink>
        ) : (
          <ButtonLink to={screenPath(lng, "home")} look={state === "paid" ? "primary" : "quiet"}>
            {t("to_home")}
          </ButtonLink>
        )}
        {state === "paid" || state === "pending" ? (
          <ButtonLink to={cashierPath(lng, kind)} look="quiet">
            {t("to_payments")}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}
