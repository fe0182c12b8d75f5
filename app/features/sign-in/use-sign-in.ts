import { useActionData, useNavigation, useSearchParams } from "@remix-run/react";
import { useCaptchaErrors } from "~/features/captcha/use-captcha";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import type { RefusedSignInReply } from "./refused-sign-in-reply.server";

/** State of a sign-in form after its last post. */
export interface SignInFormState {
  readonly isBusy: boolean;
  /** The return path of the address; "" = none. */
  readonly returnUrl: string;
  readonly errors: readonly SummaryError[];
  /** The typed value, where the form was refused. */
  readonly value: (name: string) => string | undefined;
  readonly error: (name: string) => FieldErrorCodeAndText | null;
}

/**
 * State of a sign-in form (SES-03). `required` maps its fields to the error for an empty value; an error of
 * the whole form links to the first. `refused` is the text for wrong credentials, `more` has those
 * of the form's own codes. Errors come from the server
 * with and without a script.
 */
export function useSignInFormState(
  required: Readonly<Record<string, string>>,
  refused: string,
  more: Readonly<Record<string, string>> = {},
): SignInFormState {
  const { t } = useTranslation("session");
  const [query] = useSearchParams();
  const reply = useActionData<RefusedSignInReply>();
  const captcha = [...useCaptchaErrors(), ...useCaptchaErrors("resend")];
  const isBusy = useNavigation().formAction?.includes("/user/login") ?? false;
  const seconds = reply?.waitS ?? 60;
  const words: Readonly<Record<string, string>> = {
    "bad-credentials": refused,
    "bad-code": t("error_code"),
    "code-over": t("error_code_expired"),
    "code-spent": t("error_code_spent"),
    "step-over": t("error_step_over"),
    "too-soon": t("error_too_soon", { seconds }),
    "too-often": t("error_rate", { minutes: Math.ceil(seconds / 60) }),
    "age-gate": t("error_age"),
    phone: t("error_phone"),
    locked: t("error_blocked"),
    captcha: t("error_captcha"),
    unavailable: t("error_unavailable"),
    ...more,
  };
  const names = Object.keys(required);
  const error = (name: string): FieldErrorCodeAndText | null => {
    const [code] = reply?.error?.[name] ?? [];
    if (code === undefined) return null;
    const message = words[code];
    return message === undefined
      ? { code: "required", message: required[name] ?? "" }
      : { code, message };
  };
  const value = (name: string) => {
    const typed = reply?.initialValue?.[name];
    return typeof typed === "string" ? typed : undefined;
  };
  return {
    isBusy,
    returnUrl: query.get("returnUrl") ?? "",
    errors: [
      ...captcha,
      ...(reply?.error?.[""] ?? []).map((code) => ({
        code,
        message: words[code] ?? t("error_unavailable"),
        field: names[0] ?? null,
      })),
      ...names.flatMap((name) => {
        const found = error(name);
        return found ? [{ ...found, field: name }] : [];
      }),
    ],
    value,
    error,
  };
}
