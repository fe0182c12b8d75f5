import { Form, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { socialProviders } from "~/domain/social/providers";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Tabs } from "~/ui/Tabs";
import { registrationPath } from "./paths";
import styles from "./Registration.module.css";
import { RegistrationInput } from "./RegistrationInput";
import { useRegistrationFormState } from "./use-registration";
import type { RegistrationFormView } from "./view";

interface RegisterFormProps {
  readonly form: RegistrationFormView;
  /** The return path where the address has none. */
  readonly fallbackUrl?: string;
  /** What stands between the fields and the button. */
  readonly children?: ReactNode;
}

/** The form of a way to register: the fields of site config in their order (REG-09). */
export function RegisterForm({ form, fallbackUrl = "", children }: RegisterFormProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const { csrf } = usePageContext();
  const { type, countries } = form;
  const [code, setCode] = useState<string | null>(null);
  const typed = useRegistrationFormState(form.ageLimit, form.initial).value("country");
  const country = countries.find((one) => one.code === (code ?? typed ?? form.country)) ?? null;
  const hasCountry = form.fields.some(({ name }) => name === "country");
  const age = (hasCountry && country?.ageLimit) || form.ageLimit;
  const state = useRegistrationFormState(age, form.initial);
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
    <Form method="post" action={action} className={styles.form} noValidate={state.noValidate}>
      <ErrorSummary errors={state.errors} />
      <CsrfField />
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
          state={state}
          country={country}
          age={age}
          onCountry={setCode}
        />
      ))}
      <Checkbox
        name="accept"
        label={t("accept", { age })}
        hint={
          <LinkWithTouchSizedTarget to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>
            {t("terms")}
          </LinkWithTouchSizedTarget>
        }
        defaultChecked={["1", "on"].includes(state.value("accept") ?? "")}
        error={state.error("accept")}
      />
      {children}
      <CaptchaFields intent="register" submit={{ name: "intent", value: "register" }} />
      <Button name="intent" value="register" isWide disabled={state.isBusy}>
        {state.isBusy ? t("submitting") : submit}
      </Button>
    </Form>
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
