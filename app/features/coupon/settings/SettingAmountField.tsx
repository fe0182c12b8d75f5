import type { Minor } from "~/domain/money/amount";
import { AmountField } from "~/features/money/AmountField";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import { useMoneyFormatter } from "~/ui/Money";
import styles from "./CouponSettings.module.css";
import type { CouponSettingsData } from "./settings-page.server";

export interface CouponSettingsFieldsProps {
  readonly data: CouponSettingsData;
  /** Stored values, or typed values that were refused, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly SummaryError[];
}

interface AmountProps extends CouponSettingsFieldsProps {
  readonly name: string;
  readonly iso: string;
  readonly label: string;
  /** The default if the field is empty. */
  readonly whenEmpty: Minor;
}

export function SettingAmountField({ name, iso, label, whenEmpty, values, errors }: AmountProps) {
  const { t } = useTranslation("settings");
  const money = useMoneyFormatter();
  return (
    <AmountField
      name={name}
      className={styles.amount}
      label={label}
      iso={iso}
      defaultValue={values[name] ?? ""}
      hint={t("coupon_amount_empty", { amount: money(whenEmpty, iso, true) })}
      error={errors.find(({ field }) => field === name)}
    />
  );
}
