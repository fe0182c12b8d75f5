import { accountTypes } from "~/domain/accounts/account";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { useTranslation } from "~/i18n/I18nProvider";
import { useCouponData } from "../use-coupon-data";

/** The account that paid, by type and currency. */
export function AccountName({ receipt: { accountId, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const { accounts } = useCouponData();
  const type = accounts.find(({ id }) => id === accountId)?.type;
  const kind =
    type === accountTypes.bonus
      ? t("account_bonus")
      : type === accountTypes.main
        ? t("account_main")
        : null;
  return (
    <>
      {kind} <span dir="ltr">{iso}</span>
    </>
  );
}
