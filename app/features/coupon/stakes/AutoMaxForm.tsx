import { useTranslation } from "~/i18n/I18nProvider";
import { CouponPostForm } from "../CouponPostForm";
import styles from "../placing/PlaceForm.module.css";
import type { CouponView } from "../view";

/** Switches auto-max (CPN-12). */
export function AutoMaxForm({ coupon }: { coupon: CouponView }) {
  const { t } = useTranslation("coupon");
  const isOn = coupon.isActiveAutoMax;
  return (
    <CouponPostForm intent="auto-max" className={styles.quick}>
      <button
        type="submit"
        name="isAutoMax"
        value={isOn ? "0" : "1"}
        aria-pressed={isOn}
        className={styles.chip}
      >
        {t("auto_max_on")}
      </button>
    </CouponPostForm>
  );
}
