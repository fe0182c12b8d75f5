import { identityFormFields } from "~/domain/identification/identification";
import type { RefusedFormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";

const codes = ["required", "too-long", "invalid", "date", "age", "refused", "unavailable"] as const;

const textKeys = {
  required: "required",
  "too-long": "too_long",
  invalid: "invalid",
  date: "date",
  age: "age",
  refused: "refused",
  unavailable: "unavailable",
} as const satisfies Record<(typeof codes)[number], string>;

export function useIdentificationErrors(
  reply: RefusedFormReply | null,
  age: number,
): readonly SummaryError[] {
  const { t } = useTranslation("identification");
  return (reply?.errors ?? []).map(({ field, code, title }) => {
    const known = codes.find((one) => one === code) ?? "refused";
    const message = title || t(`error_${textKeys[known]}`, { age });
    const named = identityFormFields.find((name) => name === field);
    return { code, field, message: named ? `${t(`field_${named}`)}: ${message}` : message };
  });
}
