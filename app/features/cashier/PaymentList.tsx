import type { Payment } from "~/domain/payments/payment";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { Time } from "~/ui/Time";
import styles from "./Cashier.module.css";
import { paymentResultPath } from "./outcome-path";
import { PaymentMethodLabel } from "./PaymentMethodLabel";

interface PaymentListProps {
  /** null = the payments cannot be loaded. */
  readonly payments: readonly Payment[] | null;
  readonly timeStyle: TimeStyle;
}

/** The player's latest payments with their state, each linked to its page. */
export function PaymentList({ payments, timeStyle }: PaymentListProps) {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  return (
    <section className={styles.latest} aria-labelledby="latest-payments">
      <h2 id="latest-payments">{t("latest")}</h2>
      {payments === null ? <p className={styles.hint}>{t("latest_unknown")}</p> : null}
      {payments?.length === 0 ? <p className={styles.hint}>{t("latest_none")}</p> : null}
      <ul>
        {payments?.map((payment) => (
          <li key={payment.id} data-payment={payment.id}>
            <LinkWithTouchSizedTarget to={paymentResultPath(lng, payment)}>
              {t(`kind_${payment.kind}`)}
            </LinkWithTouchSizedTarget>
            <Money
              minor={payment.amount}
              iso={payment.iso}
              name="payment-amount"
              className={styles.sum}
            />
            <span className={styles.hint}>
              <Time at={payment.at} style={timeStyle} show="both" /> ·{" "}
              <PaymentMethodLabel method={payment.method} />
            </span>
            <MachineReadableValue
              name="payment-state"
              value={payment.state}
              className={styles[payment.state]}
            >
              {t(`state_${payment.state}`)}
            </MachineReadableValue>
          </li>
        ))}
      </ul>
    </section>
  );
}
