import { type Account, accountTypes } from "~/domain/accounts/account";
import { useTranslation } from "~/i18n/I18nProvider";

/** The fields of an account from which its name is made. */
export type AccountNameFields = Pick<Account, "type" | "label" | "iso">;

/**
 * Returns the function that names an account: main and bonus accounts in the reader's language,
 * others by their own label (LNG-08).
 */
export function useAccountName(): (account: AccountNameFields) => string {
  const { t } = useTranslation("coupon");
  const names: Partial<Record<Account["type"], string>> = {
    [accountTypes.main]: t("account_main"),
    [accountTypes.bonus]: t("account_bonus"),
  };
  return ({ type, label, iso }) => names[type] ?? (label || iso);
}
