import { Form } from "@remix-run/react";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { RadioGroup } from "~/ui/RadioGroup";
import { OddsFields } from "../odds/OddsFields";
import type { OddsView } from "../odds/views";
import { useShell } from "../shell/shell-context";
import styles from "./CouponPage.module.css";
import type { CouponSettings } from "./settings";

interface CouponSettingsPageProps {
  readonly messages: Messages;
  readonly settings: CouponSettings;
  readonly odds: OddsView;
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
}

/**
 * What happens when a price changes under the player's finger (CPS-02), and how prices are written (ODD-01); per player,
 * for guests per browser.
 */
export function CouponSettingsPage({
  messages,
  settings,
  odds,
  isSaved,
  hasFailed,
}: CouponSettingsPageProps) {
  const { t } = useTranslation("coupon", "errors", "main");
  const { csrf, paths } = useShell();
  return (
    <div className={styles.page}>
      <h1>{t("coupon:settings_title")}</h1>
      {isSaved && !hasFailed ? <Notice kind="success">{t("coupon:settings_saved")}</Notice> : null}
      <ErrorSummary
        errors={hasFailed ? [{ code: "unavailable", message: t("errors:form_not_saved") }] : []}
      />
      <Form method="post" action={paths.couponSettings} className={styles.form} reloadDocument>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="boxes" value="isOddsLadder" />
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
        <I18nProvider lng={useLanguage()} messages={messages}>
          <OddsFields view={odds} />
        </I18nProvider>
        <Button>{t("main:save")}</Button>
      </Form>
    </div>
  );
}
