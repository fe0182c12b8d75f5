import { useTranslation } from "~/i18n/I18nProvider";
import { type Account, accountTypes } from "./account";

/** The part of an account that names it. */
export type NamedAccount = Pick<Account, "type" | "label" | "iso">;

/** What an account is called: the main and the bonus account in the reader's language, others by their own name (LNG-08). */
export function useAccountName(): (account: NamedAccount) => string {
  const { t } = useTranslation("coupon");
  const names: Partial<Record<Account["type"], string>> = {
    [accountTypes.main]: t("account_main"),
    [accountTypes.bonus]: t("account_bonus"),
  };
  return ({ type, label, iso }) => names[type] ?? (label || iso);
}
