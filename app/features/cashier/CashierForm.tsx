import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import { paymentBoundsAcrossMethods } from "~/domain/payments/payment-method";
import { useAccountName } from "~/features/accounts/use-account-name";
import { AmountField } from "~/features/money/AmountField";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import type { SummaryError } from "~/ui/ErrorSummary";
import { useHydrated } from "~/ui/hydrated";
import { useMoneyFormatter } from "~/ui/Money";
import { RadioGroup } from "~/ui/RadioGroup";
import styles from "./Cashier.module.css";
import type { CashierData } from "./cashier-data.server";
import { declinedDepositLimitQuery } from "./first-limit";
import { readTypedPaymentOrder } from "./form";
import { cashierPath } from "./outcome-path";
import { PaymentMethodLabel } from "./PaymentMethodLabel";
import { QuickDepositAmountLinks } from "./QuickDepositAmountLinks";
import type { RefusedCashierReply } from "./reply";

interface CashierFormProps {
  readonly data: CashierData;
  readonly reply: RefusedCashierReply | null;
  readonly errors: readonly SummaryError[];
}

/** Account, payment method and amount; with a script the button names the amount. */
export function CashierForm({ data, reply, errors }: CashierFormProps) {
  const { t } = useTranslation("cashier");
  const money = useMoneyFormatter();
  const nameOf = useAccountName();
  const lng = useLanguage();
  const { kind, accounts, methods } = data;
  const known = reply?.typed ?? data.typed;
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);
  const errorAt = (field: string) => errors.find((error) => error.field === field) ?? null;

  const account = accounts.find(({ id }) => String(id) === typed.accountId);
  const amount = account
    ? parseTypedAmount(plainAmount(typed.amount, account.iso, lng), account.iso)
    : null;
  const path = cashierPath(lng, kind);
  const [only] = accounts.length === 1 ? accounts : [];
  // Without a script the field serves whichever account is chosen.
  const shownIso = (useHydrated() ? account?.iso : only?.iso) ?? null;
  const bounds =
    account && kind === "deposit" ? paymentBoundsAcrossMethods(methods, kind, account.iso) : null;
  const form = useRef<HTMLFormElement>(null);
  const pick = (text: string) => {
    const field = form.current?.elements.namedItem("amount");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    setTyped({ ...typed, amount: text });
    field.focus();
  };
  return (
    <Form
      ref={form}
      method="post"
      action={kind === "deposit" ? `${path}?${declinedDepositLimitQuery}` : path}
      className={styles.form}
      onInput={(event: FormEvent<HTMLFormElement>) =>
        setTyped(readTypedPaymentOrder(new FormData(event.currentTarget)))
      }
      reloadDocument
      noValidate
    >
      <CsrfField />
      <input type="hidden" name="key" value={data.key} />
      <RadioGroup
        name="accountId"
        legend={t(`account_${kind}`)}
        value={known.accountId}
        error={errorAt("accountId")}
        options={accounts.map((each) => {
          const { id, iso, money: balance } = each;
          const bounds = paymentBoundsAcrossMethods(methods, kind, iso);
          return {
            value: String(id),
            label: (
              <span>
                <bdi>{nameOf(each)}</bdi>: <bdi suppressHydrationWarning>{money(balance, iso)}</bdi>
              </span>
            ),
            hint: bounds
              ? t("bounds", {
                  min: money(bounds.min, iso, true),
                  max: money(bounds.max, iso, true),
                })
              : null,
          };
        })}
      />
      <RadioGroup
        name="method"
        legend={t(`method_${kind}`)}
        hint={t("method_hint")}
        value={known.method}
        error={errorAt("method")}
        options={methods.map((method) => ({
          value: method.id,
          label: <PaymentMethodLabel method={method} />,
          hint: method.note,
        }))}
      />
      <AmountField
        name="amount"
        label={shownIso ? t("amount") : t("amount_of_account")}
        iso={shownIso}
        readingIso={account?.iso ?? null}
        defaultValue={known.amount}
        error={errorAt("amount")}
        className={styles.amount}
      />
      {account && bounds ? (
        <QuickDepositAmountLinks account={account} bounds={bounds} typed={typed} onPick={pick} />
      ) : null}
      {kind === "withdrawal" ? <p className={styles.hint}>{t("withdrawal_hint")}</p> : null}
      <div>
        <Button>
          {account && amount?.ok && amount.minor > 0
            ? t(`${kind}_amount`, { amount: money(amount.minor, account.iso, true) })
            : t(`${kind}_any`)}
        </Button>
      </div>
    </Form>
  );
}
