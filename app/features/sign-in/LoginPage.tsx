import { useSearchParams } from "@remix-run/react";
import { FailedTitle } from "~/features/page/FailedTitle";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import styles from "~/ui/NarrowForm.module.css";
import { CodeForm } from "./CodeForm";
import { LoginForm } from "./LoginForm";
import { PhoneForm } from "./PhoneForm";
import { SignInTabs } from "./SignInTabs";
import type { SignInPage } from "./sign-in-page";
import type { SocialPage } from "./social/page.server";
import { SocialButtons, SocialErrors } from "./social/SocialButtons";

interface LoginPageProps {
  readonly messages: Messages;
  readonly page: SignInPage;
  readonly social: SocialPage;
  readonly hasFailed: boolean;
}

export function LoginPage({ messages, page, social, hasFailed }: LoginPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={hasFailed} />
      <div className={styles.page}>
        {page.step ? (
          <WaitingStep way={page.way} step={page.step} />
        ) : (
          <FirstStep page={page} social={social} />
        )}
      </div>
    </I18nProvider>
  );
}

function WaitingStep({
  way,
  step,
}: {
  way: SignInPage["way"];
  step: NonNullable<SignInPage["step"]>;
}) {
  const { t } = useTranslation("session");
  return (
    <>
      <h1>{step.use === "sms" ? t("sms_title") : t("two_step_title")}</h1>
      <CodeForm key={step.use} way={way} step={step} />
    </>
  );
}

function FirstStep({ page: { way, phone }, social }: Pick<LoginPageProps, "page" | "social">) {
  const { t } = useTranslation("session");
  const [query] = useSearchParams();
  return (
    <>
      <h1>{t("login_title")}</h1>
      <SocialErrors error={social.error} />
      <SignInTabs way={way} returnUrl={query.get("returnUrl") ?? ""} />
      {phone && way !== "login" ? <PhoneForm way={way} phone={phone} /> : <LoginForm />}
      <SocialButtons networks={social.networks} returnUrl={query.get("returnUrl") ?? ""} />
    </>
  );
}
