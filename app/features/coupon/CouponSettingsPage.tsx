import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { RadioGroup } from "~/ui/RadioGroup";
import { useShell } from "../shell/shell-context";
import styles from "./CouponPage.module.css";
import type { CouponSettings } from "./settings";

interface CouponSettingsPageProps {
  readonly settings: CouponSettings;
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
}

/** What happens when a price changes under the player's finger (CPS-02); per player, for guests per browser. */
export function CouponSettingsPage({ settings, isSaved, hasFailed }: CouponSettingsPageProps) {
  const { t } = useTranslation("coupon", "errors", "main");
  const { csrf, paths } = useShell();
  return (
    <div className={styles.page}>
      <h1>{t("coupon:settings_title")}</h1>
      {isSaved && !hasFailed ? <Notice kind="success">{t("coupon:settings_saved")}</Notice> : null}
      <ErrorSummary
        errors={hasFailed ? [{ code: "unavailable", message: t("errors:form_not_saved") }] : []}
      />
      <Form method="post" action={paths.couponSettings} className={styles.form}>
        <input type="hidden" name="csrf" value={csrf} />
        <RadioGroup
          name="changeCoefAction"
          legend={t("coupon:change_coef")}
          value={String(settings.changeCoefAction)}
          options={[
            { value: "0", label: t("coupon:change_coef_0") },
            { value: "2", label: t("coupon:change_coef_2") },
            { value: "1", label: t("coupon:change_coef_1") },
          ]}
        />
        <Button>{t("main:save")}</Button>
      </Form>
    </div>
  );
}
