import { type FormReply, isRefused } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { RemoteOutletWithCoupon } from "~/features/remote-pages/outlet/RemoteOutletWithCoupon";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ButtonLink } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { OpenedEmailLinkForm, RegistrationCodeForm } from "./ConfirmationForms";
import { DepositLimitStep } from "./DepositLimitStep";
import { NewCredentialsStep } from "./NewCredentialsStep";
import { RegisterForm, TypeTabs } from "./RegisterForm";
import styles from "./Registration.module.css";
import type { RegistrationPageData as PageData, RegistrationFormView } from "./view";

interface RegistrationPageProps {
  readonly messages: Messages;
  readonly page: PageData;
  readonly reply: FormReply | null;
}

/** The registration page: a way's form, the code, or what follows a registration (REG-01). */
export function RegistrationPage({ messages, page, reply }: RegistrationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      <div className={styles.page} data-registration={page.step}>
        <Step page={page} reply={reply} />
      </div>
    </I18nProvider>
  );
}

function Step({ page, reply }: Omit<RegistrationPageProps, "messages">) {
  switch (page.step) {
    case "form":
      return <FormStep {...page} reply={reply} />;
    case "code":
      return <RegistrationCodeForm key={page.type} page={page} reply={reply} />;
    case "link":
      return <OpenedEmailLinkForm page={page} reply={reply} />;
    case "saving":
      return <NewCredentialsStep page={page} reply={reply} />;
    case "limit":
      return <DepositLimitStep page={page} />;
    case "unavailable":
      return <Unavailable />;
  }
}

interface FormStepProps extends Extract<PageData, { readonly step: "form" }> {
  readonly reply: FormReply | null;
}

function FormStep({ form, widget, reply }: FormStepProps) {
  const { t } = useTranslation("registration");
  return (
    <>
      <h1>{t("title")}</h1>
      {widget && !reply ? (
        <RemoteOutletWithCoupon {...widget} />
      ) : (
        <OwnForm form={form} reply={reply} />
      )}
      <SignInLink />
    </>
  );
}

function OwnForm({ form, reply }: { form: RegistrationFormView; reply: FormReply | null }) {
  return (
    <>
      <TypeTabs form={form} />
      <RegisterForm key={form.type} form={form} reply={reply} />
    </>
  );
}

function SignInLink() {
  const { t } = useTranslation("registration");
  return (
    <p className={styles.note}>
      {t("have_account")}{" "}
      <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "login")}>
        {t("sign_in")}
      </LinkWithTouchSizedTarget>
    </p>
  );
}

function Unavailable() {
  const { t } = useTranslation("registration", "main");
  return (
    <>
      <h1>{t("title")}</h1>
      <Notice
        kind="error"
        code="unavailable"
        title={t("unavailable_title")}
        isStatic
        controls={
          <ButtonLink to={screenPath(useLanguage(), "registration")} look="quiet" reloadDocument>
            {t("main:main_dictionary_refresh_page")}
          </ButtonLink>
        }
      >
        {t("unavailable_text")}
      </Notice>
    </>
  );
}
