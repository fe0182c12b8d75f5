import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { Select } from "~/ui/Select";
import { CouponForm } from "./CouponForm";
import { eventsOf } from "./combine";
import styles from "./PlaceForm.module.css";
import type { CouponView } from "./view";

/** How many events a line of the system has (CPN-07); applied at once with JavaScript, by its button without. */
export function SystemForm({ coupon }: { readonly coupon: CouponView }) {
  const { t } = useTranslation("coupon");
  const isScripted = useHydrated();
  const { systemSize: size, systemValues } = coupon;
  if (size === null) return null;
  const events = eventsOf(coupon.rows);
  return (
    <CouponForm intent="system" className={styles.account}>
      <Select
        key={`${size}/${events}`}
        name="systemValue"
        label={t("system_size")}
        hint={coupon.rows.length > events ? t("bankers_hint") : null}
        defaultValue={String(size)}
        disabled={coupon.isChecking}
        onChange={(event) => isScripted && event.currentTarget.form?.requestSubmit()}
        options={systemValues.map(({ value, combo }) => ({
          value: String(value),
          label: t("system_option", { size: value, events, lines: t("lines", { count: combo }) }),
        }))}
        after={
          // With a script the choice applies itself.
          <noscript>
            <Button look="quiet" isSmall disabled={coupon.isChecking}>
              {t("system_apply")}
            </Button>
          </noscript>
        }
      />
    </CouponForm>
  );
}
