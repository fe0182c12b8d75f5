import type { Payment } from "~/domain/payments/payment";
import { type AccountNameFields, useAccountName } from "~/features/accounts/use-account-name";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import type { TimeStyle } from "~/i18n/zone";
import { ButtonLink } from "~/ui/Button";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import styles from "./Cashier.module.css";
import type { PaymentResultData } from "./outcome.server";
import { cashierPath, paymentResultPath } from "./outcome-path";
import { PaymentMethodLabel } from "./PaymentMethodLabel";

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

const looks = {
  paid: "success",
  pending: "info",
  declined: "error",
  cancelled: "warning",
} as const;

function PaymentOutcome({ payment, account, timeStyle }: PaymentResultData & { payment: Payment }) {
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

function PaymentDetailsList({
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

/** A payment that is not the visitor's or cannot be loaded: the address alone proves nothing. */
function UnknownPayment({ kind, isSignedIn, isUnavailable }: PaymentResultData) {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  return (
    <article className={styles.page}>
      <h1>{t("outcome_unknown")}</h1>
      <Notice
        kind={isUnavailable ? "error" : "info"}
        code={isUnavailable ? "unavailable" : "payment-unknown"}
        isStatic
        controls={
          <ButtonLink to={cashierPath(lng, kind)} look="quiet">
            {isSignedIn ? t("to_payments") : t("sign_in")}
          </ButtonLink>
        }
      >
        {t(isUnavailable ? "next_unavailable" : isSignedIn ? "next_unknown" : "next_guest")}
      </Notice>
    </article>
  );
}
