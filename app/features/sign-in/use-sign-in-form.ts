import { useNavigation, useSearchParams } from "@remix-run/react";
import { type ErrorWords, useErrorSummary, waitTexts } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { type ScreenFormView, useScreenForm } from "~/features/forms/use-screen-form";
import type { SummaryError } from "~/ui/ErrorSummary";

interface SignInFormOptions<Name extends string> {
  readonly reply: FormReply | null;
  /** Intent of the form; absent = a step of a way to sign in. */
  readonly intent?: string;
  /** The field that an error of the whole form leads to; absent = none. */
  readonly first?: Name;
  /** Keys of the form's own words by code, such as those of wrong credentials. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The name of the network that the words are about. */
  readonly network?: string;
  readonly defaultValue?: Readonly<Partial<Record<Name, string>>>;
}

/** A form of sign-in in its view (SES-03), and the errors of all forms of its page. */
export interface SignInForm<Name extends string> {
  readonly form: ScreenFormView<Name>;
  readonly errors: readonly SummaryError[];
  readonly isBusy: boolean;
  /** The return path of the address; "" = none. */
  readonly returnUrl: string;
}

export function useSignInForm<Name extends string = never>({
  reply,
  intent = "default",
  first,
  keys,
  network = "",
  defaultValue,
}: SignInFormOptions<Name>): SignInForm<Name> {
  const [query] = useSearchParams();
  const isBusy = useNavigation().formAction?.includes("/user/login") ?? false;
  const words: ErrorWords = {
    dictionary: "session",
    values: { ...waitTexts(reply), network },
    keys: {
      "bad-credentials": "session:error_credentials",
      "bad-code": "session:error_code",
      "code-over": "session:error_code_expired",
      "code-spent": "session:error_code_spent",
      "step-over": "session:error_step_over",
      "too-soon": "session:error_too_soon",
      "too-often": "session:error_rate",
      "age-gate": "session:error_age",
      phone: "session:error_phone",
      locked: "session:error_blocked",
      captcha: "session:error_captcha",
      "device-code": "device:error_code",
      ...keys,
    },
    keysAt: {
      login: { required: "session:error_login_required" },
      password: { required: "session:error_password_required" },
      phone_code: { required: "session:error_phone" },
      phone_number: { required: "session:error_phone" },
      code: { required: "session:error_code_required" },
      device_code: { required: "device:error_code_required" },
    },
    other: "unavailable",
  };
  const form = useScreenForm<Name>({
    name: intent,
    reply,
    words,
    ...(defaultValue ? { defaultValue } : {}),
  });
  const errors = useErrorSummary(reply, { words, ...(first === undefined ? {} : { first }) });
  return { form, errors, isBusy, returnUrl: query.get("returnUrl") ?? "" };
}
