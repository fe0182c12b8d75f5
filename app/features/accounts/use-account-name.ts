import { type Account, accountTypes } from "~/domain/accounts/account";
import { useTranslation } from "~/i18n/I18nProvider";

/** The fields that an account's name needs. */
export type NamedAccount = Pick<Account, "type" | "label" | "iso">;

/**
 * The name of an account: main and bonus accounts in the reader's language, others by their own label
 * (LNG-08).
 */
export function useAccountName(): (account: NamedAccount) => string {
  const { t } = useTranslation("coupon");
  const names: Partial<Record<Account["type"], string>> = {
    [accountTypes.main]: t("account_main"),
    [accountTypes.bonus]: t("account_bonus"),
  };
  return ({ type, label, iso }) => names[type] ?? (label || iso);
}
