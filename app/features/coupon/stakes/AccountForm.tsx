import { useTranslation } from "~/i18n/I18nProvider";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { useAccountName } from "../../accounts/use-account-name";
import { CouponSelectForm } from "../CouponSelectForm";
import type { CouponPanelProps } from "../panel/CouponPanel";
import styles from "../placing/PlaceForm.module.css";
import { useRefusalAt } from "../refusal-context";

type AccountProps = Pick<CouponPanelProps, "coupon" | "accounts">;

/** The paying account: its choice, its balance, or neither, by the player's settings (CPS-06). */
export function PayingAccountChoiceOrBalance({ coupon, accounts }: AccountProps) {
  const { t } = useTranslation("coupon");
  const { shown, account } = coupon;
  if (shown.accounts && accounts.length > 1)
    return <AccountForm coupon={coupon} accounts={accounts} />;
  if (!shown.balance || !account) return null;
  return (
    <p className={styles.balance}>
      <span>{t("balance_of_account")}</span>
      <Money minor={account.money} iso={account.iso} name="account-balance" />
    </p>
  );
}

/** Selects the paying account. */
function AccountForm({ coupon, accounts }: AccountProps) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const { accountId, shown, iso: ofCoupon } = coupon;
  const error = useRefusalAt("accountId", ofCoupon);
  const nameOf = useAccountName();
  return (
    <CouponSelectForm
      intent="account"
      name="accountId"
      label={t("account")}
      error={error}
      value={String(accountId ?? "")}
      options={accounts.map((account) => ({
        value: String(account.id),
        label: `${nameOf(account)} · ${shown.balance ? money(account.money, account.iso) : account.iso}`,
      }))}
      action={t("account_change")}
    />
  );
}
