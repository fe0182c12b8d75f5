import { Link, useSearchParams } from "@remix-run/react";
import type { FormReply } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import styles from "~/ui/NarrowForm.module.css";
import { CodeForm } from "./CodeForm";
import { DeviceCodeForm, DeviceConfirmationWait } from "./DeviceSignIn";
import { LoginForm } from "./LoginForm";
import { PhoneForm } from "./PhoneForm";
import { SignInTabs } from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page.server";
import type { SignInPageSocialData } from "./social/page.server";
import { SocialButtons, SocialErrors } from "./social/SocialButtons";
import { UrlTokenSignInForm } from "./social/UrlTokenSignInForm";
import { signInPath } from "./ways";

interface LoginPageProps {
  readonly messages: Messages;
  readonly page: SignInPageData;
  readonly social: SignInPageSocialData;
  readonly reply: FormReply | null;
}

export function LoginPage({ messages, page, social, reply }: LoginPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <div className={styles.page}>
        {page.waiting ? (
          <DeviceStep check={page.waiting.check} />
        ) : page.step ? (
          <WaitingStep way={page.way} step={page.step} reply={reply} />
        ) : (
          <FirstStep page={page} social={social} reply={reply} />
        )}
      </div>
    </I18nProvider>
  );
}

function WaitingStep({
  way,
  step,
  reply,
}: {
  way: SignInPageData["way"];
  step: NonNullable<SignInPageData["step"]>;
  reply: FormReply | null;
}) {
  const { t } = useTranslation("session");
  return (
    <>
      <h1>{step.use === "sms" ? t("sms_title") : t("two_step_title")}</h1>
      <CodeForm key={step.use} way={way} step={step} reply={reply} />
    </>
  );
}

function DeviceStep({ check }: { check: number }) {
  const { t } = useTranslation("device");
  const [query] = useSearchParams();
  return (
    <>
      <h1>{t("wait_title")}</h1>
      <DeviceConfirmationWait check={check} returnUrl={query.get("returnUrl") ?? ""} />
    </>
  );
}

function FirstStep({
  page: { way, phone, deviceEnd },
  social,
  reply,
}: Pick<LoginPageProps, "page" | "social" | "reply">) {
  const { t } = useTranslation("session");
  const [query] = useSearchParams();
  const returnUrl = query.get("returnUrl") ?? "";
  return (
    <>
      <h1>{t("login_title")}</h1>
      <SocialErrors error={social.error} />
      {social.asked ? (
        <UrlTokenSignInForm asked={social.asked} reply={reply} />
      ) : (
        <Ways
          way={way}
          phone={phone}
          deviceEnd={deviceEnd}
          social={social}
          returnUrl={returnUrl}
          reply={reply}
        />
      )}
    </>
  );
}

interface WaysProps extends Pick<SignInPageData, "way" | "phone" | "deviceEnd"> {
  readonly social: SignInPageSocialData;
  readonly returnUrl: string;
  readonly reply: FormReply | null;
}

/**
 * The tabs of the ways to sign in with the form of the chosen one (`way`), the link to signing in
 * by another device, and the buttons of social networks.
 */
function Ways({ way, phone, deviceEnd, social, returnUrl, reply }: WaysProps) {
  const { t } = useTranslation("device");
  const lng = useLanguage();
  return (
    <>
      <SignInTabs way={way} returnUrl={returnUrl} />
      {way === "device" ? (
        <DeviceCodeForm end={deviceEnd} reply={reply} />
      ) : (
        <>
          {phone && way !== "login" ? (
            <PhoneForm key={way} way={way} phone={phone} reply={reply} />
          ) : (
            <LoginForm reply={reply} />
          )}
          <p className={styles.elsewhere}>
            <Link to={signInPath(lng, "device", returnUrl)}>{t("sign_in_link")}</Link>
          </p>
        </>
      )}
      <SocialButtons networks={social.networks} returnUrl={returnUrl} />
    </>
  );
}
