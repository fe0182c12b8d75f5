import { useNavigation, useSearchParams } from "@remix-run/react";
import { type ErrorWords, useErrorSummary, waitTexts } from "~/features/forms/error-words";
import type { NewPasswordTexts } from "~/features/forms/NewPasswordFields";
import type { FormReply } from "~/features/forms/reply";
import { type ScreenFormView, useScreenForm } from "~/features/forms/use-screen-form";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";

interface RegistrationFormOptions<Name extends string> {
  readonly reply: FormReply | null;
  /** The form's intent; absent = the confirmation by a code or a link. */
  readonly intent?: string;
  /** Age limit of the chosen country, years. */
  readonly age?: number;
  readonly defaultValue?: Readonly<Partial<Record<Name, string>>>;
}

/** A form of the registration page in its view, and the errors of all forms of the page. */
export interface RegistrationForm<Name extends string> {
  readonly form: ScreenFormView<Name>;
  readonly errors: readonly SummaryError[];
  readonly isBusy: boolean;
  /** The return path of the address; "" = none. */
  readonly returnUrl: string;
}

const named = ["user_name", "surname", "region", "city", "country", "currency", "bonus"] as const;
const labelled = [...named, "provider", "email", "phone_number", "password"] as const;
const labels = [...labelled, "birthday_date", "promo_code"] as const;

export function useRegistrationForm<Name extends string>({
  reply,
  intent = "default",
  age = 0,
  defaultValue,
}: RegistrationFormOptions<Name>): RegistrationForm<Name> {
  const { t } = useTranslation("registration");
  const [query] = useSearchParams();
  const isBusy = useNavigation().formAction?.includes("/registration") ?? false;
  const labelOf = (name: string | null) => {
    const label = labels.find((one) => one === name);
    return label ? t(`field_${label}`) : t("code");
  };
  const words: ErrorWords = {
    dictionary: "registration",
    values: (field) => ({
      ...waitTexts(reply),
      age,
      field: labelOf(field),
    }),
    other: "unavailable",
  };
  const form = useScreenForm<Name>({
    name: intent,
    reply,
    words,
    ...(defaultValue ? { defaultValue } : {}),
  });
  const errors = useErrorSummary(reply, { words });
  return { form, errors, isBusy, returnUrl: query.get("returnUrl") ?? "" };
}

/** The words of the fields for an account's first password. */
export function useFirstPasswordTexts(): NewPasswordTexts {
  const { t } = useTranslation("registration");
  return {
    password: t("field_password"),
    again: t("field_password_again"),
    hint: t("hint_password"),
    show: { words: t("show"), label: t("show_label") },
  };
}
