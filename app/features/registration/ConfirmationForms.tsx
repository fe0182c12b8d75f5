import { Form, useSearchParams } from "@remix-run/react";
import { FormFrame } from "~/features/forms/FormFrame";
import { NewPasswordFields } from "~/features/forms/NewPasswordFields";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { useResendSecondsLeft } from "~/features/session/use-seconds-left";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { newPasswordParam, registrationPath } from "./paths";
import styles from "./Registration.module.css";
import { useFirstPasswordTexts, useRegistrationForm } from "./use-registration-form";
import type { RegistrationPageData } from "./view";

/** The step that asks for the code of the telephone or e-mail address (REG-09). */
export function RegistrationCodeForm({
  page,
  reply,
}: {
  page: Extract<RegistrationPageData, { readonly step: "code" }>;
  reply: FormReply | null;
}) {
  const { t } = useTranslation("registration");
  const { type, sentBy, sentTo, isRepeat } = page;
  const state = useRegistrationForm<"code">({ reply });
  const action = registrationPath(useLanguage(), type, state.returnUrl);
  // Isolated, so that a right-to-left sentence keeps the order of the address's parts.
  const address = `\u2066${sentTo}\u2069`;
  return (
    <>
      <h1>{t(sentBy === "sms" ? "code_title_sms" : "code_title_email")}</h1>
      <div className={styles.form}>
        {isRepeat ? <Notice kind="success" title={t("code_resent")} /> : null}
        <p className={styles.lead}>
          {t("code_sent", { address })} {sentBy === "email" ? t("code_sent_mail") : null}
        </p>
        <FormFrame
          parts={state.form.form}
          errors={state.errors}
          action={action}
          className={styles.form}
        >
          <input type="hidden" name="returnUrl" value={state.returnUrl} />
          <Field
            {...state.form.input("code")}
            label={t("code")}
            hint={t("code_hint")}
            className={styles.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            dir="ltr"
            required
          />
          <Button isWide disabled={state.isBusy}>
            {state.isBusy ? t("submitting") : t("code_submit")}
          </Button>
        </FormFrame>
        <OtherWays page={page} action={action} isBusy={state.isBusy} />
      </div>
    </>
  );
}

interface OtherWaysProps {
  readonly page: Extract<RegistrationPageData, { readonly step: "code" }>;
  readonly action: string;
  readonly isBusy: boolean;
}

function OtherWays({ page, action, isBusy }: OtherWaysProps) {
  const { t } = useTranslation("registration");
  const seconds = useResendSecondsLeft(page);
  const now = page.sentBy === "sms" ? t("code_again_now_sms") : t("code_again_now");
  return (
    <Form method="post" action={action} className={styles.others}>
      <CsrfField />
      <p className={styles.note}>{seconds > 0 ? t("code_again_wait", { seconds }) : now}</p>
      <Button name="intent" value="resend" look="quiet" isWide disabled={isBusy}>
        {t("code_again")}
      </Button>
      <Button name="intent" value="cancel" look="quiet" isWide disabled={isBusy}>
        {t("code_cancel")}
      </Button>
    </Form>
  );
}

/**
 * The page of an e-mailed link. The button confirms the address, opening the page does not: mail programs open links by
 * themselves. A browser that did not begin the registration asks for a password: the one that waits may be somebody
 * else's, who typed an address that is not his.
 */
export function OpenedEmailLinkForm({
  page: { type, isNewPasswordAsked },
  reply,
}: {
  page: Extract<RegistrationPageData, { readonly step: "link" }>;
  reply: FormReply | null;
}) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const [query] = useSearchParams();
  const state = useRegistrationForm<"password" | "password_again">({ reply });
  const texts = useFirstPasswordTexts();
  const token = query.get("token") ?? "";
  // A refused password comes back to the link's own address, which alone shows its fields.
  const again: Readonly<Record<string, string>> = isNewPasswordAsked
    ? { token, [newPasswordParam]: "1" }
    : {};
  const isLinkRefused = state.errors.some(({ field }) => field === null);
  return (
    <>
      <h1>{t("link_title")}</h1>
      <FormFrame
        parts={state.form.form}
        errors={state.errors}
        action={registrationPath(lng, type, state.returnUrl, again)}
        className={styles.form}
      >
        <p className={styles.lead}>{t(isNewPasswordAsked ? "link_password_text" : "link_text")}</p>
        <input type="hidden" name="token" value={token} />
        {isNewPasswordAsked ? <NewPasswordFields form={state.form} texts={texts} /> : null}
        <Button isWide disabled={state.isBusy}>
          {state.isBusy ? t("submitting") : t("link_submit")}
        </Button>
        {isLinkRefused ? (
          <ButtonLink isWide look="quiet" to={registrationPath(lng, type, state.returnUrl)}>
            {t("title")}
          </ButtonLink>
        ) : null}
      </FormFrame>
    </>
  );
}
