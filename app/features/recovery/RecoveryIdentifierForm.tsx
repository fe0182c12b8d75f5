import { useNavigation } from "@remix-run/react";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { FormFrame } from "~/features/forms/FormFrame";
import type { FormReply } from "~/features/forms/reply";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";
import { useRecoveryForm } from "./use-recovery-form";

/**
 * The first step of password recovery: the player's e-mail address, number or telephone. In the
 * dialog it posts to the recovery page (SCR-16).
 */
export function RecoveryIdentifierForm({ reply }: { reply: FormReply | null }) {
  const { t } = useTranslation("recovery");
  const lng = useLanguage();
  const page = screenPath(lng, "user:passwordreset");
  const isBusy = useNavigation().formAction?.startsWith(page) ?? false;
  const { form, errors } = useRecoveryForm(reply, "login");
  return (
    <FormFrame parts={form.form} errors={errors} action={page}>
      <p className={styles.lead}>{t("lead")}</p>
      <Field
        {...form.input("login")}
        label={t("name")}
        hint={t("name_hint")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        dir="auto"
        required
      />
      <CaptchaFields />
      <Button isWide disabled={isBusy}>
        {isBusy ? t("sending") : t("send")}
      </Button>
      <p className={styles.note}>
        <LinkWithTouchSizedTarget to={screenPath(lng, "login")}>
          {t("to_sign_in")}
        </LinkWithTouchSizedTarget>
      </p>
    </FormFrame>
  );
}
