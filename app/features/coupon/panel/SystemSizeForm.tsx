import { coverName } from "~/domain/coupon/cover-names";
import { countSystemEvents } from "~/domain/coupon/returns/lines";
import { useTranslation } from "~/i18n/I18nProvider";
import { CouponSelectForm } from "../CouponSelectForm";
import { useRefusalAt } from "../refusal-context";
import type { CouponView } from "../view";
import styles from "./CouponTypeButtons.module.css";

/** Selects the number of events in a system line, or a full cover by its name (CPN-07, CPN-31). */
export function SystemSizeForm({ coupon }: { readonly coupon: CouponView }) {
  const { t } = useTranslation("coupon");
  const { systemSize: size, systemValues, iso } = coupon;
  const error = useRefusalAt("systemValue", iso);
  if (size === null) return null;
  const events = countSystemEvents(coupon.rows);
  const labelOf = (value: number, lines: string) => {
    const cover = coverName(value, events);
    return cover === null
      ? t("system_option", { size: value, events, lines })
      : `${t(`cover_${cover}`)} · ${lines}`;
  };
  return (
    <CouponSelectForm
      intent="system"
      className={styles.size}
      name="systemValue"
      label={t("system_size")}
      hint={coupon.rows.length > events ? t("bankers_hint") : null}
      error={error}
      value={String(size)}
      options={systemValues.map(({ value, combo }) => ({
        value: String(value),
        label: labelOf(value, t("lines", { count: combo })),
      }))}
      action={t("system_apply")}
    />
  );
}
