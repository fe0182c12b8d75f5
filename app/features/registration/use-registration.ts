import { useActionData, useNavigation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { useHydrated } from "~/ui/hydrated";
import type { RefusedRegistrationReply } from "./view";

/** State of a registration form after its last post. */
export interface RegistrationFormState {
  readonly noValidate: boolean;
  readonly isBusy: boolean;
  /** The return path of the address; "" = none. */
  readonly returnUrl: string;
  readonly errors: readonly SummaryError[];
  /** The typed value, where the form came back. */
  readonly value: (name: string) => string | undefined;
  readonly error: (name: string) => FieldErrorCodeAndText | null;
}

const named = ["user_name", "surname", "region", "city", "country", "currency", "bonus"] as const;
const labelled = [...named, "provider", "email", "phone_number", "password"] as const;
const labels = [...labelled, "birthday_date", "promo_code"] as const;

/**
 * Returns the state of a registration form, with its errors in words. `age` is the age limit of the
 * chosen country, years; `initial` has the values to begin with. Errors come from the server alone
 * (ACS-03).
 */
export function useRegistrationFormState(
  age: number,
  initial: Readonly<Record<string, string>> = {},
): RegistrationFormState {
  const { t } = useTranslation("registration");
  const [query] = useSearchParams();
  const reply = useActionData<RefusedRegistrationReply>();
  const noValidate = useHydrated();
  const isBusy = useNavigation().formAction?.includes("/registration") ?? false;
  const seconds = reply?.waitS ?? 60;
  const labelOf = (name: string | null) => {
    const label = labels.find((one) => one === name);
    return label ? t(`field_${label}`) : t("code");
  };
  const textOf = (code: string, field: string | null): string => {
    const words: Readonly<Record<string, string>> = {
      required: t("error_required", { field: labelOf(field) }),
      choice: t("error_choice", { field: labelOf(field) }),
      currency: t("error_currency"),
      email: t("error_email"),
      phone: t("error_phone"),
      date: t("error_date"),
      age: t("error_age", { age }),
      name: t("error_name", { field: labelOf(field) }),
      "too-long": t("error_too_long", { field: labelOf(field) }),
      password: t("error_password"),
      "password-again": t("error_password_again"),
      "promo-code": t("error_promo_code"),
      accept: t("error_accept"),
      "bad-code": t("error_bad_code"),
      "code-over": t("error_code_over"),
      "code-spent": t("error_code_spent"),
      "too-soon": t("error_too_soon", { seconds }),
      "too-often": t("error_too_often", { minutes: Math.ceil(seconds / 60) }),
      excluded: t("error_excluded"),
      taken: t("error_taken"),
      captcha: t("error_captcha"),
      "age-gate": t("error_age_gate"),
      "save-over": t("error_save_over"),
      "social-over": t("error_social_over"),
    };
    return words[code] ?? t("error_unavailable");
  };
  const errors = (reply?.errors ?? []).map(({ field, code }) => ({
    field,
    code,
    // The captcha's error has its own words (PLT-04).
    message: (field === "captcha" && reply?.captcha?.error?.message) || textOf(code, field),
  }));
  return {
    noValidate,
    isBusy,
    returnUrl: query.get("returnUrl") ?? "",
    errors,
    value: (name) => (reply ? reply.typed[name] : initial[name]),
    error: (name) => errors.find(({ field }) => field === name) ?? null,
  };
}
