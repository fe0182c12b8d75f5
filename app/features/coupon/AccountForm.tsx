import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { useMoneyText } from "~/ui/Money";
import { Select } from "~/ui/Select";
import { accountTypes } from "../accounts/account";
import { CouponForm } from "./CouponForm";
import type { CouponPanelProps } from "./CouponPanel";
import styles from "./PlaceForm.module.css";

interface AccountFormProps {
  readonly accounts: CouponPanelProps["accounts"];
  readonly accountId: number | null;
  readonly isDisabled: boolean;
}

/** Which account the stake comes from; applied at once with JavaScript, by its button without. */
export function AccountForm({ accounts, accountId, isDisabled }: AccountFormProps) {
  const { t } = useTranslation("coupon");
  const money = useMoneyText();
  const isScripted = useHydrated();
  const names: Partial<Record<number, string>> = {
    [accountTypes.main]: t("account_main"),
    [accountTypes.bonus]: t("account_bonus"),
  };
  return (
    <CouponForm intent="account" className={styles.account}>
      <Select
        key={accountId}
        name="accountId"
        label={t("account")}
        defaultValue={String(accountId ?? "")}
        disabled={isDisabled}
        onChange={(event) => isScripted && event.currentTarget.form?.requestSubmit()}
        options={accounts.map(({ id, type, iso, money: minor }) => ({
          value: String(id),
          label: `${names[type] ?? iso} · ${money(minor, iso)}`,
        }))}
        after={
          // With a script the choice applies itself.
          <noscript>
            <Button look="quiet" isSmall disabled={isDisabled}>
              {t("account_change")}
            </Button>
          </noscript>
        }
      />
    </CouponForm>
  );
}
