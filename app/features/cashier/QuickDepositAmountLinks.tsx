import { Link } from "@remix-run/react";
import type { Account } from "~/domain/accounts/account";
import type { Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { quickDepositAmounts } from "~/domain/payments/quick-amounts";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { useMoneyFormatter } from "~/ui/Money";
import styles from "./Cashier.module.css";
import { declinedDepositLimitQuery } from "./first-limit";
import type { TypedPaymentOrder } from "./form";
import { cashierPath } from "./outcome-path";

interface QuickDepositsProps {
  readonly account: Account;
  readonly bounds: { readonly min: Minor; readonly max: Minor };
  readonly typed: TypedPaymentOrder;
  /** Writes an amount into the field; a link does it without a script. */
  readonly onPick: (amount: string) => void;
}

/**
 * Links with common deposit amounts: with a script they fill the amount field, without one they
 * reload the page with the amount filled in. They order nothing.
 */
export function QuickDepositAmountLinks({ account, bounds, typed, onPick }: QuickDepositsProps) {
  const { t } = useTranslation("cashier");
  const money = useMoneyFormatter();
  const path = cashierPath(useLanguage(), "deposit");
  const { id, iso } = account;
  return (
    <ul className={styles.quick} aria-label={t("quick")}>
      {quickDepositAmounts(bounds).map((minor) => {
        const amount = fromMinor(minor, iso);
        const filled = new URLSearchParams({ ...typed, accountId: String(id), amount });
        return (
          <li key={minor}>
            <Link
              to={`${path}?${declinedDepositLimitQuery}&${filled}`}
              preventScrollReset
              onClick={(event) => {
                event.preventDefault();
                onPick(amount);
              }}
            >
              {money(minor, iso, true)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
