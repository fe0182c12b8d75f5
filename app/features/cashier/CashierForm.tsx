import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import { paymentBoundsAcrossMethods } from "~/domain/payments/payment-method";
import { useAccountName } from "~/features/accounts/use-account-name";
import { typedValueOf } from "~/features/forms/reply";
import { AmountField } from "~/features/money/AmountField";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { useMoneyFormatter } from "~/ui/Money";
import { RadioGroup } from "~/ui/RadioGroup";
import styles from "./Cashier.module.css";
import { declinedDepositLimitQuery } from "./first-limit";
import { readTypedPaymentOrder, type TypedPaymentOrder } from "./form";
import { cashierPath } from "./outcome-path";
import { PaymentMethodLabel } from "./PaymentMethodLabel";
import type { CashierData } from "./page.server";
import { QuickDepositAmountLinks } from "./QuickDepositAmountLinks";
import type { CashierReply } from "./reply";
import type { useCashierForm } from "./use-cashier-form";

interface CashierFormProps {
  readonly data: CashierData;
  readonly reply: CashierReply | null;
  readonly order: ReturnType<typeof useCashierForm>;
}

/** Account, payment method and amount; with a script the button names the amount. */
export function CashierForm({ data, reply, order }: CashierFormProps) {
  const { t } = useTranslation("cashier");
  const money = useMoneyFormatter();
  const nameOf = useAccountName();
  const lng = useLanguage();
  const { kind, accounts, methods } = data;
  const known = useMemo(() => typedOrder(reply, data), [reply, data]);
  const [typed, setTyped] = useState(known);
  useEffect(() => setTyped(known), [known]);

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
  const { type, ...amountField } = order.input("amount");
  return (
    <Form
      {...order.form}
      ref={form}
      method="post"
      action={kind === "deposit" ? `${path}?${declinedDepositLimitQuery}` : path}
      className={styles.form}
      onInput={(event: FormEvent<HTMLFormElement>) =>
        setTyped(readTypedPaymentOrder(Object.fromEntries(new FormData(event.currentTarget))))
      }
      reloadDocument
    >
      <CsrfField />
      <input type="hidden" name="key" value={data.key} />
      <RadioGroup
        {...order.radios("accountId")}
        legend={t(`account_${kind}`)}
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
        {...order.radios("method")}
        legend={t(`method_${kind}`)}
        hint={t("method_hint")}
        options={methods.map((method) => ({
          value: method.id,
          label: <PaymentMethodLabel method={method} />,
          hint: method.isOut ? (
            <strong data-code="method-out">{t("method_out")}</strong>
          ) : (
            method.note
          ),
        }))}
      />
      <AmountField
        {...amountField}
        label={shownIso ? t("amount") : t("amount_of_account")}
        iso={shownIso}
        readingIso={account?.iso ?? null}
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

/** What is in the form at first: what was typed, else what the page begins with. */
function typedOrder(reply: CashierReply | null, { typed }: CashierData): TypedPaymentOrder {
  if (reply === null) return typed;
  const text = (name: keyof TypedPaymentOrder) => typedValueOf(reply, name) ?? "";
  return { amount: text("amount"), accountId: text("accountId"), method: text("method") };
}
