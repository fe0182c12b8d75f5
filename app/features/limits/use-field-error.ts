import { limitFieldName } from "~/domain/limits/codes";
import { useTranslation } from "~/i18n/I18nProvider";
import type { LimitField } from "./limit-field";

export function useLimitFieldError({ code, error }: LimitField) {
  const { t } = useTranslation("limits");
  return error && { code: error, message: t(`error_${error}`), field: limitFieldName(code) };
}
