import { useForm } from "@conform-to/react";
import { Form, useActionData, useNavigation, useSearchParams } from "@remix-run/react";
import { useShell } from "~/features/shell/shell-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { screenPath } from "../screens/links";
import styles from "./LoginForm.module.css";
import type { SignInReply } from "./sign-in.server";

/** Sign-in by login and password (SES-03), as a page and in the dialog; errors come from the server in both modes. */
export function LoginForm() {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const { csrf } = useShell();
  const [query] = useSearchParams();
  const lastResult = useActionData<SignInReply>();
  const isBusy = useNavigation().formAction?.endsWith("/user/login") ?? false;
  const [form, fields] = useForm<{ login: string; password: string; save: boolean }>({
    lastResult: lastResult ?? null,
  });

  const words: Readonly<Record<string, string>> = {
    "bad-credentials": t("error_credentials"),
    locked: t("error_blocked"),
    unavailable: t("error_unavailable"),
    "two-step": t("error_unavailable"),
    captcha: t("error_captcha"),
    "too-often": t("error_rate", { minutes: lastResult?.waitMinutes ?? 1 }),
  };
  const loginError = fields.login.errors ? { code: "required", message: t("error_login_required") } : null;
  const passwordError = fields.password.errors
    ? { code: "required", message: t("error_password_required") }
    : null;
  const errors: SummaryError[] = [
    ...(form.errors ?? []).map((code) => ({
      code,
      message: words[code] ?? t("error_unavailable"),
      field: "login",
    })),
    ...(loginError ? [{ ...loginError, field: "login" }] : []),
    ...(passwordError ? [{ ...passwordError, field: "password" }] : []),
  ];

  return (
    <Form
      method="post"
      action={screenPath(lng, "login")}
      className={styles.form}
      noValidate={form.noValidate}
    >
      <ErrorSummary errors={errors} />
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="returnUrl" value={query.get("returnUrl") ?? ""} />
      <Field
        name="login"
        label={t("login_label")}
        defaultValue={fields.login.initialValue}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        error={loginError}
      />
      <Field
        name="password"
        type="password"
        label={t("password")}
        autoComplete="current-password"
        maxLength={256}
        required
        error={passwordError}
      />
      <Checkbox
        name="save"
        label={t("remember")}
        hint={t("remember_hint")}
        defaultChecked={fields.save.initialValue === "on"}
      />
      <Button isWide disabled={isBusy}>
        {isBusy ? t("submitting") : t("submit")}
      </Button>
      <p className={styles.note}>{t("return_note")}</p>
    </Form>
  );
}
