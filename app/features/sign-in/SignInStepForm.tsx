import type { ReactNode } from "react";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import type { ReplyWithCaptcha } from "~/features/captcha/use-captcha";
import { FormFrame } from "~/features/forms/FormFrame";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "~/ui/NarrowForm.module.css";
import { PasswordInput } from "~/ui/PasswordInput";
import { Tabs } from "~/ui/Tabs";
import type { SignInForm } from "./use-sign-in-form";
import { type SignInWay, signInPath } from "./ways";

interface SignInStepFormProps {
  readonly state: SignInForm<never>;
  readonly way: SignInWay;
  /** The return path where the address has none. */
  readonly fallbackUrl?: string;
  /** Posts over the page that stays: the key of its fetcher, and the fetcher's last reply. */
  readonly inPlace?: InPlacePost;
  readonly submit: string;
  readonly busy: string;
  readonly children: ReactNode;
}

/** A form that a script posts over its page, which then stays where it is; without one it is a form of the sign-in page. */
export interface InPlacePost {
  readonly fetcherKey: string;
  readonly reply: ReplyWithCaptcha;
}

/** The form of every sign-in step: the return path, the step's fields as `children`, captcha, one button. */
export function SignInStepForm({
  state,
  way,
  fallbackUrl = "",
  inPlace,
  submit,
  busy,
  children,
}: SignInStepFormProps) {
  const lng = useLanguage();
  const returnUrl = state.returnUrl || fallbackUrl;
  return (
    // A refused form keeps its own address, so that a reload shows the same step.
    <FormFrame
      parts={state.form.form}
      errors={state.errors}
      action={signInPath(lng, way, returnUrl)}
      {...(inPlace
        ? { navigate: false, fetcherKey: inPlace.fetcherKey, preventScrollReset: true }
        : {})}
    >
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {children}
      {inPlace ? <CaptchaFields reply={inPlace.reply} /> : <CaptchaFields />}
      <Button isWide disabled={state.isBusy}>
        {state.isBusy ? busy : submit}
      </Button>
    </FormFrame>
  );
}

/** The password field; its value is never sent back. */
export function SignInPasswordField({ form }: { form: ScreenFormView<"password"> }) {
  const { t } = useTranslation("session");
  return (
    <PasswordInput
      {...form.input("password", "password")}
      label={t("password")}
      autoComplete="current-password"
      show={{ words: t("password_show"), label: t("password_show_label") }}
    />
  );
}

/** Link to password recovery, under every form that asks for a password (SCR-05). */
export function ForgotPasswordLink() {
  const { t } = useTranslation("session");
  return (
    <p className={styles.note}>
      <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "user:passwordreset")}>
        {t("forgot")}
      </LinkWithTouchSizedTarget>
    </p>
  );
}

/** The box by which the session continues after the browser is closed. */
export function StaySignedInBox({ form }: { form: ScreenFormView<"save"> }) {
  const { t } = useTranslation("session");
  return <Checkbox {...form.checkbox("save")} label={t("remember")} hint={t("remember_hint")} />;
}

/** The note that the visitor comes back to the page where he was before. */
export function ReturnToPageNote() {
  const { t } = useTranslation("session");
  return <p className={styles.note}>{t("return_note")}</p>;
}

/**
 * The ways to sign in that are tabs: by login, telephone or SMS, each with the return path. Signing in by another device
 * has a link of its own.
 */
export function SignInTabs({ way, returnUrl }: { way: SignInWay; returnUrl: string }) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const tab = (to: SignInWay, label: string) => ({
    href: signInPath(lng, to, returnUrl),
    label,
    isCurrent: to === way,
  });
  return (
    <Tabs
      label={t("method")}
      tabs={[
        tab("login", t("method_login")),
        tab("phone", t("method_phone")),
        tab("sms", t("method_sms")),
      ]}
    />
  );
}
