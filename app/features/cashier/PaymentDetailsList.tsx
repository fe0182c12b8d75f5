import type { Payment } from "~/domain/payments/payment";
import { type AccountNameFields, useAccountName } from "~/features/accounts/use-account-name";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import styles from "./Cashier.module.css";
import { PaymentMethodLabel } from "./PaymentMethodLabel";

export function PaymentDetailsList({
  payment,
  account,
  timeStyle,
}: {
  payment: Payment;
  account: AccountNameFields | null;
  timeStyle: TimeStyle;
}) {
  const { t } = useTranslation("cashier");
  const nameOf = useAccountName();
  const { kind, state, amount, iso, at, dueAt, settledAt } = payment;
  return (
    <dl className={`${pairs.pairs} ${styles.card}`}>
      <div>
        <dt>{t("amount")}</dt>
        <dd>
          <Money minor={amount} iso={iso} name="payment-amount" className={styles.sum} />
        </dd>
      </div>
      <div>
        <dt>{t("state")}</dt>
        <dd>
          <MachineReadableValue name="payment-state" value={state} className={styles[state]}>
            {t(`state_${state}`)}
          </MachineReadableValue>
        </dd>
      </div>
      {account === null ? null : (
        <div>
          <dt>{t(`account_${kind}`)}</dt>
          <dd>
            <bdi>{nameOf(account)}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(`method_${kind}`)}</dt>
        <dd>
          <PaymentMethodLabel method={payment.method} />
        </dd>
      </div>
      <div>
        <dt>{t("made_at")}</dt>
        <dd>
          <Time at={at} style={timeStyle} show="moment" name="payment-at" />
        </dd>
      </div>
      {state === "pending" && dueAt !== null ? (
        <div>
          <dt>{t("due_at")}</dt>
          <dd>
            <Time at={dueAt} style={timeStyle} show="moment" name="payment-due" />
          </dd>
        </div>
      ) : null}
      {state === "paid" && settledAt !== null && settledAt !== at ? (
        <div>
          <dt>{t("settled_at")}</dt>
          <dd>
            <Time at={settledAt} style={timeStyle} show="moment" />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t("number")}</dt>
        <dd>
          <MachineReadableValue name="payment-id" value={payment.id} />
        </dd>
      </div>
    </dl>
  );
}
