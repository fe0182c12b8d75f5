import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { socialProviders } from "~/domain/social/providers";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { FormFrame } from "~/features/forms/FormFrame";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Tabs } from "~/ui/Tabs";
import { registrationPath } from "./paths";
import styles from "./Registration.module.css";
import { RegistrationInput, type RegistrationInputName } from "./RegistrationInput";
import { useRegistrationForm } from "./use-registration-form";
import type { RegistrationFormView } from "./view";

interface RegisterFormProps {
  readonly form: RegistrationFormView;
  readonly reply: FormReply | null;
  /** The return path where the address has none. */
  readonly fallbackUrl?: string;
  /** What stands between the fields and the button. */
  readonly children?: ReactNode;
}

const intent = "register";

/** The form of a way to register: the fields of site config in their order (REG-09). */
export function RegisterForm({ form, reply, fallbackUrl = "", children }: RegisterFormProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const { csrf } = usePageContext();
  const { type, countries } = form;
  const [code, setCode] = useState<string | null>(null);
  const own = reply?.form === intent ? reply : null;
  const typed = own ? typedValueOf(own, "country") : form.initial["country"];
  const country = countries.find((one) => one.code === (code ?? typed ?? form.country)) ?? null;
  const hasCountry = form.fields.some(({ name }) => name === "country");
  const age = (hasCountry && country?.ageLimit) || form.ageLimit;
  const state = useRegistrationForm<RegistrationInputName>({
    ...{ reply, intent, age },
    defaultValue: form.initial,
  });
  const { form: parts } = state;
  const returnUrl = state.returnUrl || fallbackUrl;
  const action = registrationPath(lng, type, returnUrl);
  useReportUnsentRegistration(action, csrf, state.isBusy);
  const submit =
    type === "soc_reg" && !form.proof
      ? t("submit_social")
      : type === "fast_reg" || type === "soc_reg"
        ? t("submit")
        : t("submit_code");
  return (
    <FormFrame parts={parts.form} errors={state.errors} action={action} className={styles.form}>
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {/* The first button answers the Enter key, so it is this one and not that of the country. */}
      <button
        type="submit"
        name="intent"
        value="register"
        className={styles.enter}
        tabIndex={-1}
        aria-hidden="true"
      />
      {form.proof ? (
        <Notice kind="success" code="social-confirmed" isStatic>
          {t("social_confirmed", {
            network: socialProviders[form.proof.provider],
            name: `\u2068${form.proof.name}\u2069`,
          })}
        </Notice>
      ) : null}
      {form.fields.map((rule) => (
        <RegistrationInput
          key={rule.name}
          rule={rule}
          form={form}
          parts={parts}
          country={country}
          age={age}
          onCountry={setCode}
        />
      ))}
      <Checkbox
        {...parts.checkbox("accept")}
        label={t("accept", { age })}
        hint={
          <LinkWithTouchSizedTarget to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>
            {t("terms")}
          </LinkWithTouchSizedTarget>
        }
      />
      {children}
      <CaptchaFields intent="register" submit={{ name: "intent", value: "register" }} />
      <Button name="intent" value="register" isWide disabled={state.isBusy}>
        {state.isBusy ? t("submitting") : submit}
      </Button>
    </FormFrame>
  );
}

/**
 * Reports a registration form that is abandoned (REG-04): the page is closed or navigated away
 * from. Posting the form or changing to another way to register does not count; the report has no
 * other data.
 */
function useReportUnsentRegistration(action: string, csrf: string, isBusy: boolean): void {
  const isSending = useRef(isBusy);
  isSending.current = isBusy;
  useEffect(() => {
    let isReported = false;
    const report = () => {
      if (isSending.current || isReported) return;
      isReported = true;
      navigator.sendBeacon(action, new URLSearchParams({ csrf, intent: "leave" }));
    };
    addEventListener("pagehide", report);
    return () => {
      removeEventListener("pagehide", report);
      // By then the address is the next page's.
      if (!/\/registration(?:[/-]|$)/.test(location.pathname)) report();
    };
  }, [action, csrf]);
}

interface TypeTabsProps {
  readonly form: RegistrationFormView;
  /** The return path where the address has none. */
  readonly fallbackUrl?: string;
}

/** The ways to register as links, and what the current one does (REG-01). */
export function TypeTabs({ form: { type, types }, fallbackUrl = "" }: TypeTabsProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const [query] = useSearchParams();
  const returnUrl = query.get("returnUrl") ?? fallbackUrl;
  return (
    <>
      {types.length > 1 ? (
        <Tabs
          label={t("types")}
          tabs={types.map((one) => ({
            href: registrationPath(lng, one, returnUrl),
            label: t(`type_${one}`),
            isCurrent: one === type,
          }))}
        />
      ) : null}
      <p className={styles.note}>{t(`about_${type}`)}</p>
    </>
  );
}
