import { identityFormFields } from "~/domain/identification/identification";
import type { RefusedFormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import type { SummaryError } from "~/ui/ErrorSummary";

const codes = ["required", "date", "age", "refused", "unavailable"] as const;

export function useIdentificationErrors(
  reply: RefusedFormReply | null,
  age: number,
): readonly SummaryError[] {
  const { t } = useTranslation("identification");
  return (reply?.errors ?? []).map(({ field, code, title }) => {
    const known = codes.find((one) => one === code) ?? "refused";
    const message = title || t(`error_${known}`, { age });
    const named = identityFormFields.find((name) => name === field);
    return { code, field, message: named ? `${t(`field_${named}`)}: ${message}` : message };
  });
}
