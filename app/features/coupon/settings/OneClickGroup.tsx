import type { ReactNode } from "react";
import { currencyOf } from "~/domain/money/money";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./CouponSettings.module.css";
import { type CouponSettingsFieldsProps, SettingAmountField } from "./SettingAmountField";
import { SettingGroup } from "./SettingGroup";

/** One-click and its amounts, or why it is not available (CPS-04). */
export function OneClickGroup({
  children,
  ...props
}: CouponSettingsFieldsProps & { readonly children: ReactNode }) {
  const { t } = useTranslation("settings");
  const { oneClick, isos } = props.data;
  const error = props.errors.find(({ field }) => field === "isActiveOneClick");
  if (oneClick !== "offered")
    return (
      <SettingGroup legend={t("coupon_one_click")}>
        <p className={styles.note} id="isActiveOneClick" data-code={error?.code}>
          {t(`coupon_one_click_${oneClick}`)}
        </p>
      </SettingGroup>
    );
  return (
    <SettingGroup legend={t("coupon_one_click")}>
      {children}
      <input type="hidden" name="oneClickIso" value={isos.main} />
      <SettingAmountField
        {...props}
        name="oneClickAmount"
        iso={isos.main}
        label={t("coupon_one_click_amount", { currency: isos.main })}
        whenEmpty={currencyOf(isos.main).initial}
      />
      {isos.hasBonus ? (
        <>
          <input type="hidden" name="bonusAccountOneClickIso" value={isos.bonus} />
          <SettingAmountField
            {...props}
            name="bonusAccountOneClickAmount"
            iso={isos.bonus}
            label={t("coupon_one_click_bonus", { currency: isos.bonus })}
            whenEmpty={currencyOf(isos.bonus).initial}
          />
        </>
      ) : null}
    </SettingGroup>
  );
}
