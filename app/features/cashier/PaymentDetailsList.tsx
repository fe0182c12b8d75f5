import type { Payment } from "~/domain/payments/payment";
import { type AccountNameFields, useAccountName } from "~/features/accounts/use-account-name";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { DefinitionRow } from "~/ui/DefinitionRow";
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
      <DefinitionRow name={t("amount")}>
        <Money minor={amount} iso={iso} name="payment-amount" className={styles.sum} />
      </DefinitionRow>
      <DefinitionRow name={t("state")}>
        <MachineReadableValue name="payment-state" value={state} className={styles[state]}>
          {t(`state_${state}`)}
        </MachineReadableValue>
      </DefinitionRow>
      {account === null ? null : (
        <DefinitionRow name={t(`account_${kind}`)}>
          <bdi>{nameOf(account)}</bdi>
        </DefinitionRow>
      )}
      <DefinitionRow name={t(`method_${kind}`)}>
        <PaymentMethodLabel method={payment.method} />
      </DefinitionRow>
      <DefinitionRow name={t("made_at")}>
        <Time at={at} style={timeStyle} show="moment" name="payment-at" />
      </DefinitionRow>
      {state === "pending" && dueAt !== null ? (
        <DefinitionRow name={t("due_at")}>
          <Time at={dueAt} style={timeStyle} show="moment" name="payment-due" />
        </DefinitionRow>
      ) : null}
      {state === "paid" && settledAt !== null && settledAt !== at ? (
        <DefinitionRow name={t("settled_at")}>
          <Time at={settledAt} style={timeStyle} show="moment" />
        </DefinitionRow>
      ) : null}
      <DefinitionRow name={t("number")}>
        <MachineReadableValue name="payment-id" value={payment.id} />
      </DefinitionRow>
    </dl>
  );
}
