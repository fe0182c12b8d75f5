import { useActionData } from "@remix-run/react";
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
import type {
  RegistrationPageData as PageData,
  RefusedRegistrationReply,
  RegistrationFormView,
} from "./view";

interface RegistrationPageProps {
  readonly messages: Messages;
  readonly page: PageData;
}

/** The registration page: a way's form, the code, or what follows a registration (REG-01). */
export function RegistrationPage({ messages, page }: RegistrationPageProps) {
  const hasFailed = (useActionData<RefusedRegistrationReply>()?.errors.length ?? 0) > 0;
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={hasFailed} />
      <div className={styles.page} data-registration={page.step}>
        <Step page={page} />
      </div>
    </I18nProvider>
  );
}

function Step({ page }: { page: PageData }) {
  switch (page.step) {
    case "form":
      return <FormStep {...page} />;
    case "code":
      return <RegistrationCodeForm key={page.type} page={page} />;
    case "link":
      return <OpenedEmailLinkForm page={page} />;
    case "saving":
      return <NewCredentialsStep page={page} />;
    case "limit":
      return <DepositLimitStep page={page} />;
    case "unavailable":
      return <Unavailable />;
  }
}

function FormStep({ form, widget }: Extract<PageData, { readonly step: "form" }>) {
  const { t } = useTranslation("registration");
  const hasReply = useActionData<RefusedRegistrationReply>() !== undefined;
  return (
    <>
      <h1>{t("title")}</h1>
      {widget && !hasReply ? <RemoteOutletWithCoupon {...widget} /> : <OwnForm form={form} />}
      <SignInLink />
    </>
  );
}

function OwnForm({ form }: { form: RegistrationFormView }) {
  return (
    <>
      <TypeTabs form={form} />
      <RegisterForm key={form.type} form={form} />
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
