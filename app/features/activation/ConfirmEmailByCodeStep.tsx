import { useNavigation } from "react-router-dom";
import { CodeField } from "~/features/codes/CodeField";
import { ResendOrCancelCode } from "~/features/codes/ResendOrCancelCode";
import { FormFrame } from "~/features/forms/FormFrame";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import type { EmailToConfirmPageData } from "./activation-page.server";
import { SecurityLink } from "./SecurityLink";
import type { EmailConfirmationForm } from "./use-email-confirmation-form";

export function ConfirmEmailByCodeStep({
  page,
  form,
  errors,
}: { page: EmailToConfirmPageData } & EmailConfirmationForm) {
  const { t } = useTranslation("activation");
  const action = screenPath(useLanguage(), "user:accountverify");
  const isBusy = useNavigation().formAction !== undefined;
  const email = `\u2066${page.email}\u2069`;
  const { step, daysLeft } = page;
  return (
    <>
      <h1>{t("title")}</h1>
      <div className={styles.form}>
        {daysLeft === null ? null : (
          <Notice kind="info" code="days-to-activate" isStatic>
            <data data-name="days-to-activate" value={daysLeft}>
              {t("days", { count: daysLeft })}
            </data>
          </Notice>
        )}
        {step?.isRepeat ? <Notice kind="success" title={t("code_resent")} /> : null}
        <p className={styles.lead}>{t(step ? "code_lead" : "send_lead", { email })}</p>
        <p className={styles.note}>{t("why")}</p>
        <FormFrame parts={form.form} action={action} errors={errors}>
          {step ? <CodeField form={form} isSent /> : null}
          <Button isWide disabled={isBusy} {...(step ? {} : { name: "intent", value: "resend" })}>
            {step ? t("submit") : isBusy ? t("sending") : t("send")}
          </Button>
        </FormFrame>
        {step ? (
          <ResendOrCancelCode action={action} waiting={step} isBusy={isBusy} cancel={null} />
        ) : null}
        <p className={styles.note}>
          {t("wrong_address")} <SecurityLink />
        </p>
      </div>
    </>
  );
}
