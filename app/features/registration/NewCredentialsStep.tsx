import { useContext, useEffect, useRef } from "react";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { RemoteBodiesContext } from "~/features/remote-pages/outlet/remote-bodies-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import { Notice } from "~/ui/Notice";
import { registrationPath } from "./paths";
import styles from "./Registration.module.css";
import { useRegistrationForm } from "./use-registration-form";
import { newLoginSecretTextKey, newPasswordSecretTextKey, type RegistrationPageData } from "./view";

interface NewCredentialsStepProps {
  readonly page: Extract<RegistrationPageData, { readonly step: "saving" }>;
  readonly reply: FormReply | null;
}

/** The generated credentials, shown once, and the ways to keep them (REG-02, REG-11). */
export function NewCredentialsStep({ page: { type, isMailed }, reply }: NewCredentialsStepProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const state = useRegistrationForm<"email">({ reply, intent: "save" });
  const action = registrationPath(lng, type, state.returnUrl);
  return (
    <>
      <h1>{t("saving_title")}</h1>
      <div className={styles.form}>
        <ErrorSummary errors={state.errors} />
        {isMailed ? <Notice kind="success" code="mailed" title={t("mailed")} /> : null}
        <p className={styles.lead}>{t("saving_text")}</p>
        <dl className={styles.credentials}>
          <dt>{t("new_login")}</dt>
          <Kept name={newLoginSecretTextKey} />
          <dt>{t("new_password")}</dt>
          <Kept name={newPasswordSecretTextKey} />
        </dl>
        <p className={styles.note}>{t("keep_secret")}</p>
        <h2>{t("save_title")}</h2>
        <FormWithFullPageLoad method="post" action={action} className={styles.pair}>
          <CsrfField />
          <input type="hidden" name="intent" value="save" />
          <Button name="save" value="file" look="quiet">
            {t("save_file")}
          </Button>
          <Button name="save" value="picture" look="quiet">
            {t("save_picture")}
          </Button>
        </FormWithFullPageLoad>
        <FormWithFullPageLoad
          {...state.form.form}
          method="post"
          action={action}
          className={styles.form}
          noValidate
        >
          <CsrfField />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="returnUrl" value={state.returnUrl} />
          <Field
            {...state.form.input("email", "email")}
            label={t("field_email")}
            hint={t("save_email_hint")}
            autoComplete="email"
            dir="ltr"
            maxLength={128}
          />
          <Button name="save" value="email" look="quiet" isWide>
            {t("save_email")}
          </Button>
        </FormWithFullPageLoad>
        <ButtonLink isWide to={registrationPath(lng, type, state.returnUrl, { step: "limit" })}>
          {t("go_on")}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * Shows the generated login or password, which only the HTML document contains. It is never loader
 * data; after a navigation by script the text is missing, and the document is loaded again.
 */
function Kept({ name }: { name: string }) {
  const texts = useContext(RemoteBodiesContext);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current?.textContent === "") location.reload();
  }, []);
  const text = texts?.get(name)?.content ?? "";
  const html = text === "" ? "" : `<data data-name="${name}" value="${text}">${text}</data>`;
  // Escaped by the server.
  return (
    <dd ref={place} dir="ltr" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
